import type { EditorLanguage } from '#i18n/editor-texts.ts';
import { timeZone } from '#i18n/time-zone.ts';

/** Texts stay texts, also those that look like a formula, a number or a date. */
export type Cell = string | number | Date;

/** What is written into a file for spreadsheets. */
export interface Table {
  header: readonly string[];
  /** Read while the file is written; each row has as many cells as the header. */
  rows: AsyncIterable<readonly Cell[]>;
}

const clocks: Readonly<Record<EditorLanguage, Intl.DateTimeFormat>> = {
  de: clock('de-DE'),
  // Day first or month first, spreadsheets in English disagree; this order all of them read.
  en: clock('sv-SE'),
};

function clock(formatLocale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(formatLocale, {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}

/** `22.11.2026 18:05:00` or `2026-11-22 18:05:00`: what spreadsheets in this language take for a date. */
export function writtenDate(date: Date, language: EditorLanguage): string {
  return clocks[language].format(date).replace(',', '');
}
