/** How far the server's clock is ahead of the device's, in ms; undefined before the first answer. */
let ahead: number | undefined;

/** The server's time, which decides what is open; the device's until an answer told it. */
export function serverNow(): number {
  return Date.now() + (ahead ?? 0);
}

/** Before that, nothing is said to be over: a device's clock may be wrong by days. */
export function isTimeKnown(): boolean {
  return ahead !== undefined;
}

/** Updates the offset from a response. `askedAt` is the device's time of the request in ms. */
export function learnTime(answer: Response, askedAt: number): void {
  const date = Date.parse(answer.headers.get('date') ?? '');
  const difference = Number.isNaN(date) ? (ahead ?? 0) : date + 500 - (askedAt + Date.now()) / 2;
  // The Date header has whole seconds, so smaller differences are ignored.
  ahead = Math.abs(difference) < 1500 ? 0 : difference;
}

/** The browser's longest timer delay in ms. */
export const longestTimer = 2 ** 31 - 1;

/** Adds up to a quarter at random, so that clients don't retry in sync. */
export function withJitter(milliseconds: number): number {
  return milliseconds * (1 + Math.random() / 4);
}
