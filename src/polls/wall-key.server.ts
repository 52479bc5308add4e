import { createHmac, timingSafeEqual } from 'node:crypto';

/** Grants access to a poll's wall page before the poll is public. `secret` is the votes secret. */
export function wallKey(secret: string, poll: string): string {
  return createHmac('sha256', secret).update(`wall ${poll}`).digest('hex').slice(0, 32);
}

export function isWallKey(secret: string, poll: string, given: string): boolean {
  const expected = Buffer.from(wallKey(secret, poll));
  const sent = Buffer.from(given);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
