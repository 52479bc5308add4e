import { editorLanguageFor, formatLocales } from './editor-texts.ts';
import type { Locale } from './locales.ts';
import { timeZone } from './time-zone.ts';

/** A moment in the club's time zone: “27. November 2026, 17.35 Uhr”, “27 November 2026, 17:35”. */
export function momentInWords(moment: string | Date, locale: Locale): string {
  const language = editorLanguageFor(locale);
  const written = (how: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formatLocales[language], { ...how, timeZone }).format(new Date(moment));
  const time = written({ timeStyle: 'short' });
  return `${written({ dateStyle: 'long' })}, ${language === 'de' ? `${time.replace(':', '.')}\u00A0Uhr` : time}`;
}
