import { z } from 'zod';

/** A single line of text, since it is written to line-based files. */
export function line(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .regex(/^\P{Cc}*$/u, 'text of one line');
}

export const word = line(60);

/** One or two sentences in both languages. */
export const sentence = z.object({ de: line(300), en: line(300) });
