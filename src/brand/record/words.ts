import { z } from 'zod';

/** A name of a few words, in one language or in all. */
export const word = z.string().trim().min(1).max(60);

/** A sentence or two in both languages. */
export const sentence = z.object({
  de: z.string().trim().min(1).max(300),
  en: z.string().trim().min(1).max(300),
});
