/** How far the server's clock is ahead of the device's, in ms, as measured so far. */
let ahead = 0;

/** The server's time, which decides what is open. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** Updates the offset from a response. `askedAt` is the device's time of the request in ms. */
export function learnTime(answer: Response, askedAt: number): void {
  const date = Date.parse(answer.headers.get('date') ?? '');
  // The Date header has whole seconds, so smaller differences are ignored.
  if (Number.isNaN(date)) return;
  const difference = date + 500 - (askedAt + Date.now()) / 2;
  ahead = Math.abs(difference) < 1500 ? 0 : difference;
}

/** The browser's longest timer delay in ms. */
export const longestTimer = 2 ** 31 - 1;

/** Adds up to a quarter at random, so that clients don't retry in sync. */
export function withJitter(milliseconds: number): number {
  return milliseconds * (1 + Math.random() / 4);
}
