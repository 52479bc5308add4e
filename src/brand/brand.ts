import { firstClub } from './clubs/first-club.ts';
import { brandRecordSchema } from './record/brand-record.ts';

/** The identity that this site is built of. */
export const brand = brandRecordSchema.parse(firstClub);
