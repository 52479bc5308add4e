import type { DrawnMark } from './mark-facts.ts';

/** URL of a mark's drawing, by default on its first allowed ground. */
export function logoAddress(
  { mark, ground }: Pick<DrawnMark, 'mark' | 'ground'>,
  paint: string = `on-${ground}`,
): string {
  return `/brand/logos/${mark}-${paint}.svg`;
}
