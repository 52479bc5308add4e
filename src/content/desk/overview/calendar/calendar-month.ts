import { dayAtHome } from '#content/foundation/time/day-at-home.ts';

export const calendarAddress = '/admin/calendar';

/** The requested month, `2026-12`; the current one (`now` in ms since 1970) if the value is invalid. */
export function askedMonth(asked: unknown, now: number): string {
  return typeof asked === 'string' && /^2\d{3}-(0[1-9]|1[0-2])$/.test(asked)
    ? asked
    : dayAtHome(now).slice(0, 7);
}

/** The month `count` months later; earlier if negative. */
export function monthsLater(month: string, count: number): string {
  const date = firstOf(month);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

/** The days of a month: `2026-12-01` … */
export function daysOf(month: string): string[] {
  const count = (firstOf(monthsLater(month, 1)).getTime() - firstOf(month).getTime()) / dayInMs;
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

/** The weekday of the first day: 1 is Monday, 7 Sunday. */
export function firstWeekday(month: string): number {
  return firstOf(month).getUTCDay() || 7;
}

/** The query range for a month, with a margin for every time zone. */
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
