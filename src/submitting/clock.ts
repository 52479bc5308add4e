/** How far the server's clock is ahead of this device's, in milliseconds, as far as its answers have told. */
let ahead = 0;

/** What time it is for the server, which decides what is open. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** Learns the server's time from an answer that was asked for at `askedAt` (ms, by this device's clock). */
export function learnTime(answer: Response, askedAt: number): void {
  const date = Date.parse(answer.headers.get('date') ?? '');
  // The header has whole seconds: what lies within one is no difference.
  if (Number.isNaN(date)) return;
  const difference = date + 500 - (askedAt + Date.now()) / 2;
  ahead = Math.abs(difference) < 1500 ? 0 : difference;
}

/** The longest time that a timer of the browser can wait, in milliseconds. */
export const longestTimer = 2 ** 31 - 1;

/** Up to a quarter more, drawn at random, so that not everyone comes back at the same moment. */
export function withJitter(milliseconds: number): number {
  return milliseconds * (1 + Math.random() / 4);
}
