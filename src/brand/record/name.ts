import { z } from 'zod';
import { sentence, word } from './words.ts';

const settingSchema = z.object({
  /** Only for the wordmark in pages and share pictures, set in type or drawn; texts keep the name as written. */
  letters: z.enum(['written', 'capitals', 'drawn']),
  /** Whether the wordmark may wrap between words in narrow viewports. */
  breaks: z.boolean(),
});

export const nameSchema = z
  .object({
    /** The club's name, the same in both languages. */
    text: word,
    /** The full name, if the short one isn't enough. */
    full: sentence.optional(),
    /** Label below a phone's app icon. */
    short: word.optional(),
    /** Position of the letter in the ring’s colour, from 1; 0 if there is none. */
    styledLetter: z.number().int().min(0),
    /** Minimum font size of the styled letter, in CSS pixels. */
    styledFrom: z.number().min(0).max(200),
    setting: settingSchema,
  })
  .refine(({ text, styledLetter }) => styledLetter <= text.length, {
    message: 'the styled letter is one of the name’s',
    path: ['styledLetter'],
  });

/** Default styled letter: the middle one. */
export function middleLetter(text: string): number {
  return Math.max(1, Math.ceil(text.length / 2));
}
