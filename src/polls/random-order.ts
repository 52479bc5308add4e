/** How long one order lasts, in ms. A page is rendered once for all requests in that time. */
export const orderStep = 10_000;

/** The seed of the option order for a page rendered at `now` (ms). */
export function orderSeedAt(now: number): number {
  return Math.floor(now / orderStep);
}

/** A deterministic shuffle; all orders are about equally likely. */
export function inOrderOf<Entry>(entries: readonly Entry[], seed: number): Entry[] {
  const random = randomNumbers(seed);
  const left = [...entries];
  const drawn: Entry[] = [];
  while (left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return drawn;
}

/** Mulberry32, in [0, 1). The seed is hashed first, because consecutive seeds would correlate. */
function randomNumbers(seed: number): () => number {
  let state = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
