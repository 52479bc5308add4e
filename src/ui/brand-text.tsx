import { Fragment, type ReactNode } from 'react';
import { styledName } from '#brand/styled-name.ts';
import styles from './brand-text.module.css';
import { usePageContext } from './page-context.tsx';

interface BrandTextProps {
  children: string;
  /** Element around the letter; SVG text needs `tspan`. */
  as?: 'span' | 'tspan';
}

/**
 * Text with the styled letter of the brand's name wherever the name occurs. All text from content is rendered through
 * this; the text itself stays unchanged.
 */
export function BrandText({ children, as: Letter = 'span' }: BrandTextProps): ReactNode {
  const { brand } = usePageContext();
  const { before, letter, after } = styledName(brand);
  // The name is empty until the settings have been loaded once.
  if (letter === '') return children;
  const pieces = children.split(brand.name);
  if (pieces.length === 1) return children;
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    <Fragment key={index}>
      {index > 0 && (
        <>
          {before}
          <Letter className={styles.letter} data-brand-letter="">
            {letter}
          </Letter>
          {after}
        </>
      )}
      {piece}
    </Fragment>
  ));
}
