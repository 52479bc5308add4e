import { displayWidth } from '#ui/display-width.ts';
import { growthBy, growthNames, growthSteps } from '#ui/growth-steps.ts';

/** Enough letters to exceed any viewport at the band's size. */
const fewestLetters = 72;

/** Average letter width in em, including spaces. */
const averageLetter = 0.66;

/** Repeats the phrases until one round is wider than the viewport. */
export function fillRound(phrases: readonly string[]): string[] {
  const letters = countLetters(phrases);
  if (letters === 0) return [];
  return repeat(phrases, Math.ceil(fewestLetters / letters));
}

/** Length of the round in steps, so that the speed doesn't depend on the number of phrases. */
export function roundLength(phrases: readonly string[]): string {
  const letters = countLetters(phrases);
  const step = Math.round(Math.log(letters / fewestLetters) / Math.log(growthBy(1)));
  return growthNames(Math.min(Math.max(step, 0), growthSteps - 1));
}

/** Repeats phrases to come as close as possible to a number of letters. */
export function fillLetters(phrases: readonly string[], letters: number): string {
  let text = '';
  for (let index = 0; phrases.length > 0; index += 1) {
    const next = `${phrases[index % phrases.length]}\u2002`;
    const missing = letters - text.length;
    // Omits the phrase if that comes closer; the first one is always kept.
    if (text !== '' && missing < next.length / 2) break;
    text += next;
  }
  return text;
}

/** Text for a round of exactly this length, at the size closest to the requested one. */
export function roundOfLength(
  phrases: readonly string[],
  length: number,
  size: number,
): { text: string; size: number } {
  const text = fillLetters(phrases, length / (averageLetter * size));
  // Corrects `displayWidth`, which rounds up.
  const width = 0.96 * displayWidth(text);
  return { text, size: Math.min(Math.round(1.25 * size), Math.round(length / width)) };
}

/** The largest size, up to the given one, at which a phrase fits a length. */
export function sizeOfPhrase(phrase: string, length: number, size: number): number {
  return Math.min(size, Math.floor(length / displayWidth(phrase)));
}

/** As many phrases as fit a length, at least one. A trailing comma is removed. */
export function phrasesWithin(phrases: readonly string[], length: number, size: number): string {
  const [first = '', ...others] = phrases;
  let text = first;
  for (const phrase of others) {
    const next = `${text}\u2002${phrase}`;
    if (displayWidth(next) * size > length) break;
    text = next;
  }
  return text.replace(/[,;:–]$/, '');
}

/** Whether letters are taller than the band is made for: capitals with marks other than Ä, Ö, Ü, or foreign letters. */
export function hasTallLetters(phrases: readonly string[]): boolean {
  return phrases.some((phrase) => /[À-ÃÅ-ÕØ-ÛÝ\u0100-\u1FFF]/.test(phrase));
}

/** Number of letters that fill a length at a size. */
export function lettersIn(length: number, size: number): number {
  return length / (averageLetter * size);
}

function countLetters(phrases: readonly string[]): number {
  return phrases.reduce((sum, phrase) => sum + phrase.length + 1, 0);
}

function repeat(phrases: readonly string[], times: number): string[] {
  return Array.from({ length: times }, () => phrases).flat();
}
