import { firstClub } from './clubs/first-club.ts';
import { brandRecordSchema } from './record/brand-record.ts';

/** The record that this site is built of, as it is written. */
export const writtenBrand = firstClub;

/** The identity that this site is built of. */
export const brand = brandRecordSchema.parse(writtenBrand);
