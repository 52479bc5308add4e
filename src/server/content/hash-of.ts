import { createHash } from 'node:crypto';

/** Tells two values apart by what they would be as JSON. */
export function hashOf(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
