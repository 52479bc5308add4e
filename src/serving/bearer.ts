import { timingSafeEqual } from 'node:crypto';

/** Whether somebody shows this secret (`Authorization: Bearer`); how long the answer takes tells nothing of it. */
export function bearsSecret(authorization: string | null | undefined, secret: string): boolean {
  const given = Buffer.from(authorization ?? '');
  const expected = Buffer.from(`Bearer ${secret}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
