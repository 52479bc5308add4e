import type { DrawnMark } from './mark-facts.ts';

/** Where the drawing of a mark lies; on the first ground that it may stand on, unless told. */
export function logoAddress(
  { mark, ground }: Pick<DrawnMark, 'mark' | 'ground'>,
  paint: string = `on-${ground}`,
): string {
  return `/brand/logos/${mark}-${paint}.svg`;
}
