import type { EditorLanguage } from '#i18n/editor-texts.ts';
import { timeZone } from '#i18n/time-zone.ts';

/** Strings stay text, even if they look like a formula, a number or a date. */
export type Cell = string | number | Date;

export interface Table {
  header: readonly string[];
  /** Read while the file is written; each row has as many cells as the header. */
  rows: AsyncIterable<readonly Cell[]>;
}

const clocks: Readonly<Record<EditorLanguage, Intl.DateTimeFormat>> = {
  de: clock('de-DE'),
  // English spreadsheets disagree on day or month first; all of them read this order.
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

/** `22.11.2026 18:05:00` or `2026-11-22 18:05:00`: the date format that spreadsheets in this language recognise. */
export function writtenDate(date: Date, language: EditorLanguage): string {
  return clocks[language].format(date).replace(',', '');
}
