import type { ReactNode } from 'react';
import styles from './glyph.module.css';

/** Beyond the edge of any window, where a drawing that runs on is cut. */
export const far = 2400;

/** The lines of which the drawings are made: plain ones, thin ones, and those that stand for words. */
export const line = { 'data-line': '', strokeWidth: 3 };
export const hair = { 'data-line': '', strokeWidth: 1 };
export const words = { 'data-line': '', strokeWidth: 4, strokeDasharray: '22 4 13 4 30 4 17 4 9 4' };

interface GlyphProps {
  /** On a field 40 high. A drawing without a width takes what is left of the row and is cut by the window. */
  width?: number;
  /** Shapes. The stylesheet knows what they look like on a ground and in the band. */
  children: ReactNode;
}

/** A kind of block in miniature, in its own proportions; decoration beside its name in the index. */
export function Glyph({ width, children }: GlyphProps): ReactNode {
  return (
    <span className={styles.glyph} data-endless={width === undefined || undefined}>
      <svg
        viewBox={`0 0 ${width ?? 40} 40`}
        preserveAspectRatio="xMinYMid"
        aria-hidden="true"
        focusable="false"
      >
        {children}
      </svg>
    </span>
  );
}
