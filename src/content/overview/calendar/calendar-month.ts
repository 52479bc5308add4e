import { dayAtHome } from '#content/day-at-home.ts';

/** Where the admin shows what is dated, month by month. */
export const calendarAddress = '/admin/calendar';

/** The month that an address asks for, `2026-12`; the current one (`now` in ms since 1970) where it asks for none that there is. */
export function askedMonth(asked: unknown, now: number): string {
  return typeof asked === 'string' && /^2\d{3}-(0[1-9]|1[0-2])$/.test(asked)
    ? asked
    : dayAtHome(now).slice(0, 7);
}

/** The month that lies so many months later, or earlier. */
export function monthsLater(month: string, count: number): string {
  const date = firstOf(month);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

/** The days of a month, `2026-12-01` and so on. */
export function daysOf(month: string): string[] {
  const count = (firstOf(monthsLater(month, 1)).getTime() - firstOf(month).getTime()) / dayInMs;
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

/** The weekday on which a month begins: 1 is Monday, 7 Sunday. */
export function firstWeekday(month: string): number {
  return firstOf(month).getUTCDay() || 7;
}

/** From when to when records are read, so that no day of the month is missed in any time zone. */
export function readingSpan(month: string): { from: Date; to: Date } {
  const margin = 2 * dayInMs;
  return {
    from: new Date(firstOf(month).getTime() - margin),
    to: new Date(firstOf(monthsLater(month, 1)).getTime() + margin),
  };
}

const dayInMs = 24 * 60 * 60 * 1000;

function firstOf(month: string): Date {
  return new Date(`${month}-01T00:00:00Z`);
}
