import { z } from 'zod';
import { momentAtHome } from '#content/foundation/time/moment-at-home.ts';
import { mostDays, usualDays } from './link-days.ts';

const day = 86_400_000;

/** The requested expiry: after a number of days, or at the end of a day, `2026-12-01`. */
export const linkEndSchema = z.union([
  z.object({ days: z.union(usualDays.map((days) => z.literal(days))) }),
  z.object({ until: z.iso.date() }),
]);

/** When a link created now expires; undefined if that is past or too far ahead. */
export function linkEnd(end: z.infer<typeof linkEndSchema>, now: number): Date | undefined {
  const ends = 'days' in end ? new Date(now + end.days * day) : endOfDay(end.until);
  if (!ends || ends.getTime() <= now || ends.getTime() > now + (mostDays + 1) * day) return undefined;
  return ends;
}

/** The midnight at the end of a day in the club's time zone. */
function endOfDay(date: string): Date | undefined {
  const next = new Date(Date.parse(`${date}T00:00Z`) + day);
  return momentAtHome(next.toISOString().slice(0, 16));
}
