import { createHash } from 'node:crypto';
import type { Brand } from './record/brand-record.ts';

/** A content hash of the record: equal records have the same version. */
export function brandVersion(brand: Brand): string {
  // The schema keeps the keys in the same order.
  return createHash('sha256').update(JSON.stringify(brand)).digest('hex').slice(0, 10);
}
