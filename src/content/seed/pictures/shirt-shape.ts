import { shirtFrames } from '#brand/shirt-frames.ts';
import { num, type Point } from './svg.ts';

// The shirt in its own units: x = 0 is the centre front, y = 0 the highest point of the shoulder, y grows down.
// One size M chest (54 cm) is 480 units wide, so one centimetre is about nine units.

export type Side = 'front' | 'back';

/** How the sleeves lie: hanging down, or stretched out over a neighbour's shoulders. */
export type Pose = 'hanging' | 'spread';

/** Where the ring lies on the shirt. */
export const shirtRing = shirtFrames.ring;

/** How far the drawing reaches from the centre and down: for placing it in a frame. */
export const shirtExtent = { halfWidth: 398, top: -30, bottom: 768 } as const;

type Half = -1 | 1;

// Cloth is never symmetrical: the left sleeve hangs a little closer to the body than the right one.
const sleeveSwing: Record<Pose, Record<'-1' | '1', number>> = {
  hanging: { '-1': 4.5, '1': -2 },
  spread: { '-1': 2.5, '1': -1.5 },
};

const shoulderTip: Point = { x: 208, y: 50 };

function halfKey(half: Half): '-1' | '1' {
  return half === 1 ? '1' : '-1';
}

/** A point of the right half, swung around the shoulder with the sleeve, then mirrored where needed. */
function sleevePoint(half: Half, pose: Pose, x: number, y: number): string {
  const distance = Math.hypot(x - shoulderTip.x, y - shoulderTip.y);
  // Near the shoulder and the armpit the sleeve is sewn on, so it swings only further out.
  const share = Math.min(1, Math.max(0, (x - 232) / 60)) * Math.min(1, distance / 120);
  const angle = (sleeveSwing[pose][halfKey(half)] * share * Math.PI) / 180;
  const dx = x - shoulderTip.x;
  const dy = y - shoulderTip.y;
  const turnedX = shoulderTip.x + dx * Math.cos(angle) - dy * Math.sin(angle);
  const turnedY = shoulderTip.y + dx * Math.sin(angle) + dy * Math.cos(angle);
  return `${num(turnedX * half)} ${num(turnedY)}`;
}

type Curve = readonly (readonly [number, number])[];

interface SleeveCut {
  /** Beziers from the shoulder to the cuff, along the cuff, and back to the armpit. */
  readonly upper: Curve;
  readonly cuff: Curve;
  readonly lower: Curve;
  /** Where the cuff's points go, per unit that its seam lies further in. */
  readonly inward: Curve;
}

const sleeveCuts: Record<Pose, SleeveCut> = {
  hanging: {
    upper: [
      [246, 67],
      [281, 96],
      [307, 146],
      [326, 183],
      [337, 213],
      [352, 243],
      [367, 273],
      [380, 303],
      [391, 338],
    ],
    cuff: [
      [366, 353],
      [330, 371],
      [283, 382],
    ],
    lower: [
      [278, 350],
      [262, 306],
      [238, 268],
    ],
    inward: [
      [-0.33, -0.94],
      [-0.31, -0.94],
      [-0.26, -0.97],
      [-0.19, -0.97],
    ],
  },
  spread: {
    upper: [
      [250, 67],
      [298, 76],
      [350, 73],
      [412, 69],
      [470, 58],
      [530, 38],
    ],
    cuff: [
      [543, 82],
      [551, 128],
      [556, 176],
    ],
    lower: [
      [498, 226],
      [424, 262],
      [352, 274],
      [312, 280],
      [268, 284],
      [238, 268],
    ],
    inward: [
      [-0.95, 0.3],
      [-0.95, 0.2],
      [-0.9, 0.2],
      [-0.78, 0.62],
    ],
  },
};

function curve(points: Curve, at: (x: number, y: number) => string): string {
  return `C${points.map(([x, y]) => at(x, y)).join(' ')}`;
}

export function sleeveData(half: Half, pose: Pose): string {
  const p = (x: number, y: number): string => sleevePoint(half, pose, x, y);
  const { upper, cuff, lower } = sleeveCuts[pose];
  const sewn: Curve = [
    [209, 212],
    [196, 132],
    [208, 50],
  ];
  return `M${p(208, 50)}${[upper, cuff, lower, sewn].map((part) => curve(part, p)).join('')}Z`;
}

/** The cuff seam, `inset` units in from the edge of the sleeve. */
export function cuffData(half: Half, pose: Pose, inset: number): string {
  const p = (x: number, y: number): string => sleevePoint(half, pose, x, y);
  const { upper, cuff, inward } = sleeveCuts[pose];
  const edge = [...upper.slice(-1), ...cuff].map(([x, y], index): readonly [number, number] => {
    const [byX, byY] = inward[index] ?? [0, 0];
    return [x + byX * inset, y + byY * inset];
  });
  return `M${edge.slice(0, 1).map(([x, y]) => p(x, y))}${curve(edge.slice(1), p)}`;
}

/** The cuff as a closed strip, for cuffs in another colour. */
export function cuffStripData(half: Half, pose: Pose, inset: number): string {
  const p = (x: number, y: number): string => sleevePoint(half, pose, x, y);
  const { upper, cuff } = sleeveCuts[pose];
  const back = [...upper.slice(-1), ...cuff].reverse();
  return `${cuffData(half, pose, inset)}L${back.slice(0, 1).map(([x, y]) => p(x, y))}${curve(back.slice(1), p)}Z`;
}

const hem =
  'C204 757.1 176 751.2 140 758.3 C104 766.5 84 759.4 48 765.3 C10 771.2 -26 763 -62 766.5 C-104 771.2 -132 757.1 -168 757.1 C-196 757.1 -214 751.2 -235 743';

export function bodyData(side: Side): string {
  const neck =
    side === 'front'
      ? 'M-86 0 C-80 52 -46 90 0 90 C46 90 80 52 86 0'
      : 'M-86 0 C-62 20 -30 27 0 27 C30 27 62 20 86 0';
  return [
    neck,
    'C128 15 170 34 208 50',
    'C196 132 209 212 238 268',
    'C232 322 227 384 227 446',
    'C227 556.3 232 652.6 235 743',
    hem,
    'C-233 652.6 -228 556.3 -228 446',
    'C-228 384 -232 322 -238 268',
    'C-209 212 -196 132 -208 50',
    'C-170 34 -128 15 -86 0Z',
  ].join('');
}

export function sideSeamData(half: Half): string {
  return half === 1
    ? 'M238 268C232 322 227 384 227 446C227 556.3 232 652.6 235 743'
    : 'M-238 268C-232 322 -228 384 -228 446C-228 556.3 -233 652.6 -235 743';
}

export const shoulderData = 'M-86 0C-128 15 -170 34 -208 50M86 0C128 15 170 34 208 50';
export const hemData = `M235 743${hem}`;

/** The hem's stitching, a finger above the edge. */
export const hemStitchData =
  'M235.5 721.9C204 734.8 176 730.1 140 737.1C104 744.2 84 738.3 48 744.2C10 748.9 -26 741.8 -62 745.3C-104 748.9 -132 736 -168 734.8C-196 734.8 -214 730.1 -233.5 721.9';

/** Collar rib as a closed ring segment, and what one sees through the neck: the inside of the back. */
export const collar = {
  insideData: 'M-86 0C-66 -14 -34 -22 0 -22C34 -22 66 -14 86 0C80 52 46 90 0 90C-46 90 -80 52 -86 0Z',
  frontData:
    'M-86 0C-80 52 -46 90 0 90C46 90 80 52 86 0C81 -4 76 -6.5 70 -9C65 34 38 70 0 70C-38 70 -65 34 -70 -9C-76 -6.5 -81 -4 -86 0Z',
  innerBackData:
    'M-70 -9C-48 -17 -24 -21.5 0 -21.5C24 -21.5 48 -17 70 -9L66.500 8C44 0 22 -3.500 0 -3.500C-22 -3.500 -44 0 -66.500 8Z',
  backData:
    'M-86 0C-62 20 -30 27 0 27C30 27 62 20 86 0C81 -5 76 -8 70 -10C50 3 26 9 0 9C-26 9 -50 3 -70 -10C-76 -8 -81 -5 -86 0Z',
} as const;
