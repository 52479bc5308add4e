import { z } from 'zod';

/** Text of one line: it goes into files whose lines mean something. */
export function line(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .regex(/^\P{Cc}*$/u, 'text of one line');
}

/** A name of a few words, in one language or in all. */
export const word = line(60);

/** A sentence or two in both languages. */
export const sentence = z.object({ de: line(300), en: line(300) });
