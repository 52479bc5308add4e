import { type ReactNode, useId } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import styles from './ring-bent.module.css';
import { roundOfLength } from './runs.ts';

// In units of the drawing, which is 1440 wide; the stylesheet repeats the thickness, the edge and the round.
const width = 1440;
const thickness = 120;
const edge = 40;
/** One round of the text: exactly once about the circle of its baseline, so that the bend needs no seam. */
const round = 1600;
const baseRadius = round / (2 * Math.PI);
const drop = 24;
const radius = baseRadius + drop;
const height = radius + thickness / 2;
const bendAt = width - edge - height;
const longestLeg = 4 * round;
/** So far the text of the leg reaches under the bend, so that no letter shows a seam. */
const lap = 20;

/** Rounds of text side by side, from one that begins left of the drawing to one that ends right of it. */
function Rounds({ text, size, to }: { text: string; size: number; to: number }): ReactNode {
  const starts = [];
  for (let start = -round; start < to; start += round) starts.push(start);
  return starts.map((start) => (
    <text key={start} x={start} fontSize={size} textLength={round} lengthAdjust="spacing">
      <BrandText as="tspan">{text}</BrandText>
    </text>
  ));
}

/**
 * The band bent round the block that follows: in at the left edge, down on the right, back to the left. Its text
 * runs along the first two legs; on the way back it stands upright again and comes out of the second bend.
 */
export function RingBent({ phrases }: { phrases: readonly string[] }): ReactNode {
  const id = useId();
  const { text, size } = roundOfLength(phrases, round, thickness / 2);
  const circle = `M0 ${-baseRadius}a${baseRadius} ${baseRadius} 0 0 1 0 ${2 * baseRadius}a${baseRadius} ${baseRadius} 0 0 1 0 ${-2 * baseRadius}`;
  return (
    <div className={styles.bent}>
      <svg className={styles.drawing} aria-hidden="true" focusable="false" viewBox={`0 0 ${width} ${height}`}>
        <path
          className={styles.band}
          d={`M-9 ${thickness / 2}H${bendAt}a${radius} ${radius} 0 0 1 ${radius} ${radius}`}
        />
        <svg aria-hidden="true" width={bendAt} height={thickness}>
          <g transform={`translate(${bendAt - round} ${thickness / 2 + drop})`}>
            <g className={styles.flow} data-running="">
              <Rounds text={text} size={size} to={round} />
            </g>
          </g>
        </svg>
        <svg aria-hidden="true" x={bendAt} width={height} height={height}>
          <g transform={`translate(0 ${height})`}>
            <path id={id} d={circle} fill="none" />
            <text className={styles.turn} fontSize={size} data-running="">
              <textPath href={`#${id}`} textLength={round - 0.5} lengthAdjust="spacing">
                <BrandText as="tspan">{text}</BrandText>
              </textPath>
            </text>
          </g>
        </svg>
      </svg>
      <div className={styles.leg}>
        <svg
          className={styles.drawing}
          aria-hidden="true"
          focusable="false"
          viewBox={`0 ${-lap} ${thickness} ${longestLeg}`}
        >
          <g transform={`translate(${thickness / 2 - drop} ${-round / 4}) rotate(90)`}>
            <g className={styles.flow} data-running="">
              <Rounds text={text} size={size} to={longestLeg} />
            </g>
          </g>
        </svg>
      </div>
      <svg className={styles.drawing} aria-hidden="true" focusable="false" viewBox={`0 0 ${width} ${height}`}>
        <path
          className={styles.band}
          d={`M${bendAt + radius} 0a${radius} ${radius} 0 0 1 ${-radius} ${radius}H-9`}
        />
        <svg aria-hidden="true" y={height - thickness} width={bendAt} height={thickness}>
          <g transform={`translate(0 ${thickness / 2 + drop})`}>
            <g className={styles.flow} data-running="" data-back="">
              <Rounds text={text} size={size} to={round} />
            </g>
          </g>
        </svg>
      </svg>
    </div>
  );
}
