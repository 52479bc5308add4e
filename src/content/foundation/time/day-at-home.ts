import { timeZone } from '#i18n/time-zone.ts';

const written = new Intl.DateTimeFormat('sv-SE', { timeZone });

/** The day of a moment (ms since 1970) in the club's time zone, `2026-12-01`. */
export function dayAtHome(moment: number): string {
  return written.format(moment);
}
