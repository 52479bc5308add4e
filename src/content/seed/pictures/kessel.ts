import { contourLines, type Field, sampleField, smoothData } from './contours.ts';
import { palette } from './palette.ts';
import { FAMILY_SEED, seededRandom } from './seeded-random.ts';
import { type Crop, type Point, strokePath, svgDocument } from './svg.ts';

export interface KesselView {
  /** Floor of the basin, as shares of the frame, and the length that counts as one, in pixels. */
  readonly centre: readonly [number, number];
  readonly unit: number;
  /** Where the valley opens, in degrees clockwise from up. */
  readonly valley: number;
  /** Height of the contour that is the ring, and its thickness in pixels. */
  readonly ring: { readonly level: number; readonly width: number };
}

const LEVEL_STEP = 0.044;

/** A bowl with one open side and hills that lean into it; slow waves make the slopes irregular. */
function basin(crop: Crop, view: KesselView): Field {
  const random = seededRandom(FAMILY_SEED + 7);
  const waves = Array.from({ length: 9 }, (_, index) => ({
    angle: random.between(0, Math.PI * 2),
    frequency: 1.1 + index * 0.42 + random.between(0, 0.5),
    phase: random.between(0, Math.PI * 2),
    strength: 0.105 / (1 + index * 0.5),
  }));
  const centreX = crop.width * view.centre[0];
  const centreY = crop.height * view.centre[1];
  const valley = (view.valley * Math.PI) / 180;
  const alongX = Math.sin(valley);
  const alongY = -Math.cos(valley);
  return (px, py) => {
    const x = (px - centreX) / view.unit;
    const y = (py - centreY) / view.unit;
    const along = x * alongX + y * alongY;
    const across = x * alongY - y * alongX + 0.16 * Math.sin(along * 2.1);
    // Beyond the centre the valley stays low: only the distance to its axis counts, not the way along it.
    const stretched = along > 0 ? along * 0.2 : along * 1.02;
    const widening = along > 0 ? 1.05 + 0.22 * along : 1.05;
    const bowl = Math.hypot(stretched, across * widening);
    let height = bowl ** 1.12;
    for (const wave of waves) {
      const way = x * Math.cos(wave.angle) + y * Math.sin(wave.angle);
      height += wave.strength * Math.min(1, bowl * 1.6) * Math.sin(way * wave.frequency * 2.2 + wave.phase);
    }
    return height;
  };
}

// A thick line needs a calmer path than a thin one: each point becomes the mean of its neighbourhood.
function calmed(points: readonly Point[], reach: number): Point[] {
  return points.map((point, index) => {
    const room = Math.min(reach, index, points.length - 1 - index);
    const part = points.slice(index - room, index + room + 1);
    if (part.length < 2) return point;
    return {
      x: part.reduce((sum, each) => sum + each.x, 0) / part.length,
      y: part.reduce((sum, each) => sum + each.y, 0) / part.length,
    };
  });
}

function longest(runs: readonly Point[][]): readonly Point[] {
  return runs.reduce<readonly Point[]>((best, run) => (run.length > best.length ? run : best), []);
}

export function kessel(crop: Crop, view: KesselView): string {
  const step = crop.width / 150;
  const grid = sampleField(basin(crop, view), crop.width, crop.height, step);
  const thin = crop.width / 760;
  const lines: string[] = [];
  for (let index = 1; index < 70; index += 1) {
    const level = view.ring.level + (index - 24) * LEVEL_STEP;
    if (index === 24) continue;
    const data = contourLines(grid, level).map(smoothData).join('');
    if (data !== '') lines.push(strokePath(data, palette.ink, index % 5 === 4 ? thin * 2.2 : thin));
  }
  const ringData = smoothData(calmed(longest(contourLines(grid, view.ring.level)), 4));
  const round = ' stroke-linejoin="round"';
  return svgDocument(
    crop,
    palette.sand,
    lines.join('') +
      strokePath(ringData, palette.sand, view.ring.width + crop.width / 80, round) +
      strokePath(ringData, palette.ring, view.ring.width, round),
  );
}
