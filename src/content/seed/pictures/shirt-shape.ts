import { num, type Point } from './svg.ts';

// The shirt in its own units: x = 0 is the centre front, y = 0 the highest point of the shoulder, y grows down.
// One size M chest (54 cm) is 480 units wide, so one centimetre is about nine units.

export type Side = 'front' | 'back';

/** Where the ring lies on the shirt; pages that continue it outside the shirt read it from here. */
export const shirtRing = { top: 304, height: 126 } as const;

/** How far the drawing reaches from the centre and down: for placing it in a frame. */
export const shirtExtent = { halfWidth: 398, top: -30, bottom: 768 } as const;

type Half = -1 | 1;

// Cloth is never symmetrical: the left sleeve hangs a little closer to the body than the right one.
const sleeveSwing: Record<'-1' | '1', number> = { '-1': 4.5, '1': -2 };

const shoulderTip: Point = { x: 208, y: 50 };

function halfKey(half: Half): '-1' | '1' {
  return half === 1 ? '1' : '-1';
}

/** A point of the right half, swung around the shoulder with the sleeve, then mirrored where needed. */
function sleevePoint(half: Half, x: number, y: number): string {
  const distance = Math.hypot(x - shoulderTip.x, y - shoulderTip.y);
  // Near the shoulder and the armpit the sleeve is sewn on, so it swings only further out.
  const share = Math.min(1, Math.max(0, (x - 232) / 60)) * Math.min(1, distance / 120);
  const angle = (sleeveSwing[halfKey(half)] * share * Math.PI) / 180;
  const dx = x - shoulderTip.x;
  const dy = y - shoulderTip.y;
  const turnedX = shoulderTip.x + dx * Math.cos(angle) - dy * Math.sin(angle);
  const turnedY = shoulderTip.y + dx * Math.sin(angle) + dy * Math.cos(angle);
  return `${num(turnedX * half)} ${num(turnedY)}`;
}

export function sleeveData(half: Half): string {
  const p = (x: number, y: number): string => sleevePoint(half, x, y);
  return [
    `M${p(208, 50)}`,
    `C${p(246, 67)} ${p(281, 96)} ${p(307, 146)}`,
    `C${p(326, 183)} ${p(337, 213)} ${p(352, 243)}`,
    `C${p(367, 273)} ${p(380, 303)} ${p(391, 338)}`,
    `C${p(366, 353)} ${p(330, 371)} ${p(283, 382)}`,
    `C${p(278, 350)} ${p(262, 306)} ${p(238, 268)}`,
    `C${p(209, 212)} ${p(196, 132)} ${p(208, 50)}Z`,
  ].join('');
}

/** The cuff seam, `inset` units above the edge of the sleeve. */
export function cuffData(half: Half, inset: number): string {
  const p = (x: number, y: number): string => sleevePoint(half, x, y);
  const up = inset / 18;
  return `M${p(391 - 6 * up, 338 - 17 * up)}C${p(365 - 5.5 * up, 353 - 17 * up)} ${p(329 - 4.6 * up, 371 - 17.5 * up)} ${p(283 - 3.4 * up, 382 - 17.5 * up)}`;
}

/** The cuff as a closed strip, for cuffs in another colour. */
export function cuffStripData(half: Half, inset: number): string {
  const p = (x: number, y: number): string => sleevePoint(half, x, y);
  return [cuffData(half, inset), `L${p(283, 382)}C${p(330, 371)} ${p(366, 353)} ${p(391, 338)}Z`].join('');
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
