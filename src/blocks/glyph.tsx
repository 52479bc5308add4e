import type { ReactNode } from 'react';
import styles from './glyph.module.css';

/** Beyond any viewport edge; open-ended drawings are clipped there. */
export const far = 2400;

/** Strokes of the drawings: normal, thin, and dashed as a placeholder for words. */
export const line = { 'data-line': '', strokeWidth: 3 };
export const hair = { 'data-line': '', strokeWidth: 1 };
export const words = { 'data-line': '', strokeWidth: 4, strokeDasharray: '22 4 13 4 30 4 17 4 9 4' };

interface GlyphProps {
  /** In a 40-unit-high drawing. Without a width it fills the rest of the row and is clipped by the viewport. */
  width?: number;
  /** Shapes, coloured by the stylesheet for grounds and the band. */
  children: ReactNode;
}

/** A miniature of a kind of block in its own proportions; decorative. */
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
