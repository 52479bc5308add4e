/**
 * A style attribute is not allowed, so a value that grows is named by the factors that make it up: a step of nine
 * per cent doubled in number from name to name. A stylesheet multiplies a (1.09), b (1.188), c (1.412), d (1.993)
 * and e (3.97) where the attribute names them, and so knows 32 values by five rules.
 */
const names = ['a', 'b', 'c', 'd', 'e'] as const;

/** How many steps there are. */
export const growthSteps = 2 ** names.length;

/** What a number of steps multiplies by. */
export function growthBy(step: number): number {
  return 1.09 ** step;
}

/** A number of steps as the attribute's value, such as `a c`. */
export function growthNames(step: number): string {
  return names.filter((_, bit) => (step >> bit) % 2 === 1).join(' ');
}
