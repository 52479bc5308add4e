import type { Locale } from '#i18n/locales.ts';

const longestSymbol = 4;

/** A longer unit is a word and may wrap onto its own line. */
export function isSymbol(unit: string): boolean {
  return unit.length <= longestSymbol;
}

/** The space between figure and unit: before “%” as usual in the language, in English none. */
export function gapBefore(unit: string, locale: Locale): string {
  if (unit !== '%') return isSymbol(unit) ? '\u00A0' : ' ';
  const parts = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(1);
  return parts.find(({ type }) => type === 'literal')?.value ?? '';
}
