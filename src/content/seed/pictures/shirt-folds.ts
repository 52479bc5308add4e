import type { Pose, Side } from './shirt-shape.ts';
import { num } from './svg.ts';

type Fold = readonly [number, number, number, number, number, number, number, number, number];

/**
 * A fold is a line that swells and tapers like a brush stroke: two cubics that share their ends.
 * Numbers: start, two control points, end, then the thickness in the middle.
 */
function foldData(fold: Fold): string {
  const [x0, y0, x1, y1, x2, y2, x3, y3, thickness] = fold;
  const length = Math.hypot(x3 - x0, y3 - y0);
  const nx = (-(y3 - y0) / length) * thickness * 0.66;
  const ny = ((x3 - x0) / length) * thickness * 0.66;
  const pair = (x: number, y: number): string => `${num(x)} ${num(y)}`;
  return `M${pair(x0, y0)}C${pair(x1 + nx, y1 + ny)} ${pair(x2 + nx, y2 + ny)} ${pair(x3, y3)}C${pair(x2 - nx, y2 - ny)} ${pair(x1 - nx, y1 - ny)} ${pair(x0, y0)}Z`;
}

function foldsData(folds: readonly Fold[]): string {
  return folds.map(foldData).join('');
}

// Folds start where cloth is held (armpit, shoulder seam, hem) and run out into nothing; long ones bend twice.
const hangingFolds: readonly Fold[] = [
  [242, 270, 266, 268, 288, 238, 322, 196, 2.6],
  [247, 280, 284, 290, 310, 262, 348, 254, 3],
  [262, 312, 290, 322, 318, 298, 352, 300, 2.2],
  [216, 74, 244, 90, 262, 124, 272, 176, 2.2],
  [300, 374, 298, 352, 304, 336, 316, 322, 1.8],
  [-242, 270, -268, 264, -290, 230, -312, 184, 2.8],
  [-247, 282, -282, 288, -304, 256, -336, 246, 2.8],
  [-262, 318, -290, 326, -310, 306, -344, 296, 2.2],
  [-216, 78, -240, 96, -256, 126, -262, 170, 2],
];

// An arm that is held out pulls the cloth up from the armpit, and lets it sag along the arm.
const spreadFolds: readonly Fold[] = [
  [243, 268, 272, 246, 286, 196, 272, 132, 3],
  [249, 273, 300, 262, 336, 214, 344, 158, 2.8],
  [262, 277, 338, 274, 404, 240, 446, 196, 3],
  [214, 72, 236, 104, 268, 118, 330, 112, 2.2],
  [392, 72, 424, 96, 462, 98, 512, 82, 2.2],
  [-243, 268, -276, 250, -292, 204, -282, 146, 2.8],
  [-250, 274, -304, 266, -350, 226, -366, 164, 3],
  [-264, 278, -344, 270, -420, 246, -470, 190, 2.6],
  [-212, 76, -238, 98, -276, 110, -318, 104, 2],
  [-404, 70, -440, 92, -470, 90, -506, 76, 2.2],
];

const armpitFolds: readonly Fold[] = [
  [237, 266, 208, 262, 190, 226, 148, 200, 2.4],
  [236, 272, 196, 284, 164, 256, 104, 258, 2.8],
  [233, 286, 210, 320, 178, 322, 138, 372, 2.8],
  [-237, 266, -206, 258, -192, 218, -158, 188, 2.4],
  [-236, 273, -200, 290, -164, 268, -92, 276, 3],
  [-233, 290, -216, 330, -186, 340, -158, 400, 2.6],
];

const drapeFolds: readonly Fold[] = [
  [227, 464.8, 190, 481.2, 166, 457.7, 112, 474.2, 2.6],
  [228, 485.9, 196, 544.6, 206, 622.1, 178, 732.4, 3],
  [122, 544.6, 106, 615, 134, 666.7, 116, 741.8, 2.6],
  [34, 622.1, 24, 662, 42, 699.6, 30, 751.2, 2],
  [-228, 457.7, -192, 485.9, -168, 460.1, -104, 483.6, 2.8],
  [-228, 478.9, -200, 532.9, -214, 615, -192, 732.4, 2.8],
  [-96, 565.7, -112, 626.8, -88, 673.7, -104, 744.2, 2.4],
];

const frontFolds: readonly Fold[] = [
  [96, 64, 98, 104, 128, 132, 138, 180, 2.2],
  [-92, 70, -98, 112, -128, 142, -132, 194, 2.4],
];

const backFolds: readonly Fold[] = [
  [196, 84, 168, 112, 132, 92, 84, 112, 2.4],
  [-196, 84, -164, 116, -128, 98, -72, 122, 2.6],
];

export interface ShirtFolds {
  readonly body: string;
  readonly sleeves: string;
}

export function shirtFolds(side: Side, pose: Pose): ShirtFolds {
  const own = side === 'front' ? frontFolds : backFolds;
  return {
    body: foldsData([...armpitFolds, ...drapeFolds, ...own]),
    sleeves: foldsData(pose === 'spread' ? spreadFolds : hangingFolds),
  };
}

/** Flat tone on the side away from the light; it never lies on the ring, which stays one red. */
export const shirtShade = {
  body: 'M238 268C232 322 227 384 227 446C227 556.3 232 652.6 235 743C218 751.2 206 753.6 192 753.6C184 673.7 200 608 196 532.9C192 450.7 208 420 204 380C200 340 184 318 160 300C196 300 224 290 238 268ZM-235 743C-233 652.6 -228 556.3 -228 446C-228 420 -229 390 -231 352C-218 392 -208 440 -206 497.7C-204 579.8 -210 662 -206 753.6C-216 751.2 -226 747.7 -235 743Z',
  hanging:
    'M391 338C366 353 330 371 283 382C278 350 262 306 238 268C268 288 288 306 306 338C330 336 362 332 386 322ZM-238 268C-262 306 -278 350 -283 382C-300 379 -314 375 -326 371C-318 340 -292 300 -238 268Z',
  spread:
    'M570 170C498 236 424 272 352 284C312 290 268 292 238 268C300 268 420 240 552 140ZM-570 170C-498 236 -424 272 -352 284C-312 290 -268 292 -238 268C-292 266 -430 232 -548 150Z',
} as const;
