import { z } from 'zod';

/** A document id from a URL or filter. In Postgres it has 32 bits. */
export const documentIdSchema = z
  .union([z.number(), z.string()])
  .refine((value) => /^\d{1,10}$/.test(`${value}`))
  .transform(Number)
  .pipe(z.number().max(2 ** 31 - 1));
