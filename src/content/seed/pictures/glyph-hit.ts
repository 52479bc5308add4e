import type { SetLine } from './set-type.ts';
import type { Point } from './svg.ts';

type Contour = readonly Point[];

// The outlines in archivo-glyphs.ts use absolute M, L, Q, C and Z only; curves become eight chords.
function contoursOf(path: string): Contour[] {
  const contours: Point[][] = [];
  let current: Point[] = [];
  let last: Point = { x: 0, y: 0 };
  for (const [, command = '', rest = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const values = (rest.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const at = (index: number): Point => ({ x: values[index * 2] ?? 0, y: values[index * 2 + 1] ?? 0 });
    if (command === 'M') {
      current = [at(0)];
      contours.push(current);
      last = at(0);
    } else if (command === 'L') {
      current.push(at(0));
      last = at(0);
    } else if (command === 'Q' || command === 'C') {
      const start = last;
      const control = at(0);
      const second = command === 'C' ? at(1) : control;
      const end = command === 'C' ? at(2) : at(1);
      for (let step = 1; step <= 8; step += 1) {
        const t = step / 8;
        const s = 1 - t;
        current.push(
          command === 'Q'
            ? {
                x: s * s * start.x + 2 * s * t * control.x + t * t * end.x,
                y: s * s * start.y + 2 * s * t * control.y + t * t * end.y,
              }
            : {
                x: s ** 3 * start.x + 3 * s * s * t * control.x + 3 * s * t * t * second.x + t ** 3 * end.x,
                y: s ** 3 * start.y + 3 * s * s * t * control.y + 3 * s * t * t * second.y + t ** 3 * end.y,
              },
        );
      }
      last = end;
    }
  }
  return contours;
}

function windingNumber(contours: readonly Contour[], x: number, y: number): number {
  let winding = 0;
  for (const contour of contours) {
    for (let index = 0; index < contour.length; index += 1) {
      const a = contour[index];
      const b = contour[(index + 1) % contour.length];
      if (a === undefined || b === undefined || a.y <= y === b.y <= y) continue;
      const crossing = a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
      if (crossing > x) winding += a.y < b.y ? 1 : -1;
    }
  }
  return winding;
}

/** A test in font units (baseline at 0, y down): does the point lie in the ink of the line? */
export function lineHit(line: SetLine): (x: number, y: number) => boolean {
  const placed = line.glyphs.map((glyph) => ({ x: glyph.x, contours: contoursOf(glyph.path) }));
  return (x, y) => placed.some((glyph) => windingNumber(glyph.contours, x - glyph.x, y) !== 0);
}
