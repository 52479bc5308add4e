import { z } from 'zod';

/** The number of a document as an address or a filter gives it. In Postgres it is 32 bits wide. */
export const documentIdSchema = z
  .union([z.number(), z.string()])
  .refine((value) => /^\d{1,10}$/.test(`${value}`))
  .transform(Number)
  .pipe(z.number().max(2 ** 31 - 1));
