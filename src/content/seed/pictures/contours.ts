import { num, type Point } from './svg.ts';

export type Field = (x: number, y: number) => number;

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly step: number;
  readonly values: Float64Array;
}

export function sampleField(field: Field, width: number, height: number, step: number): Grid {
  // Two cells beyond every edge, so that lines leave the frame instead of ending in it.
  const columns = Math.ceil(width / step) + 5;
  const rows = Math.ceil(height / step) + 5;
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      values[row * columns + column] = field((column - 2) * step, (row - 2) * step);
    }
  }
  return { columns, rows, step, values };
}

/** Marching squares: all lines on which the field has this value, joined into runs of points. */
export function contourLines(grid: Grid, level: number): Point[][] {
  const { columns, rows, step, values } = grid;
  const neighbours = new Map<number, number[]>();
  const points = new Map<number, Point>();
  const at = (column: number, row: number): number => values[row * columns + column] ?? 0;

  // An edge of the grid has one number: twice its first corner, plus one if it runs down.
  const crossing = (column: number, row: number, down: boolean): number => {
    const id = (row * columns + column) * 2 + (down ? 1 : 0);
    if (!points.has(id)) {
      const from = at(column, row);
      const to = down ? at(column, row + 1) : at(column + 1, row);
      const share = (level - from) / (to - from);
      points.set(id, {
        x: (column - 2 + (down ? 0 : share)) * step,
        y: (row - 2 + (down ? share : 0)) * step,
      });
    }
    return id;
  };
  const join = (a: number, b: number): void => {
    neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
    neighbours.set(b, [...(neighbours.get(b) ?? []), a]);
  };

  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const topLeft = at(column, row) > level;
      const topRight = at(column + 1, row) > level;
      const bottomLeft = at(column, row + 1) > level;
      const bottomRight = at(column + 1, row + 1) > level;
      const ends: number[] = [];
      if (topLeft !== topRight) ends.push(crossing(column, row, false));
      if (topRight !== bottomRight) ends.push(crossing(column + 1, row, true));
      if (bottomRight !== bottomLeft) ends.push(crossing(column, row + 1, false));
      if (bottomLeft !== topLeft) ends.push(crossing(column, row, true));
      const [a, b, c, d] = ends;
      if (a !== undefined && b !== undefined) join(a, b);
      if (c !== undefined && d !== undefined) join(c, d);
    }
  }
  return joinRuns(neighbours, points);
}

function joinRuns(neighbours: Map<number, number[]>, points: Map<number, Point>): Point[][] {
  const visited = new Set<number>();
  const runs: Point[][] = [];
  const follow = (start: number): void => {
    const run: Point[] = [];
    let current: number | undefined = start;
    let last = start;
    while (current !== undefined) {
      visited.add(current);
      const point = points.get(current);
      if (point !== undefined) run.push(point);
      last = current;
      current = (neighbours.get(current) ?? []).find((id) => !visited.has(id));
    }
    const first = points.get(start);
    if (first !== undefined && (neighbours.get(last) ?? []).includes(start) && run.length > 2)
      run.push(first);
    if (run.length > 3) runs.push(run);
  };
  // Open lines start at the frame; what is left afterwards is closed.
  for (const [id, list] of neighbours) if (list.length === 1 && !visited.has(id)) follow(id);
  for (const id of neighbours.keys()) if (!visited.has(id)) follow(id);
  return runs;
}

/** Through the middles of the chords, with the corners as control points: no kinks, few bytes. */
export function smoothData(points: readonly Point[]): string {
  const [first] = points;
  const last = points[points.length - 1];
  if (first === undefined || last === undefined) return '';
  const closed = Math.hypot(first.x - last.x, first.y - last.y) < 0.01;
  let data = `M${num(first.x)} ${num(first.y)}`;
  for (let index = 1; index < points.length - 1; index += 1) {
    const point = points[index];
    const next = points[index + 1];
    if (point === undefined || next === undefined) continue;
    data += `Q${num(point.x)} ${num(point.y)} ${num((point.x + next.x) / 2)} ${num((point.y + next.y) / 2)}`;
  }
  return closed ? `${data}Z` : `${data}L${num(last.x)} ${num(last.y)}`;
}
