import { type EditorLanguage, formatLocales } from '#i18n/editor-texts.ts';
import { plainSigns } from './text.ts';

/** Day, month and year with dots, slashes or dashes; ISO 8601; or a month name. */
const dayFirst = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4}|\d{2})(?!\d)/;
const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/;
const named = /^(\d{1,2})(?:\.|st|nd|rd|th)?\s*(\p{L}{3,})\.?,?\s*(\d{4}|\d{2})(?!\d)/u;

/** “18:00”, “18.30 Uhr”, “9 Uhr”, “6 pm”, “6:30pm”; a bare number is no time. */
const timeOfDay =
  /^(?:(?:um|at)\s+)?(\d{1,2})(?:[:.](\d{2})\s*(?:uhr|h)?|\s*(?:uhr|h)|(?:[:.](\d{2}))?\s*(am|pm))$/i;

/**
 * Parses a typed date and time: “23.11.2027 18:00”, “5.6.27, 9 Uhr”, “23 November 2027 6 pm”. The day comes first in
 * both languages. Returns local time, `2027-11-23T18:00`; a date alone means midnight. Undefined for anything
 * ambiguous or out of range: nothing is guessed.
 */
export function parseMoment(typed: string, language: EditorLanguage): string | undefined {
  const written = plainSigns(typed);
  const day = dayIn(written, language);
  if (!day) return undefined;
  const rest = written
    .slice(day.length)
    .replace(/^(?:,\s*|\s+|T(?=\d))/, '')
    .trim();
  const time = rest === '' ? '00:00' : timeIn(rest);
  return time === undefined ? undefined : `${day.date}T${time}`;
}

/** Local time in the language's format: `2027-11-23T18:00` as “23.11.2027 18:00”. */
export function formatMoment(clock: string, language: EditorLanguage): string {
  const { day, time } = partsOf(clock, language);
  return `${day} ${time}`;
}

/** Only the date: “23.11.2027”. */
export function formatDay(clock: string, language: EditorLanguage): string {
  return partsOf(clock, language).day;
}

function partsOf(clock: string, language: EditorLanguage): { day: string; time: string } {
  const [date = '', time = ''] = clock.split('T');
  return {
    day: date
      .split('-')
      .reverse()
      .join(language === 'de' ? '.' : '/'),
    time: time.slice(0, 5),
  };
}

/** The date at the start of a text, and its length. */
function dayIn(written: string, language: EditorLanguage): { date: string; length: number } | undefined {
  const iso = yearFirst.exec(written);
  const [found = '', day = '', month = '', year = ''] = iso
    ? [iso[0], iso[3], iso[2], iso[1]]
    : (dayFirst.exec(written) ?? named.exec(written) ?? []);
  if (found === '') return undefined;
  const date = dateOf(Number(day), /^\d/.test(month) ? Number(month) : monthCalled(month, language), year);
  return date === undefined ? undefined : { date, length: found.length };
}

function dateOf(day: number, month: number, year: string): string | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  const date = new Date(Date.UTC(Number(full), month - 1, day));
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere ? date.toISOString().slice(0, 10) : undefined;
}

/** From 1, by a name or its beginning, in the language or else the other one; 0 if unknown. */
function monthCalled(name: string, language: EditorLanguage): number {
  const other = language === 'de' ? 'en' : 'de';
  return monthIn(name, language) || monthIn(name, other);
}

function monthIn(name: string, language: EditorLanguage): number {
  const format = new Intl.DateTimeFormat(formatLocales[language], { month: 'long', timeZone: 'UTC' });
  const begin = name.toLocaleLowerCase(formatLocales[language]);
  const months = Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2027, index)));
  return 1 + months.findIndex((month) => month.toLocaleLowerCase(formatLocales[language]).startsWith(begin));
}

/** `18:00`; undefined if it isn't a time of day. */
function timeIn(written: string): string | undefined {
  const [found, hour = '', minute, minuteOfTwelve, half] = timeOfDay.exec(written) ?? [];
  if (found === undefined) return undefined;
  const minutes = Number(minute ?? minuteOfTwelve ?? 0);
  const hours = half ? hourOfTwelve(Number(hour), half.toLowerCase() === 'pm') : Number(hour);
  return hours < 24 && minutes < 60
    ? `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
    : undefined;
}

/** 12 comes before 1. Returns 24 for an invalid hour. */
function hourOfTwelve(hour: number, isAfternoon: boolean): number {
  return hour < 1 || hour > 12 ? 24 : (hour % 12) + (isAfternoon ? 12 : 0);
}
