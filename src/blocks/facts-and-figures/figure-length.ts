/** How much room a value takes, in steps that its size is chosen by. */
export type FigureLength = '2' | '3' | '4' | '5' | '7' | 'more';

/** Counts a digit or letter as one and a separator (`.`, `,`, `:`, space) as a half. */
export function figureLength(value: string): FigureLength {
  const width = [...value].reduce((sum, character) => sum + (/[.,:;'’\s\-–]/.test(character) ? 0.5 : 1), 0);
  if (width <= 2) return '2';
  if (width <= 3) return '3';
  if (width <= 4) return '4';
  if (width <= 5.5) return '5';
  return width <= 7.5 ? '7' : 'more';
}
