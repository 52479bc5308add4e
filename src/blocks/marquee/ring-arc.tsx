import { type ReactNode, useId } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import styles from './ring-arc.module.css';
import { fillLetters, hasTallLetters, lettersIn, phrasesWithin, sizeOfPhrase } from './runs.ts';

// In units of the drawing, which is 1440 wide. The stylesheet rotates the text around (720, 2068).
const width = 1440;
const radius = 2000;
const thickness = 132;
const centre = { x: width / 2, y: radius + thickness / 2 + 2 };
const height = 280;
const baseline = radius - 31.36;
const circumference = 2 * Math.PI * baseline;

// The text starts where the arc enters on the left.
const start = Math.asin((width / 2 - 24) / baseline);
/** Length along the text from there to the middle. */
const middle = Math.round(start * baseline);
/** Static text stays clear of both ends of the arc. */
const longestStanding = 1200;

const from = `${(centre.x - baseline * Math.sin(start)).toFixed(1)} ${(centre.y - baseline * Math.cos(start)).toFixed(1)}`;
const opposite = `${(centre.x + baseline * Math.sin(start)).toFixed(1)} ${(centre.y + baseline * Math.cos(start)).toFixed(1)}`;
const path = `M${from}A${baseline} ${baseline} 0 0 1 ${opposite}A${baseline} ${baseline} 0 0 1 ${from}`;

interface RingArcProps {
  phrases: readonly string[];
  /** The ground below the arc, if it differs from the one above. */
  ground: 'white' | 'sand' | 'night' | undefined;
}

/**
 * The band as the top of a very large circle rotating around its centre; the text fills the circle. In print and
 * without motion, as many whole phrases as fit are centred.
 */
export function RingArc({ phrases, ground }: RingArcProps): ReactNode {
  const id = useId();
  const size = hasTallLetters(phrases) ? 92 : 112;
  const standing = phrasesWithin(phrases, longestStanding, size);
  return (
    <div className={styles.arc}>
      <Picture>
        <g data-ground={ground}>
          {!ground && (
            <circle
              className={styles.gap}
              cx={centre.x}
              cy={centre.y}
              r={radius}
              strokeWidth={thickness + 28}
            />
          )}
          <circle className={styles.band} cx={centre.x} cy={centre.y} r={radius} strokeWidth={thickness} />
        </g>
        <path id={id} d={path} fill="none" />
        <text className={styles.standing} fontSize={sizeOfPhrase(standing, longestStanding, size)}>
          <textPath href={`#${id}`} startOffset={middle}>
            <BrandText as="tspan">{standing}</BrandText>
          </textPath>
        </text>
      </Picture>
      <Picture turns>
        <text fontSize={size}>
          <textPath href={`#${id}`} textLength={Math.round(circumference) - 1} lengthAdjust="spacing">
            <BrandText as="tspan">{fillLetters(phrases, lettersIn(circumference, size))}</BrandText>
          </textPath>
        </text>
      </Picture>
    </div>
  );
}

/** The rotating part is a separate SVG, for the reason given in ring-bent.tsx. */
function Picture({ turns = false, children }: { turns?: boolean; children: ReactNode }): ReactNode {
  return (
    <svg
      className={turns ? styles.turn : undefined}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
      data-running={turns ? '' : undefined}
    >
      {children}
    </svg>
  );
}
