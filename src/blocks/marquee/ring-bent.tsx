import { type ReactNode, useId } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import styles from './ring-bent.module.css';
import { roundOfLength, sizeOfPhrase } from './runs.ts';

// In units of the drawing, which is 1440 wide; the stylesheet repeats the thickness, edge and rounds.
const width = 1440;
const thickness = 120;
const edge = 40;
/** Length of a round of text: exactly the circumference of its baseline circle, so that the bend has no seam. */
const round = 1600;
/** On the way back letters are upright with their baseline outside the band's middle, so the circle is larger. */
const roundBack = 1900;
const baseRadius = round / (2 * Math.PI);
const baseRadiusBack = roundBack / (2 * Math.PI);
/** Distance of the baselines from the band's middle. */
const drop = (baseRadiusBack - baseRadius) / 2;
const radius = baseRadius + drop;
const height = radius + thickness / 2;
const bendAt = width - edge - height;
const longestLeg = 4 * round;
/** Overlap of the leg's text under the bend, to hide the seam. */
const lap = 20;

/** Length over which letters fade between two texts. */
const fade = 140;

/** Maximum length of a static phrase; including its bend it fits a 320 px viewport. */
const longestStill = 660;

interface Round {
  text: string;
  size: number;
  length: number;
}

/** Rounds of text side by side, from left of the drawing to right of it. */
function Rounds({ text, size, length, to }: Round & { to: number }): ReactNode {
  const starts = [];
  for (let start = -length; start < to; start += length) starts.push(start);
  return starts.map((start) => (
    <text key={start} x={start} fontSize={size} textLength={length} lengthAdjust="spacing">
      <BrandText as="tspan">{text}</BrandText>
    </text>
  ));
}

/** One round of text on the circle `path`. */
function RoundOnCircle({ text, size, length, path }: Round & { path: string }): ReactNode {
  return (
    <text>
      <textPath href={`#${path}`} fontSize={size} textLength={length - 0.5} lengthAdjust="spacing">
        <BrandText as="tspan">{text}</BrandText>
      </textPath>
    </text>
  );
}

/**
 * A layer across the whole drawing. Moving parts are separate SVGs: browsers move an SVG as a whole, but would lay out
 * text inside one again on every frame while scrolling.
 */
function Picture({ moves, children }: { moves?: string | undefined; children: ReactNode }): ReactNode {
  return (
    <svg
      className={moves}
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${width} ${height}`}
      data-running={moves && ''}
    >
      {children}
    </svg>
  );
}

/** A static phrase, ending shortly before its bend. */
function Standing({ phrase, size, path }: { phrase: string; size: number; path: string }): ReactNode {
  return (
    <text className={styles.still} fontSize={size}>
      <textPath href={`#${path}`} startOffset="97%">
        <BrandText as="tspan">{phrase}</BrandText>
      </textPath>
    </text>
  );
}

/** A circle around the origin, from its top (`-1`) or bottom (`1`) by way of the right. */
function circle(radius: number, from: 1 | -1): string {
  const sweep = from === 1 ? 0 : 1;
  const across = `a${radius} ${radius} 0 0 ${sweep} 0`;
  return `M0 ${from * radius}${across} ${-2 * from * radius}${across} ${2 * from * radius}`;
}

/**
 * The band bent around the next block: enters at the left edge, turns down on the right, and returns to the left. Its
 * text runs along the first two legs and fades; above the second bend it comes back upright. Without motion, one phrase
 * is in the first leg and the next in the last.
 */
export function RingBent({ phrases }: { phrases: readonly string[] }): ReactNode {
  const id = useId();
  const there = { ...roundOfLength(phrases, round, thickness / 2), length: round };
  // The same text, slightly larger and wider spaced.
  const back = { ...there, size: Math.round(1.1 * there.size), length: roundBack };
  const [first = '', next = first] = phrases;
  const still = Math.min(...[first, next].map((phrase) => sizeOfPhrase(phrase, longestStill, there.size)));
  const secondBend = `M${bendAt + radius} 0a${radius} ${radius} 0 0 1 ${-radius} ${radius}H-9`;
  return (
    <div className={styles.bent}>
      <div className={styles.drawing}>
        <Picture>
          <path
            className={styles.band}
            d={`M-9 ${thickness / 2}H${bendAt}a${radius} ${radius} 0 0 1 ${radius} ${radius}`}
          />
          <path
            id={`${id}first`}
            d={`M0 ${thickness / 2 + drop}H${bendAt}a${baseRadius} ${baseRadius} 0 0 1 ${baseRadius} ${baseRadius}`}
            fill="none"
          />
          <Standing phrase={first} size={still} path={`${id}first`} />
        </Picture>
        <div className={styles.straight}>
          <Picture moves={styles.flow}>
            <g transform={`translate(${bendAt - round} ${thickness / 2 + drop})`}>
              <Rounds {...there} to={round} />
            </g>
          </Picture>
        </div>
        <div className={styles.bend}>
          <Picture moves={styles.turn}>
            <g transform={`translate(${bendAt} ${height})`}>
              <path id={`${id}there`} d={circle(baseRadius, -1)} fill="none" />
              <RoundOnCircle {...there} path={`${id}there`} />
            </g>
          </Picture>
        </div>
      </div>
      <div className={styles.leg}>
        <svg
          className={styles.down}
          aria-hidden="true"
          focusable="false"
          viewBox={`0 ${-lap} ${thickness} ${longestLeg}`}
          data-running=""
        >
          <g transform={`translate(${thickness / 2 - drop} ${-round / 4}) rotate(90)`}>
            <Rounds {...there} to={longestLeg} />
          </g>
        </svg>
      </div>
      <div className={styles.drawing} data-back="">
        <Picture>
          <path className={styles.band} d={secondBend} />
        </Picture>
        <div className={styles.straight}>
          <Picture moves={styles.flow}>
            <g transform={`translate(${bendAt - roundBack} ${height - thickness / 2 + drop})`}>
              <Rounds {...back} to={roundBack} />
            </g>
          </Picture>
        </div>
        <div className={styles.bend}>
          <Picture moves={styles.turn}>
            <g transform={`translate(${bendAt})`}>
              <path id={`${id}back`} d={circle(baseRadiusBack, 1)} fill="none" />
              <RoundOnCircle {...back} path={`${id}back`} />
            </g>
          </Picture>
        </div>
        <Picture>
          <path
            id={`${id}next`}
            d={`M0 ${baseRadiusBack}H${bendAt}a${baseRadiusBack} ${baseRadiusBack} 0 0 0 ${baseRadiusBack} ${-baseRadiusBack}`}
            fill="none"
          />
          <Standing phrase={next} size={Math.round(1.1 * still)} path={`${id}next`} />
          <linearGradient
            className={styles.band}
            id={`${id}fade`}
            gradientUnits="userSpaceOnUse"
            x1="0"
            y1="0"
            x2="0"
            y2={fade}
          >
            <stop stopColor="currentColor" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
          <path className={styles.fade} d={secondBend} stroke={`url(#${id}fade)`} />
        </Picture>
      </div>
    </div>
  );
}
