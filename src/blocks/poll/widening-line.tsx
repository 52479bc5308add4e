import type { ReactNode } from 'react';
import styles from './question.module.css';
import { lengthOf, type WideningLetter } from './widths.ts';

/** Ascent and leading in hundredths of an em; umlauts on capitals reach higher. */
const ascent = 74;
const leading = 87;

/**
 * Lines that fill any width exactly. An SVG, because CSS has no unit for text length. The longest line decides the
 * common size.
 */
export function WideningLines({
  lines,
  className,
  inset = 0,
}: {
  lines: readonly WideningLetter[][];
  className: string | undefined;
  /** Side bearing of the first letter to cut off, in hundredths of an em. */
  inset?: number;
}): ReactNode {
  const lengths = lines.map(lengthOf);
  const signs = lines.map((line) => line.map(({ sign }) => sign).join(''));
  const top = ascent + (/[ÄÖÜ]/.test(signs[0] ?? '') ? 16 : 0);
  const below = /[gjpqyß,;]/.test(signs.at(-1) ?? '') ? 21 : 2;
  const height = top + leading * (lines.length - 1) + below;
  return (
    <svg
      className={className}
      viewBox={`${inset} ${-top} ${Math.max(...lengths) - inset} ${height}`}
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      {lines.map((line, row) => (
        <text
          key={signs[row]}
          className={styles.letters}
          y={row * leading}
          textLength={lengths[row]}
          lengthAdjust="spacing"
        >
          {line.map(({ sign, step }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the letters of one text never change places
            <tspan key={place} data-width={step}>
              {sign}
            </tspan>
          ))}
        </text>
      ))}
    </svg>
  );
}
