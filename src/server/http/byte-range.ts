/** A byte range, end inclusive. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Parses a `Range` header; `none` if it can't be satisfied. Undefined if the whole is requested, or for forms that a
 * server may ignore (RFC 9110, 14.2), such as multiple ranges.
 */
export function byteRange(range: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : 'none';
}
