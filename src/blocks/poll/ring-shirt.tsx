import type { ReactNode } from 'react';
import styles from './ring-shirt.module.css';
import { bandHeightAt } from './widths.ts';

const body =
  'M-86 0C-80 52-46 90 0 90C46 90 80 52 86 0C128 15 170 34 208 50C196 132 209 212 238 268C229 322 222 384 222 446C222 540 232 622 237 820V2400H-235V820C-230 622-223 540-223 446C-223 384-229 322-238 268C-209 212-196 132-208 50C-170 34-128 15-86 0Z';
const sides =
  'M238 268C229 322 222 384 222 446C222 540 232 622 237 820V2400M-238 268C-229 322-223 384-223 446C-223 540-230 622-235 820V2400';
const bodyShade =
  'M238 268C229 322 222 384 222 446C222 540 232 622 237 820V2400H206V820C200 640 196 540 193 470C192 400 206 330 238 268ZM-238 268C-229 322-223 384-223 446C-223 540-230 622-235 820V2400H-216V820C-210 640-206 560-205 500C-204 410-214 340-238 268Z';
const sleeves =
  'M208 50C246 67 282 95 310 143C331 179 343 208 359 238C375 267 389 297 401 331C377 345 341 361 295 370C287 342 267 303 239 268C209 212 196 132 208 50ZM-208 50C-246 67-279 99-299 154C-315 192-324 223-336 254C-349 285-360 316-368 352C-342 365-304 380-261 386C-260 354-252 308-236 268C-209 212-196 132-208 50Z';
const sleeveShade =
  'M401 331C377 345 341 361 295 370C287 342 267 303 239 268C220 228 210 180 206 140C236 196 268 240 290 288C304 318 312 338 316 358ZM-368 352C-342 365-304 380-261 386C-260 354-252 308-236 268C-224 240-212 196-206 150C-230 206-262 250-280 296C-292 328-298 352-300 378Z';
const cuffs = 'M395 317C371 331 336 346 291 355M-364 336C-338 349-301 364-260 370';
/** Brush strokes at the armpits and shoulder seams. */
const bodyFolds =
  'M237 266C209 261 191 225 148 200C189 227 207 263 237 266ZM236 272C196 282 164 254 104 258C164 258 196 286 236 272ZM-237 266C-205 259-191 219-158 188C-193 217-207 257-237 266ZM-236 273C-200 292-164 270-92 276C-164 266-200 288-236 273Z';
const sleeveFolds =
  'M242 270C267 269 289 239 322 196C287 237 265 267 242 270ZM216 74C243 91 261 125 272 176C263 123 245 89 216 74ZM-242 270C-267 263-289 229-312 184C-291 231-269 265-242 270ZM-216 78C-241 95-257 125-262 170C-255 127-239 97-216 78Z';
const inside = 'M-86 0C-66-14-34-22 0-22C34-22 66-14 86 0C80 52 46 90 0 90C-46 90-80 52-86 0Z';
const collar =
  'M-86 0C-80 52-46 90 0 90C46 90 80 52 86 0C81-4 76-6.5 70-9C65 34 38 70 0 70C-38 70-65 34-70-9C-76-6.5-81-4-86 0ZM-72 8C-46 0-22-4 0-4C22-4 46 0 72 8L78-5C48-17 24-21 0-21C-24-21-48-17-78-5Z';

const chest = 367;
const bodyEdge = 225;
const cardEdge = 300;

/** The ring across one card: level on the body, growing to meet the neighbours' rings at the edges. */
function bandData(index: number, count: number): string {
  const half = bandHeightAt(index, count) / 2;
  const before = index > 0 ? bandHeightAt(index - 1, count) / 2 : half;
  const after = index < count - 1 ? bandHeightAt(index + 1, count) / 2 : half;
  const near = (cardEdge - bodyEdge) / 2;
  const far = ((cardEdge - bodyEdge) * 3) / 4;
  const quarter = (neighbour: number): number => (3 * half + neighbour) / 4;
  const meet = (neighbour: number): number => (half + neighbour) / 2;
  const point = (x: number, y: number): string => `${x} ${Math.round((chest + y) * 10) / 10}`;
  // Overlaps by one unit to avoid gaps between rings.
  const out = cardEdge + 1;
  return [
    `M${point(-out, -meet(before))}`,
    `H${-cardEdge}`,
    `C${point(-bodyEdge - far, -quarter(before))} ${point(-bodyEdge - near, -half)} ${point(-bodyEdge, -half)}`,
    `H${bodyEdge}`,
    `C${point(bodyEdge + near, -half)} ${point(bodyEdge + far, -quarter(after))} ${point(cardEdge, -meet(after))}`,
    `H${out}V${chest + meet(after)}H${cardEdge}`,
    `C${point(bodyEdge + far, quarter(after))} ${point(bodyEdge + near, half)} ${point(bodyEdge, half)}`,
    `H${-bodyEdge}`,
    `C${point(-bodyEdge - near, half)} ${point(-bodyEdge - far, quarter(before))} ${point(-cardEdge, meet(before))}`,
    `H${-out}Z`,
  ].join('');
}

/** A drawn shirt whose ring height depends on its position; continues into the neighbours' rings. */
export function RingShirt({ index, count }: { index: number; count: number }): ReactNode {
  return (
    <svg className={styles.shirt} viewBox="-300 -30 600 715" aria-hidden="true" focusable="false">
      <Shirt band={bandData(index, count)} />
    </svg>
  );
}

/** The upper part of one shirt, behind stacked options. */
export function ShirtBehind(): ReactNode {
  return (
    <svg className={styles.shirt} viewBox="-250 -30 500 300" aria-hidden="true" focusable="false">
      <Shirt />
    </svg>
  );
}

function Shirt({ band }: { band?: string }): ReactNode {
  return (
    <>
      <path className={styles.inside} d={inside} />
      <path className={styles.cloth} d={body} />
      <path className={styles.shade} d={bodyShade} />
      {band && (
        <>
          <path className={styles.fold} d={bodyFolds} />
          <path className={styles.band} d={band} data-landing="" />
        </>
      )}
      <path className={styles.line} d={sides} />
      <path className={styles.cloth} d={sleeves} />
      <path className={styles.shade} d={sleeveShade} />
      <path className={styles.cuff} d={cuffs} />
      <path className={styles.outline} d={sleeves} />
      {band && <path className={styles.fold} d={sleeveFolds} />}
      <path className={styles.collar} d={collar} />
    </>
  );
}

/** One option's ring as a strip, to the scale of the others. Extends beyond its drawing to the ballot's edges. */
export function RingStrip({ index, count }: { index: number; count: number }): ReactNode {
  const height = bandHeightAt(index, count);
  return (
    <svg className={styles.strip} viewBox={`0 0 1000 ${height}`} aria-hidden="true" focusable="false">
      <path className={styles.band} d={`M-9 0H9000V${height}H-9Z`} data-landing="" />
    </svg>
  );
}
