/** How long one order stands, in milliseconds: a page is rendered once for everyone who comes in that time. */
export const orderStep = 10_000;

/** The seed of the order that a page rendered at `now` (ms) shows. */
export function orderSeedAt(now: number): number {
  return Math.floor(now / orderStep);
}

/** The entries in an order that the seed decides: the same for the same seed, every order about equally often. */
export function inOrderOf<Entry>(entries: readonly Entry[], seed: number): Entry[] {
  const random = randomNumbers(seed);
  const left = [...entries];
  const drawn: Entry[] = [];
  while (left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return drawn;
}

/** Numbers from 0 up to, but not including, 1 (Mulberry32). Seeds that follow one another are scattered first. */
function randomNumbers(seed: number): () => number {
  let state = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
