import { displayWidth } from '#ui/display-width.ts';
import { growthBy, growthNames, growthSteps } from '#ui/growth-steps.ts';

/** So many letters are wider than any window at the size of the band. */
const fewestLetters = 72;

/** Average width of a letter, with its share of the spaces, in em. */
const averageLetter = 0.66;

/** The phrases, repeated until one round is wider than the window. */
export function fillRound(phrases: readonly string[]): string[] {
  const letters = countLetters(phrases);
  if (letters === 0) return [];
  return repeat(phrases, Math.ceil(fewestLetters / letters));
}

/** How long the round is, in steps from the shortest one: the same speed for few phrases and for many. */
export function roundLength(phrases: readonly string[]): string {
  const letters = countLetters(phrases);
  const step = Math.round(Math.log(letters / fewestLetters) / Math.log(growthBy(1)));
  return growthNames(Math.min(Math.max(step, 0), growthSteps - 1));
}

/** As many phrases, over and over, as come closest to a number of letters. */
export function fillLetters(phrases: readonly string[], letters: number): string {
  let text = '';
  for (let index = 0; phrases.length > 0; index += 1) {
    const next = `${phrases[index % phrases.length]}\u2002`;
    const missing = letters - text.length;
    // Beyond the half, leaving the phrase out comes closer than squeezing it in; one phrase there must be.
    if (text !== '' && missing < next.length / 2) break;
    text += next;
  }
  return text;
}

/** Phrases that make one round of exactly this length, in the size that is closest to the one asked for. */
export function roundOfLength(
  phrases: readonly string[],
  length: number,
  size: number,
): { text: string; size: number } {
  const text = fillLetters(phrases, length / (averageLetter * size));
  // The measure is rounded up by so much.
  const width = 0.96 * displayWidth(text);
  return { text, size: Math.min(Math.round(1.25 * size), Math.round(length / width)) };
}

/** The size in which a phrase is as long at most, and no larger than the one asked for. */
export function sizeOfPhrase(phrase: string, length: number, size: number): number {
  return Math.min(size, Math.floor(length / displayWidth(phrase)));
}

/**
 * As many phrases as a length holds in a size, in their order; the first there is in any case. Nothing follows the last
 * one: a comma at its end has nothing to announce.
 */
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

/** Letters that fill a length in a size. */
export function lettersIn(length: number, size: number): number {
  return length / (averageLetter * size);
}

function countLetters(phrases: readonly string[]): number {
  return phrases.reduce((sum, phrase) => sum + phrase.length + 1, 0);
}

function repeat(phrases: readonly string[], times: number): string[] {
  return Array.from({ length: times }, () => phrases).flat();
}
