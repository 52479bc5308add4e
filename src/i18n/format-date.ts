import { type Locale, localeTags } from './locales.ts';
import { timeZone } from './time-zone.ts';

/** A day, by default in the club's time zone: “27. November 2026”, “27 November 2026”. */
export function formatDate(moment: string | Date, locale: Locale, zone = timeZone): string {
  return formatter(locale, { dateStyle: 'long', timeZone: zone }).format(new Date(moment));
}

/** A moment in the club's time zone: “27. November 2026, 17.35 Uhr”, “27 November 2026, 17:35”. */
export function formatDateTime(moment: string | Date, locale: Locale): string {
  const time = formatter(locale, { timeStyle: 'short', timeZone }).format(new Date(moment));
  const words = locale === 'de' ? `${time.replace(':', '.')}\u00A0Uhr` : time;
  return `${formatDate(moment, locale)}, ${words}`;
}

/**
 * A moment's parts in the club's time zone. Not a formatted date, because server and browser may punctuate it
 * differently, and hydration needs identical text.
 */
export function zonedDateParts(moment: string, locale: Locale): Record<string, string> {
  const parts = formatter(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(moment));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(localeTags[locale].replace('_', '-'), options);
}
