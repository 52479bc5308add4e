/** Bytes of something, the last included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Which part of so many bytes a request wants by its `range`; `none` where there is no such part. Undefined where it
 * wants all of it, or says so in a way that nobody has to understand (RFC 9110, 14.2), such as several parts.
 */
export function byteRange(range: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : 'none';
}
