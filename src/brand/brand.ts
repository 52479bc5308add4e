import { firstClub } from './clubs/first-club.ts';
import { brandRecordSchema } from './record/brand-record.ts';

/** This site's brand record as written. */
export const writtenBrand = firstClub;

/** This site's brand record, parsed. */
export const brand = brandRecordSchema.parse(writtenBrand);
