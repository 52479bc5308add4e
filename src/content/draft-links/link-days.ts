import { timeZone } from '#content/exports/table.ts';

/** For how many days a link is made with one choice. */
export const usualDays = [1, 7, 30] as const;

/** How far ahead the last day of a link may lie, in days. */
export const mostDays = 90;

const written = new Intl.DateTimeFormat('sv-SE', { timeZone });

/** The day on which a moment (ms since 1970) falls where the club is at home, `2026-12-01`. */
export function dayAtHome(moment: number): string {
  return written.format(moment);
}
