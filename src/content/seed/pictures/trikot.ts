import { shirtFrames } from '#brand/shirt-frames.ts';
import { wideCut } from './archivo-glyphs.ts';
import { palette } from './palette.ts';
import { drawLine, setLine } from './set-type.ts';
import { shirtFolds, shirtShade } from './shirt-folds.ts';
import { type ShirtLook, type ShirtName, shirtLooks } from './shirt-look.ts';
import { shirtPattern } from './shirt-pattern.ts';
import {
  bodyData,
  collar,
  cuffData,
  cuffStripData,
  hemData,
  hemStitchData,
  type Pose,
  type Side,
  shirtExtent,
  shirtRing,
  shoulderData,
  sideSeamData,
  sleeveData,
} from './shirt-shape.ts';
import { type Crop, clipped, fillPath, num, rect, strokePath, svgDocument } from './svg.ts';

const OUTLINE = 3;
const SEAM = 1.8;
const FRAME = shirtFrames.portrait.width;
const ROUND = ' stroke-linecap="round" stroke-linejoin="round"';

function ringRect(fill: string): string {
  return rect(-3000, shirtRing.top, 6000, shirtRing.height, fill);
}

// The number wears the ring: two identical figures, one clipped to the band.
function backNumber(look: ShirtLook): string {
  const line = setLine(look.number, wideCut, -30);
  const size = 282;
  const place = { x: (-line.width * size) / 2000, baseline: shirtRing.top + 50 + 0.7 * size, size };
  const ring = `<rect x="-300" y="${shirtRing.top}" width="600" height="${shirtRing.height}"/>`;
  return (
    drawLine(line, place, () => look.figure) +
    clipped(
      'number',
      ring,
      drawLine(line, place, () => look.figureInRing),
    )
  );
}

function neck(look: ShirtLook, side: Side): string {
  if (side === 'back') return fillPath(collar.backData, look.rib);
  return fillPath(collar.innerBackData, look.rib) + fillPath(collar.frontData, look.rib);
}

function neckInside(look: ShirtLook, side: Side): string {
  if (side === 'back') return '';
  return fillPath(collar.insideData, look.inside) + rect(-17, -3.5, 34, 22, look.cloth);
}

function sleeve(look: ShirtLook, half: -1 | 1, pose: Pose): string {
  const id = half === 1 ? 'sleeve-right' : 'sleeve-left';
  return [
    fillPath(sleeveData(half, pose), look.cloth),
    clipped(
      id,
      `<path d="${sleeveData(half, pose)}"/>`,
      [
        fillPath(shirtShade[pose], look.shade),
        shirtPattern(look),
        fillPath(shirtFolds('front', pose).sleeves, look.fold),
        fillPath(cuffStripData(half, pose, 11), look.rib),
        strokePath(cuffData(half, pose, 17), look.line, SEAM * 0.7),
      ].join(''),
    ),
    strokePath(sleeveData(half, pose), look.line, OUTLINE, ROUND),
  ].join('');
}

// Folds change colour where they cross the ring: grey would make a second red there.
function bodyFolds(look: ShirtLook, side: Side, pose: Pose): string {
  const folds = shirtFolds(side, pose).body;
  const ring = `<rect x="-300" y="${shirtRing.top}" width="600" height="${shirtRing.height}"/>`;
  return (
    fillPath(folds, look.fold) + ringRect(look.ring) + clipped('ring-folds', ring, fillPath(folds, look.line))
  );
}

/** The shirt in its own units (see shirt-shape.ts). With hanging sleeves the ring runs on to both edges. */
function drawShirt(look: ShirtLook, side: Side, pose: Pose): string {
  const body = bodyData(side);
  const outline = [shoulderData, sideSeamData(1), sideSeamData(-1), hemData].join('');
  // A gap of ground between sleeve and ring gives depth without a shadow.
  const gaps = [sleeveData(1, pose), sleeveData(-1, pose)].map((data) =>
    strokePath(data, look.ground, 17, ROUND),
  );
  return [
    pose === 'hanging' ? ringRect(look.ring) + gaps.join('') : '',
    neckInside(look, side),
    fillPath(body, look.cloth),
    clipped(
      'body',
      `<path d="${body}"/>`,
      fillPath(shirtShade.body, look.shade) +
        shirtPattern(look) +
        bodyFolds(look, side, pose) +
        strokePath(hemStitchData, look.line, SEAM * 0.6),
    ),
    side === 'back' ? backNumber(look) : '',
    sleeve(look, -1, pose),
    sleeve(look, 1, pose),
    strokePath(outline, look.line, OUTLINE, ROUND),
    neck(look, side),
  ].join('');
}

export interface ShirtPlace {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export function trikot(crop: Crop, name: ShirtName, side: Side, place?: ShirtPlace): string {
  const look = shirtLooks[name];
  const { scale, x, y, turn } = place ?? {
    scale: crop.width / FRAME,
    x: crop.width / 2,
    y: crop.height / 2 - ((shirtExtent.top + shirtExtent.bottom) * crop.width) / 2 / FRAME,
    turn: 0,
  };
  return svgDocument(
    crop,
    look.ground,
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${scale.toFixed(4)})">${drawShirt(look, side, 'hanging')}</g>`,
  );
}

/** The shirt alone, without ground, its sleeves stretched out: several of them stand arm in arm. */
export function freeTrikot(crop: Crop, name: ShirtName): string {
  const { width, top } = shirtFrames.free;
  const scale = crop.width / width;
  const look = shirtLooks[name];
  // On a pale page, pale ribs would be holes.
  const seen = look.rib === palette.sand ? { ...look, rib: palette.stone200 } : look;
  return svgDocument(
    crop,
    undefined,
    `<g transform="translate(${num(crop.width / 2)} ${num(-top * scale)}) scale(${scale.toFixed(4)})">${drawShirt(seen, 'front', 'spread')}</g>`,
  );
}
