export interface SeededRandom {
  /** A number from 0 (included) to 1 (excluded). */
  next: () => number;
  /** A number from `low` to `high`. */
  between: (low: number, high: number) => number;
}

/** The one seed of the whole family: the year on the wall. */
export const FAMILY_SEED = 1893;

// mulberry32: tiny, fast, and the same on every machine because it only uses 32-bit integer arithmetic.
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return { next, between: (low, high) => low + (high - low) * next() };
}
