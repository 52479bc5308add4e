import { distance } from 'fastest-levenshtein';
import { plainLetters } from '#typed/letters.ts';

/**
 * The words of a text as they are searched: `Müllers Straße`, `Mueller’s Strasse` → `mullers`, `strasse`. “ae”, “oe” and
 * “ue” lose their e wherever they stand, so that all spellings of an umlaut are one. A word is letters and digits
 * alone: nothing in it means anything to a database.
 */
export function wordsIn(text: string): string[] {
  return (
    plainLetters(text)
      .replace(/([aou])e/g, '$1')
      .match(/[\p{L}\p{N}]{1,40}/gu) ?? []
  );
}

/** How many letters of a word may be wrong. */
export function slipsIn(word: string): number {
  return word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
}

/** Whether a text contains each of the words, in the middle of one of its own or with a slip. */
export function containsAll(text: string, sought: readonly string[]): boolean {
  const words = wordsIn(text);
  return sought.every((one) =>
    words.some((word) => word.includes(one) || (slipsIn(one) > 0 && distance(one, word) <= slipsIn(one))),
  );
}
