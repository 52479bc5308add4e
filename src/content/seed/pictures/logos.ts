import { wideCut } from './archivo-glyphs.ts';
import { palette } from './palette.ts';
import { drawLine, setLine } from './set-type.ts';
import { type Crop, num, rect, svgDocument } from './svg.ts';
import { CAP_HEIGHT, drawWordmark, wordmarkLine } from './wordmark.ts';

export type Ground = 'light' | 'dark';

interface LogoColours {
  readonly letters: string;
  readonly ring: string;
}

function coloursOn(ground: Ground): LogoColours {
  return ground === 'light'
    ? { letters: palette.ink, ring: palette.ring }
    : { letters: palette.white, ring: palette.ringBright };
}

/** The stem of the lighter f in font units. */
const STEM = { x: 122, width: 174 } as const;

const CLAIM = 'Zusammen voran';
const claimWide = setLine(CLAIM, wideCut, -14);

// The tallest letter is the f, a little above cap height; frames are measured by it.
const F_HEIGHT = 740;
const LOCKUP = { barGap: 0.1, bar: 0.075, claimGap: 0.12, claimSize: 0.42 } as const;
const claimLines = ['Zusammen', 'voran'].map((text) => setLine(text, wideCut, -14));
const TRIM = 40;

/** Frames that fit each logo exactly, so that whoever places one decides about the space around it. */
export const logoFrames = {
  wordmark: { width: 720, height: Math.ceil((720 * F_HEIGHT) / (wordmarkLine.width - TRIM)) },
  ring: { width: 480, height: 480 },
  lockup: { width: Math.ceil(240 * lockupRatio()), height: 240 },
  stacked: { width: 720, height: Math.ceil((720 * F_HEIGHT) / (wordmarkLine.width - TRIM) + 720 * 0.164) },
} as const satisfies Record<string, Crop>;

function lockupRatio(): number {
  const claimWidth = Math.max(...claimLines.map((line) => line.width)) * LOCKUP.claimSize;
  const width =
    wordmarkLine.width + claimWidth + 1000 * (LOCKUP.barGap + LOCKUP.bar + LOCKUP.claimGap) - TRIM;
  return width / F_HEIGHT;
}

/** The bare wordmark, filling the frame's width. */
export function logoWordmark(crop: Crop, ground: Ground): string {
  const colours = coloursOn(ground);
  const size = (crop.width / (wordmarkLine.width - TRIM)) * 1000;
  return svgDocument(
    crop,
    undefined,
    drawWordmark(
      { x: -0.01 * size, baseline: (size * F_HEIGHT) / 1000, size },
      { letters: colours.letters, middle: colours.ring },
    ),
  );
}

/** The sign: the ring, closed around the middle letter. */
export function logoRing(crop: Crop, ground: Ground): string {
  const colours = coloursOn(ground);
  const thickness = crop.width * 0.15;
  const radius = (crop.width - thickness) / 2;
  const glyph = wideCut.glyphs.get('f');
  if (glyph === undefined) throw new Error('The middle letter has no outline');
  const size = crop.width * 0.66;
  const scale = size / 1000;
  // Optical middle: the letter's arm reaches right, its crossbar left, so the box's middle is a touch off.
  const x = crop.width / 2 - 243 * scale;
  const baseline = crop.height / 2 + (737 * scale) / 2;
  return svgDocument(
    crop,
    undefined,
    `<circle cx="${num(crop.width / 2)}" cy="${num(crop.height / 2)}" r="${num(radius)}" fill="none" stroke="${colours.ring}" stroke-width="${num(thickness)}"/><path d="${glyph.path}" transform="translate(${num(x)} ${num(baseline)}) scale(${scale.toFixed(4)})" fill="${colours.letters}"/>`,
  );
}

/** Wordmark and claim on one line; the claim hangs at cap height beside a length of ring. */
export function logoLockup(crop: Crop, ground: Ground): string {
  const colours = coloursOn(ground);
  const size = (crop.height * 1000) / F_HEIGHT;
  const baseline = crop.height;
  const barX = ((wordmarkLine.width - TRIM) * size) / 1000 + size * LOCKUP.barGap;
  const claimSize = size * LOCKUP.claimSize;
  const claimX = barX + size * (LOCKUP.bar + LOCKUP.claimGap);
  const capTop = baseline - (CAP_HEIGHT * size) / 1000;
  const lead = (CAP_HEIGHT * (size - claimSize)) / 1000;
  const claim = claimLines.map((line, index) =>
    drawLine(
      line,
      { x: claimX, baseline: baseline - (index === 0 ? lead : 0), size: claimSize },
      () => colours.letters,
    ),
  );
  return svgDocument(
    crop,
    undefined,
    drawWordmark({ x: -0.01 * size, baseline, size }, { letters: colours.letters, middle: colours.ring }) +
      rect(barX, capTop, size * LOCKUP.bar, baseline - capTop, colours.ring) +
      claim.join(''),
  );
}

/** Wordmark on the ring, claim inside it: the middle letter grows out of the band. */
export function standingWordmark(
  width: number,
  top: number,
  band: { readonly height: number; readonly from: number; readonly to: number },
  gap: number,
  colours: LogoColours & { readonly claim: string },
): string {
  const size = (width / (wordmarkLine.width - TRIM)) * 1000;
  const baseline = top + (size * F_HEIGHT) / 1000;
  const bandTop = baseline + gap;
  const claimSize = (width / claimWide.width) * 1000 * 0.94;
  const claimBaseline = bandTop + band.height / 2 + (claimSize * CAP_HEIGHT) / 2000;
  const f = wordmarkLine.glyphs.find((glyph) => glyph.character === 'f');
  const scale = size / 1000;
  // Only the red letter reaches down into the band; the black ones keep a gap of ground.
  const stemX = ((f?.x ?? 0) + STEM.x) * scale - 0.01 * size;
  return [
    drawWordmark({ x: -0.01 * size, baseline, size }, { letters: colours.letters, middle: colours.ring }),
    rect(stemX, baseline - 1, STEM.width * scale, gap + 2, colours.ring),
    rect(band.from, bandTop, band.to - band.from, band.height, colours.ring),
    drawLine(
      claimWide,
      { x: (width - (claimWide.width * claimSize) / 1000) / 2, baseline: claimBaseline, size: claimSize },
      () => colours.claim,
    ),
  ].join('');
}

export function logoStacked(crop: Crop, ground: Ground): string {
  const colours = coloursOn(ground);
  return svgDocument(
    crop,
    undefined,
    standingWordmark(
      crop.width,
      0,
      { height: crop.width * 0.15, from: 0, to: crop.width },
      crop.width * 0.014,
      {
        ...colours,
        claim: ground === 'light' ? palette.white : palette.night,
      },
    ),
  );
}
