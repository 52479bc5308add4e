export interface Figure {
  value: number;
  unit: string;
  /** Its budget. */
  most?: number | undefined;
  least?: number;
}

export const ms = (value: number, most?: number): Figure => ({ value, unit: 'ms', most });

export const megabytes = (value: number, most?: number): Figure => ({ value, unit: 'MB', most });

/** Prints figures in a line, each with its budget and `!` if it misses that. */
export function tell(what: string, figures: Readonly<Record<string, Figure>>): void {
  const told = Object.entries(figures).map(([name, { value, unit, most, least }]) => {
    const isWithin = (most === undefined || value <= most) && (least === undefined || value >= least);
    const bounds = [most === undefined ? '' : ` ≤ ${most}`, least === undefined ? '' : ` ≥ ${least}`];
    return `${name} ${value.toFixed(value < 10 ? 2 : 0)} ${unit}${bounds.join('')}${isWithin ? '' : '!'}`;
  });
  console.log(`  ${what.padEnd(44)}${told.join(', ')}`);
}

/** The figure at `part`, 0 to 1. NaN if there are none. */
export function quantile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5);
}
