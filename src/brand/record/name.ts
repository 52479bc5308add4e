import { z } from 'zod';
import { sentence, word } from './words.ts';

/** How the wordmark is set in type. */
const settingSchema = z.object({
  /** In texts the name stays as it is written. */
  letters: z.enum(['written', 'capitals']),
  /** Whether the wordmark may break between two of its words, where a window has no room for both. */
  breaks: z.boolean(),
});

export const nameSchema = z
  .object({
    /** What the club calls itself, alike in both languages. */
    text: word,
    /** Written out, where the name alone would say too little. */
    full: sentence.optional(),
    /** Below an icon on a telephone. */
    short: word.optional(),
    /** Which of its letters wears the ring’s colour, counted from one. */
    styledLetter: z.number().int().min(1),
    /** From this size on, in CSS pixels; below it the letter looks like its neighbours. */
    styledFrom: z.number().min(0).max(200),
    setting: settingSchema,
  })
  .refine(({ text, styledLetter }) => styledLetter <= text.length, {
    message: 'the styled letter is one of the name’s',
    path: ['styledLetter'],
  });

/** The letter that is styled where nobody has said which: the middle one. */
export function middleLetter(text: string): number {
  return Math.max(1, Math.ceil(text.length / 2));
}
