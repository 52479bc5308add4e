import sharp from 'sharp';

export interface Pixels {
  width: number;
  height: number;
  /** 1 for each pixel in one of the band's reds, row by row. */
  reds: Uint8Array;
}

export async function pixelsOf(pictures: readonly Buffer[]): Promise<Pixels> {
  let width = 0;
  const pieces: Uint8Array[] = [];
  for (const picture of pictures) {
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const reds = new Uint8Array(data.length / 3);
    for (let at = 0; at < reds.length; at += 1) {
      const [red = 0, green = 0, blue = 0] = [data[at * 3], data[at * 3 + 1], data[at * 3 + 2]];
      reds[at] = red > 190 && green < 90 && blue < 110 ? 1 : 0;
    }
    width = info.width;
    pieces.push(reds);
  }
  const reds = new Uint8Array(Buffer.concat(pieces));
  return { width, height: reds.length / width, reds };
}

export interface Length {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Connected red areas, without those smaller than any part of the band: an underline, a list marker. */
export function lengthsOf({ width, reds }: Pixels): Length[] {
  const left = Uint8Array.from(reds);
  const lengths: Length[] = [];
  for (let start = left.indexOf(1); start >= 0; start = left.indexOf(1, start)) {
    const pixels = takeRed(left, width, [start]);
    if (pixels.length < 300) continue;
    const length = { top: Infinity, bottom: 0, left: Infinity, right: 0 };
    for (const at of pixels) {
      const [x, y] = [at % width, Math.floor(at / width)];
      length.top = Math.min(length.top, y);
      length.bottom = Math.max(length.bottom, y);
      length.left = Math.min(length.left, x);
      length.right = Math.max(length.right, x);
    }
    lengths.push(length);
  }
  return lengths;
}

/** Removes the red areas connected to these pixels, and returns their pixels. */
export function takeRed(left: Uint8Array, width: number, starts: readonly number[]): number[] {
  const taken: number[] = [];
  const visit = (at: number) => {
    if (left[at] !== 1) return;
    left[at] = 0;
    taken.push(at);
  };
  for (const start of starts) visit(start);
  for (const at of taken) {
    visit(at - width);
    visit(at + width);
    if (at % width > 0) visit(at - 1);
    if (at % width < width - 1) visit(at + 1);
  }
  return taken;
}

/**
 * Runs in the page: makes everything grey except for the band, and hides what overlaps the band: digits, a marquee.
 * Pictures become grey boxes, for speed.
 */
export function leaveTheBandRed(): void {
  for (const picture of document.querySelectorAll<HTMLElement>('main :is(img, video)'))
    Object.assign(picture.style, { background: 'grey', objectFit: 'none', objectPosition: '-9999px 0' });
  const red = 'main :is(svg, [data-brand-letter]), [data-layout] > :is(header, nav, footer)';
  for (const element of document.querySelectorAll<HTMLElement>(red)) element.style.filter = 'grayscale(1)';
  for (const digits of document.querySelectorAll<HTMLElement>('[data-leg] *'))
    digits.style.color = 'transparent';
  for (const marquee of document.querySelectorAll<HTMLElement>('[data-block="marquee"] > :last-child'))
    marquee.style.visibility = 'hidden';
}
