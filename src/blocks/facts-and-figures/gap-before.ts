import type { Locale } from '#i18n/locales.ts';

const longestSymbol = 4;

/** A longer unit is a word, and may go on in a line of its own where figure and unit together are too wide. */
export function isSymbol(unit: string): boolean {
  return unit.length <= longestSymbol;
}

/** What stands between a figure and its unit: before “%” what the language sets there, English nothing. */
export function gapBefore(unit: string, locale: Locale): string {
  if (unit !== '%') return isSymbol(unit) ? '\u00A0' : ' ';
  const parts = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(1);
  return parts.find(({ type }) => type === 'literal')?.value ?? '';
}
