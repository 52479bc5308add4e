import { Fragment, type ReactNode } from 'react';
import { BrandText } from './brand-text.tsx';
import styles from './display-text.module.css';
import { heldWords, senseParts } from './sense-parts.ts';

/** So many characters are looked at; more are read, and break like any text. */
const longest = 90;

/** Visible text in the display face: its lines break after its parts, and inside of one only where it is too long. */
export function DisplayText({ children }: { children: string }): ReactNode {
  if (children.length > longest) return <BrandText>{children}</BrandText>;
  const parts = senseParts(children);
  if (parts.length < 2) return <Held>{children}</Held>;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={styles.part} data-part="">
        <Held>{part}</Held>
      </span>
    </Fragment>
  ));
}

/** A part, in which words that are not to be parted go to the next line together. */
function Held({ children }: { children: string }): ReactNode {
  return heldWords(children).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    <Fragment key={index}>
      {index % 2 === 0 ? (
        <BrandText>{piece}</BrandText>
      ) : (
        <span className={styles.part}>
          <BrandText>{piece}</BrandText>
        </span>
      )}
    </Fragment>
  ));
}
