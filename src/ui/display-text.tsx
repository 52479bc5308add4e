import { Fragment, type ReactNode } from 'react';
import { BrandText } from './brand-text.tsx';
import styles from './display-text.module.css';
import { heldWords, senseParts } from './sense-parts.ts';

/** Characters. Longer texts wrap like any other. */
const longest = 90;

/** Text in the display face: lines break between its parts, and inside a part only if it is too long. */
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

/** Keeps words that belong together on one line. */
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
