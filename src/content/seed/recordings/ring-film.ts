import sharp from 'sharp';
import { wideCut } from '../pictures/archivo-glyphs.ts';
import { palette } from '../pictures/palette.ts';
import { drawLine, setLine } from '../pictures/set-type.ts';
import { num, svgDocument } from '../pictures/svg.ts';
import { vp8Frame } from './vp8-frame.ts';
import { type Frame, webmFile } from './webm.ts';

const size = { width: 1280, height: 720 };
const rate = 25;
const duration = 5000;

// The band comes in at the left, turns once about the letter, and leaves at the right.
// All of it lies in the middle half of the picture, which even a low stage shows.
const thickness = 68;
const radius = 146;
const chest = 520;
const middle = size.width / 2;
const overlap = 80;
const length = size.width + 2 * overlap + 2 * Math.PI * radius;
const course = `M${-overlap} ${chest}H${middle}a${radius} ${radius} 0 0 0 0 ${-2 * radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}H${size.width + overlap}`;

const letter = setLine('f', wideCut);
const letterSize = 224;

/** Starts at once and ends softly. */
function ease(share: number): number {
  const rest = 1 - Math.min(Math.max(share, 0), 1);
  return 1 - rest ** 2.2;
}

/** Where the band begins and ends, as shares of its course, at a moment of the film. */
function bandAt(milliseconds: number): { tail: number; head: number } {
  return { tail: ease((milliseconds - 3000) / 1800), head: ease(milliseconds / 2200) };
}

/** The film at a moment, on a frame that may be larger than the film. */
export function drawRingFilm(width: number, milliseconds: number): string {
  const { tail, head } = bandAt(milliseconds);
  const scale = width / size.width;
  const dash = `0 ${num(tail * length)} ${num((head - tail) * length)} ${num(2 * length)}`;
  const band =
    head > tail
      ? `<path d="${course}" fill="none" stroke="${palette.ring}" stroke-width="${thickness}" stroke-dasharray="${dash}"/>`
      : '';
  const f = drawLine(
    letter,
    {
      x: middle - (letter.width / 2) * (letterSize / 1000),
      baseline: chest - radius + 0.36 * letterSize,
      size: letterSize,
    },
    () => palette.white,
  );
  return svgDocument(
    { width, height: size.height * scale },
    palette.night,
    `<g transform="scale(${scale})">${band}${f}</g>`,
  );
}

/** The whole film: five seconds that begin and end with the letter alone, so that no seam shows when it starts over. */
export async function ringFilm(): Promise<Buffer> {
  const frames: Frame[] = [];
  let before = '';
  for (let at = 0; at < duration; at += 1000 / rate) {
    const drawing = drawRingFilm(size.width, at);
    const last = at + 1000 / rate >= duration;
    // While nothing moves, the frame before simply stays.
    if (drawing === before && !last) continue;
    before = drawing;
    const webp = await sharp(Buffer.from(drawing))
      .flatten()
      .removeAlpha()
      .webp({ quality: 62, effort: 2 })
      .toBuffer();
    frames.push({ at, data: vp8Frame(webp) });
  }
  return webmFile({ ...size, duration, frames });
}
