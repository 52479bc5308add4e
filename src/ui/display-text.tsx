import { Fragment, type ReactNode } from 'react';
import { BrandText } from './brand-text.tsx';
import styles from './display-text.module.css';
import { senseParts } from './sense-parts.ts';

/** So many characters are looked at; more are read, and break like any text. */
const longest = 90;

/** Visible text in the display face: its lines break after its parts, and inside of one only where it is too long. */
export function DisplayText({ children }: { children: string }): ReactNode {
  const parts = children.length > longest ? [] : senseParts(children);
  if (parts.length < 2) return <BrandText>{children}</BrandText>;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={styles.part} data-part="">
        <BrandText>{part}</BrandText>
      </span>
    </Fragment>
  ));
}
