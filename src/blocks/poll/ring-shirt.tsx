import type { ReactNode } from 'react';
import styles from './ring-shirt.module.css';
import { bandHeightAt } from './widths.ts';

const body =
  'M-86 0C-80 52-46 90 0 90C46 90 80 52 86 0C128 15 170 34 208 50C196 132 209 212 238 268C229 322 222 384 222 446C222 540 232 622 237 820V1200H-235V820C-230 622-223 540-223 446C-223 384-229 322-238 268C-209 212-196 132-208 50C-170 34-128 15-86 0Z';
const sides =
  'M238 268C229 322 222 384 222 446C222 540 232 622 237 820V1200M-238 268C-229 322-223 384-223 446C-223 540-230 622-235 820V1200';
const sleeve =
  'M208 50C252 62 288 98 311 150C326 184 333 206 350 240C364 268 378 300 391 334C362 360 326 375 284 380C276 346 262 308 238 268C209 212 196 132 208 50Z';
const cuff = 'M384 318C355 343 320 358 280 363';
const inside = 'M-86 0C-66-14-34-22 0-22C34-22 66-14 86 0C80 52 46 90 0 90C-46 90-80 52-86 0Z';
const collar =
  'M-86 0C-80 52-46 90 0 90C46 90 80 52 86 0C81-4 76-6.5 70-9C65 34 38 70 0 70C-38 70-65 34-70-9C-76-6.5-81-4-86 0Z';

const chest = 367;
const bodyEdge = 225;
const cardEdge = 300;

/** The ring across one card: level over the body, swelling to meet the neighbours' rings at the card's edges. */
function bandData(index: number, count: number): string {
  const half = bandHeightAt(index, count) / 2;
  const before = index > 0 ? bandHeightAt(index - 1, count) / 2 : half;
  const after = index < count - 1 ? bandHeightAt(index + 1, count) / 2 : half;
  const near = (cardEdge - bodyEdge) / 2;
  const far = ((cardEdge - bodyEdge) * 3) / 4;
  const quarter = (neighbour: number): number => (3 * half + neighbour) / 4;
  const meet = (neighbour: number): number => (half + neighbour) / 2;
  const point = (x: number, y: number): string => `${x} ${Math.round((chest + y) * 10) / 10}`;
  return [
    `M${point(-cardEdge, -meet(before))}`,
    `C${point(-bodyEdge - far, -quarter(before))} ${point(-bodyEdge - near, -half)} ${point(-bodyEdge, -half)}`,
    `H${bodyEdge}`,
    `C${point(bodyEdge + near, -half)} ${point(bodyEdge + far, -quarter(after))} ${point(cardEdge, -meet(after))}`,
    `V${chest + meet(after)}`,
    `C${point(bodyEdge + far, quarter(after))} ${point(bodyEdge + near, half)} ${point(bodyEdge, half)}`,
    `H${-bodyEdge}`,
    `C${point(-bodyEdge - near, half)} ${point(-bodyEdge - far, quarter(before))} ${point(-cardEdge, meet(before))}Z`,
  ].join('');
}

/** A drawn shirt whose ring is as high as its answer's place says; its neighbours' rings run on from it. */
export function RingShirt({ index, count }: { index: number; count: number }): ReactNode {
  return (
    <svg className={styles.shirt} viewBox="-300 -30 600 715" aria-hidden="true" focusable="false">
      <path className={styles.inside} d={inside} />
      <path className={styles.cloth} d={body} />
      <path className={styles.band} d={bandData(index, count)} />
      <path className={styles.line} d={sides} />
      <g className={styles.sleeve}>
        <path d={sleeve} />
        <path className={styles.cuff} d={cuff} />
        <path transform="scale(-1 1)" d={sleeve} />
        <path className={styles.cuff} transform="scale(-1 1)" d={cuff} />
      </g>
      <path className={styles.collar} d={collar} />
    </svg>
  );
}

/** The upper part of one shirt, as a ground for answers that lie below one another. */
export function ShirtBehind(): ReactNode {
  return (
    <svg className={styles.behind} viewBox="-250 -30 500 300" aria-hidden="true" focusable="false">
      <path className={styles.inside} d={inside} />
      <path className={styles.cloth} d={body} />
      <g className={styles.sleeve}>
        <path d={sleeve} />
        <path transform="scale(-1 1)" d={sleeve} />
      </g>
      <path className={styles.collar} d={collar} />
    </svg>
  );
}

/** The ring of one answer as a strip from edge to edge, true to scale with the others. */
export function RingStrip({ index, count }: { index: number; count: number }): ReactNode {
  const height = bandHeightAt(index, count);
  return (
    <svg className={styles.strip} viewBox={`0 0 1000 ${height}`} aria-hidden="true" focusable="false">
      <path className={styles.band} d={`M0 0H1000V${height}H0Z`} />
    </svg>
  );
}
