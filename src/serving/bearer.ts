import { timingSafeEqual } from 'node:crypto';

/** Checks an `Authorization: Bearer` header in constant time. */
export function bearsSecret(authorization: string | null | undefined, secret: string): boolean {
  const given = Buffer.from(authorization ?? '');
  const expected = Buffer.from(`Bearer ${secret}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
