import { Fragment, type ReactNode } from 'react';
import styles from './brand-text.module.css';
import { usePageContext } from './page-context.tsx';

interface BrandTextProps {
  children: string;
  /** What the letter sits in; text in a drawing has `tspan` instead of `span`. */
  as?: 'span' | 'tspan';
}

/**
 * Visible text, with the styled letter of the brand's name in a span wherever the name occurs.
 * All text that comes from content goes through here; the text itself stays unchanged.
 */
export function BrandText({ children, as: Letter = 'span' }: BrandTextProps): ReactNode {
  const { brand } = usePageContext();
  // While the settings have never been reached the brand has no name, and nothing to style.
  if (brand.name === '') return children;
  const pieces = children.split(brand.name);
  if (pieces.length === 1) return children;
  const before = brand.name.slice(0, brand.styledLetter);
  const letter = brand.name.slice(brand.styledLetter, brand.styledLetter + 1);
  const after = brand.name.slice(brand.styledLetter + 1);
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
