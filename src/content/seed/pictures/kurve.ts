import { wideCut } from './archivo-glyphs.ts';
import { DotLayer } from './dot-layer.ts';
import { lineHit } from './glyph-hit.ts';
import { palette } from './palette.ts';
import { FAMILY_SEED, seededRandom } from './seeded-random.ts';
import { setLine } from './set-type.ts';
import { type Crop, svgDocument } from './svg.ts';

export interface KurveView {
  /** The point all rows turn around, as shares of the frame. */
  readonly centre: readonly [number, number];
  /** Distance between rows and between seats, in pixels. */
  readonly pitch: number;
  /** First row, first and last row of the choreography. */
  readonly rows: { readonly first: number; readonly ringFrom: number; readonly ringTo: number };
  /** What the stand spells above the ring: rows above it, height in rows, middle angle in degrees from up. */
  readonly word?: {
    readonly text: string;
    readonly above: number;
    readonly rows: number;
    readonly angle: number;
  };
  readonly light: boolean;
}

interface Tones {
  readonly ground: string;
  readonly ring: string;
  readonly word: string;
  readonly crowd: readonly string[];
}

const nightTones: Tones = {
  ground: palette.night,
  ring: palette.ringBright,
  word: palette.white,
  crowd: [palette.stone800, palette.stone700, palette.stone700, palette.stone500],
};

const dayTones: Tones = {
  ground: palette.sand,
  ring: palette.ring,
  word: palette.ink,
  crowd: [palette.ink, palette.ink, palette.ink, palette.ink],
};

const AISLE_EVERY = 26;

/** Three slow waves through the crowd: where people stand closer, dots are larger. */
function crowdWave(angle: number, row: number): number {
  return (
    0.5 +
    0.22 * Math.sin(angle * 9 + row * 0.31) +
    0.18 * Math.sin(angle * 23 - row * 0.17 + 1.3) +
    0.1 * Math.sin(angle * 4 + row * 0.74 + 4)
  );
}

/** Says whether a seat (angle from up, radius) belongs to the word that is bent along the rows. */
function wordOnArc(
  word: NonNullable<KurveView['word']>,
  ringTo: number,
  pitch: number,
): (angle: number, radius: number) => boolean {
  const line = setLine(word.text, wideCut, 24);
  const hit = lineHit(line);
  const height = word.rows * pitch;
  const scale = 700 / height;
  const baseRadius = (ringTo + word.above) * pitch;
  const middle = (word.angle * Math.PI) / 180;
  return (angle, radius) => {
    const up = radius - baseRadius;
    if (up < -height * 0.05 || up > height * 1.05) return false;
    const turned = Math.atan2(Math.sin(angle - middle), Math.cos(angle - middle));
    return hit(line.width / 2 + turned * (baseRadius + height / 2) * scale, -up * scale);
  };
}

export function kurve(crop: Crop, view: KurveView): string {
  const random = seededRandom(FAMILY_SEED);
  const tones = view.light ? dayTones : nightTones;
  const { pitch, rows } = view;
  const centreX = crop.width * view.centre[0];
  const centreY = crop.height * view.centre[1];
  const spells = view.word === undefined ? undefined : wordOnArc(view.word, rows.ringTo, pitch);
  const layer = new DotLayer();
  const farthest = Math.hypot(
    Math.max(centreX, crop.width - centreX),
    Math.max(Math.abs(centreY), Math.abs(crop.height - centreY)),
  );
  for (let row = rows.first; row * pitch < farthest + pitch; row += 1) {
    const radius = row * pitch;
    // Blocks keep their seat count, so aisles run radially and every block is a wedge.
    const tier = row < rows.ringFrom ? rows.first : row;
    const blocks = Math.max(
      10,
      Math.round((2 * Math.PI * Math.max(tier, rows.ringFrom)) / AISLE_EVERY / 2) * 2,
    );
    const blockAngle = (2 * Math.PI) / Math.min(blocks, 36);
    const seatAngle = pitch / radius;
    const seats = Math.floor((blockAngle - 1.7 * seatAngle) / seatAngle);
    const inRing = row >= rows.ringFrom && row < rows.ringTo;
    const ringSeats = Math.round((2 * Math.PI) / seatAngle);
    const count = inRing ? ringSeats : seats * Math.round((2 * Math.PI) / blockAngle);
    // The choreography covers the aisles: its seats run on where the crowd leaves a gap.
    if (spells !== undefined && !inRing) {
      for (let seat = 0; seat < ringSeats; seat += 1) {
        const angle = ((seat + (row % 2) / 2) / ringSeats) * 2 * Math.PI;
        if (!spells(angle, radius)) continue;
        layer.dot(
          tones.word,
          centreX + radius * Math.sin(angle),
          centreY - radius * Math.cos(angle),
          pitch * 0.43,
        );
      }
    }
    for (let seat = 0; seat < count; seat += 1) {
      const block = Math.floor(seat / Math.max(1, seats));
      const angle = inRing
        ? ((seat + (row % 2) / 2) / ringSeats) * 2 * Math.PI
        : block * blockAngle + ((seat % seats) + 0.5) * seatAngle + (blockAngle - seats * seatAngle) / 2;
      const chance = random.next();
      const size = random.next();
      const x = centreX + radius * Math.sin(angle);
      const y = centreY - radius * Math.cos(angle);
      if (x < -pitch || y < -pitch || x > crop.width + pitch || y > crop.height + pitch) continue;
      if (inRing) {
        layer.dot(tones.ring, x, y, pitch * 0.44);
        continue;
      }
      if (spells?.(angle, radius)) continue;
      const wave = crowdWave(angle, row);
      if (chance > 0.9 + 0.1 * wave) continue;
      const tone = tones.crowd[Math.floor(chance * tones.crowd.length * 0.999)] ?? palette.stone700;
      layer.dot(tone, x, y, pitch * (0.1 + 0.26 * wave * (0.55 + 0.45 * size)));
    }
  }
  return svgDocument(crop, tones.ground, layer.toSvg());
}
