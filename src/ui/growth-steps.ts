/**
 * Style attributes are forbidden by the CSP, so growing values are given as named factors. The names stand for powers
 * of two of a 9 % step: a (1.09), b (1.188), c (1.412), d (1.993), e (3.97). A stylesheet multiplies those the
 * attribute lists; five rules give 32 values.
 */
const names = ['a', 'b', 'c', 'd', 'e'] as const;

export const growthSteps = 2 ** names.length;

export function growthBy(step: number): number {
  return 1.09 ** step;
}

/** The attribute value for a number of steps, such as `a c`. */
export function growthNames(step: number): string {
  return names.filter((_, bit) => (step >> bit) % 2 === 1).join(' ');
}
