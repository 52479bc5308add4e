/** Length classes of a value, which decide its size. */
export type FigureLength = '2' | '3' | '4' | '5' | '7' | 'more';

/** Digits and letters count as 1, separators (`.`, `,`, `:`, space) as 0.5. */
export function figureLength(value: string): FigureLength {
  const width = [...value].reduce((sum, character) => sum + (/[.,:;'’\s\-–]/.test(character) ? 0.5 : 1), 0);
  if (width <= 2) return '2';
  if (width <= 3) return '3';
  if (width <= 4) return '4';
  if (width <= 5.5) return '5';
  return width <= 7.5 ? '7' : 'more';
}
