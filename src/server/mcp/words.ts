import type { Locale } from '#i18n/locales.ts';
import { plainLetters } from '#typed/letters.ts';

/** Endings of plurals and cases, in German and English; stems shorter than four letters stay whole. */
const ending = /(?<=[a-z]{4})(?:en|er|es|em|e|n|s)$/;

/** Words as they are compared: plain letters and figures, without endings. */
export function wordsOf(text: string): string[] {
  return plainLetters(text)
    .split(/[^a-z0-9#]+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(ending, ''));
}

/** Words of questions that name nothing, by language. */
const functionWords = {
  de: 'als auf aus bei das dem den der des die du dürfen darf ein eine einem einen einer er es farbe farben für gibt hat haben heißt ich im ist kann man mit müssen oder pro sein seite setzen sind stehen über steht und unser unsere unter vereins verein viel vom von wann was welche welchen welcher welches wie wir wo zu zum zur zwei zwischen',
  en: 'a above an and are as at below between by can club clubs called color colors colour colours do does for from have how is it may much must my need of or our page say should the this to use value we what when where which with you your',
} as const;

const sets = { de: new Set(wordsOf(functionWords.de)), en: new Set(wordsOf(functionWords.en)) };

/** What a question is about; all of it, if nothing is left otherwise. */
export function meaningful(words: readonly string[]): string[] {
  const kept = words.filter((word) => !sets.de.has(word) && !sets.en.has(word));
  return kept.length > 0 ? kept : [...words];
}

/** The language of a question, by its small words and letters; undefined if they don't say. */
export function languageOf(text: string): Locale | undefined {
  const words = wordsOf(text);
  const [german, english] = (['de', 'en'] as const).map(
    (language) => words.filter((word) => sets[language].has(word)).length,
  );
  const umlauts = /[äöüß]/i.test(text) ? 2 : 0;
  const lead = (german ?? 0) + umlauts - (english ?? 0);
  return lead > 0 ? 'de' : lead < 0 ? 'en' : undefined;
}
