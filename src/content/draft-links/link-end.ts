import { z } from 'zod';
import { momentAtHome } from '#content/moment-at-home.ts';
import { mostDays, usualDays } from './link-days.ts';

const day = 86_400_000;

/** When a link is to end: after so many days, or with a day, `2026-12-01`. */
export const linkEndSchema = z.union([
  z.object({ days: z.union(usualDays.map((days) => z.literal(days))) }),
  z.object({ until: z.iso.date() }),
]);

/** The moment at which a link made now ends; undefined where that has passed, or lies too far ahead. */
export function linkEnd(end: z.infer<typeof linkEndSchema>, now: number): Date | undefined {
  const ends = 'days' in end ? new Date(now + end.days * day) : endOfDay(end.until);
  if (!ends || ends.getTime() <= now || ends.getTime() > now + (mostDays + 1) * day) return undefined;
  return ends;
}

/** The midnight in which a day ends where the club is at home. */
function endOfDay(date: string): Date | undefined {
  const next = new Date(Date.parse(`${date}T00:00Z`) + day);
  return momentAtHome(next.toISOString().slice(0, 16));
}
