import { createHash } from 'node:crypto';

/** Hash of a value's JSON. */
export function hashOf(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
