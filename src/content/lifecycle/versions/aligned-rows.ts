export type Row = Readonly<Record<string, unknown>>;

export interface AlignedRow {
  /** Undefined if it is new. */
  before: Row | undefined;
  /** Undefined if it was removed. */
  after: Row | undefined;
  /** Its current or former position, from 1. */
  place: number;
  /** Whether it moved past rows that kept their order. */
  isMoved: boolean;
}

/** The rows of two versions in current order; removed ones follow their former predecessor. */
export function alignedRows(before: readonly Row[], after: readonly Row[]): AlignedRow[] {
  const places = new Map<unknown, number>();
  for (const [index, { id }] of before.entries()) if (id !== undefined) places.set(id, index);
  const was = after.map((row) => places.get(row.id));
  const staying = longestRising(was.filter((index) => index !== undefined));
  const aligned: AlignedRow[] = after.map((row, index) => {
    const from = was[index];
    return {
      before: from === undefined ? undefined : before[from],
      after: row,
      place: index + 1,
      isMoved: from !== undefined && !staying.has(from),
    };
  });
  for (const [index, row] of before.entries()) {
    if (was.includes(index)) continue;
    const previous = aligned.findIndex((one) => one.before !== undefined && one.before === before[index - 1]);
    aligned.splice(previous + 1, 0, { before: row, after: undefined, place: index + 1, isMoved: false });
  }
  return aligned;
}

/** The longest increasing subsequence of distinct numbers. */
function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  const ending: number[][] = [];
  for (const [index, number] of numbers.entries()) {
    const before = numbers
      .slice(0, index)
      .flatMap((other, at) => (other < number ? [ending[at] ?? []] : []))
      .reduce((longest, one) => (one.length > longest.length ? one : longest), []);
    ending.push([...before, number]);
  }
  return new Set(ending.reduce((longest, one) => (one.length > longest.length ? one : longest), []));
}

export type RowState = 'added' | 'removed' | 'moved' | 'changed';

/** How a row differs between the versions; undefined if it doesn't. */
export function stateOf({ before, after, isMoved }: AlignedRow): RowState | undefined {
  if (!before) return 'added';
  if (!after) return 'removed';
  if (isMoved) return 'moved';
  return said(before) === said(after) ? undefined : 'changed';
}

/** A row's content. Different kinds of empty values are equal. */
function said(row: Row): string {
  return JSON.stringify(row, (_name, value: unknown) =>
    value === null || value === '' || value === false ? undefined : value,
  );
}
