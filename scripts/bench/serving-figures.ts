export interface Measured {
  perSecond: number[];
  /** Responses per second of the server's CPU time. */
  perCore: number[];
  bytes: number;
}

export interface Sized {
  path: string;
  bytes: number;
}

/** The ratio of two medians. NaN without measurements. */
export interface Times {
  perSecond: number;
  perCore: number;
}

/** @param of `answers`, or `bytes` if they differ in size */
export function timesAsMuch(own: Measured, other: Measured, of: 'answers' | 'bytes'): Times {
  const weight = of === 'bytes' ? own.bytes / other.bytes : 1;
  return {
    perSecond: (weight * median(own.perSecond)) / median(other.perSecond),
    perCore: (weight * median(own.perCore)) / median(other.perCore),
  };
}

export function verdict({ perCore }: Times, budget: number): string {
  return perCore >= budget ? '' : ` – less than ${Number(budget.toFixed(2))} times as much!`;
}

/** The pair closest in size: otherwise the comparison would measure network throughput. */
export function closestInSize(
  ones: readonly Sized[],
  others: readonly Sized[],
): [one: Sized, other: Sized] | undefined {
  const apart = ([one, other]: readonly [Sized, Sized]) => Math.abs(Math.log(one.bytes / other.bytes));
  return ones
    .flatMap((one) => others.map((other): [Sized, Sized] => [one, other]))
    .sort((a, b) => apart(a) - apart(b))[0];
}

export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? Number.NaN;
}
