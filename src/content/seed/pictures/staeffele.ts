import { palette } from './palette.ts';
import { type Crop, fillPath, type Point, polygonData, svgDocument } from './svg.ts';

export interface StaeffeleView {
  /** Pixels: how long a tread is, how high a riser, how wide a lane. */
  readonly tread: number;
  readonly rise: number;
  readonly lane: number;
  /** Where step 0 of lane 0 lies, as shares of the frame. */
  readonly origin: readonly [number, number];
  /** How many steps each lane lies above the first, from the back to the front. */
  readonly offsets: readonly number[];
  readonly ringLane: number;
}

const COS = Math.cos(Math.PI / 6);
const SIN = Math.sin(Math.PI / 6);

/** Steps in axonometric view: they climb to the upper right, lanes lie side by side towards the lower right. */
export function staeffele(crop: Crop, view: StaeffeleView): string {
  const originX = crop.width * view.origin[0];
  const originY = crop.height * view.origin[1];
  const project = (along: number, across: number, up: number): Point => ({
    x: originX + (along * view.tread + across * view.lane) * COS,
    y: originY + (-along * view.tread + across * view.lane) * SIN - up * view.rise,
  });
  const faces: string[] = [];
  const face = (fill: string, ...points: Point[]): void => {
    const outside =
      points.every((point) => point.x < 0) ||
      points.every((point) => point.x > crop.width) ||
      points.every((point) => point.y < 0) ||
      points.every((point) => point.y > crop.height);
    if (!outside) faces.push(fillPath(polygonData(points), fill));
  };
  for (const [lane, offset] of view.offsets.entries()) {
    const isRing = lane === view.ringLane;
    const tread = isRing ? palette.ring : lane % 2 === 0 ? palette.white : palette.sand;
    const riser = isRing ? palette.ring : palette.ink;
    const next = view.offsets[lane + 1];
    for (let step = 26; step > -26; step -= 1) {
      const up = step + offset;
      // The side that faces the next lane shows only where this lane is higher.
      if (next === undefined || next < offset) {
        face(
          palette.stone300,
          project(step, lane + 1, up),
          project(step + 1, lane + 1, up),
          project(step + 1, lane + 1, up - 12),
          project(step, lane + 1, up - 12),
        );
      }
      face(
        riser,
        project(step, lane, up),
        project(step, lane + 1, up),
        project(step, lane + 1, up - 1),
        project(step, lane, up - 1),
      );
      face(
        tread,
        project(step, lane, up),
        project(step + 1, lane, up),
        project(step + 1, lane + 1, up),
        project(step, lane + 1, up),
      );
    }
  }
  return svgDocument(crop, palette.sand, faces.join(''));
}
