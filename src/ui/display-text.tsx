import { Fragment, type ReactNode } from 'react';
import { BrandText } from './brand-text.tsx';
import styles from './display-text.module.css';
import { senseParts } from './sense-parts.ts';

/** Visible text in the display face: its lines break after its parts, and inside of one only where it is too long. */
export function DisplayText({ children }: { children: string }): ReactNode {
  const parts = senseParts(children);
  if (parts.length === 1) return <BrandText>{children}</BrandText>;
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
