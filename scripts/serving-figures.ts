/** What was measured of one address, round by round. */
export interface Measured {
  /** Answers per second. */
  perSecond: number[];
  /** Answers per second that one core of the server's computes. */
  perCore: number[];
  /** Of an answer, with its head. */
  bytes: number;
}

/** Something that can be asked for, and how large it is. */
export interface Sized {
  path: string;
  bytes: number;
}

/** How many times as much one gives as the other, by the medians of their rounds. NaN where nothing was measured. */
export interface Times {
  perSecond: number;
  perCore: number;
}

/** @param of `answers`, or where they differ in size, `bytes` */
export function timesAsMuch(own: Measured, other: Measured, of: 'answers' | 'bytes'): Times {
  const weight = of === 'bytes' ? own.bytes / other.bytes : 1;
  return {
    perSecond: (weight * median(own.perSecond)) / median(other.perSecond),
    perCore: (weight * median(own.perCore)) / median(other.perCore),
  };
}

/** What is said behind a comparison that fell short of its budget, by what a core computes; else nothing. */
export function verdict({ perCore }: Times, budget: number): string {
  return perCore >= budget ? '' : ` – less than ${Number(budget.toFixed(2))} times as much!`;
}

/** One of each, as close in size as can be found: with another size, the network's speed is what is compared. */
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
