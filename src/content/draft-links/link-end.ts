import { z } from 'zod';
import { timeZone } from '#i18n/time-zone.ts';
import { mostDays, usualDays } from './link-days.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** When a link is to end: after so many days, or with a day, `2026-12-01`. */
export const linkEndSchema = z.union([
  z.object({ days: z.union(usualDays.map((days) => z.literal(days))) }),
  z.object({ until: z.iso.date() }),
]);

/** The moment at which a link made now ends; undefined where that has passed, or lies too far ahead. */
export function linkEnd(end: z.infer<typeof linkEndSchema>, now: number): Date | undefined {
  const ends = 'days' in end ? now + end.days * day : endOfDay(end.until);
  return ends > now && ends <= now + (mostDays + 1) * day ? new Date(ends) : undefined;
}

const hourThere = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });

/** The midnight in which a day ends where the club is at home: an hour or two before that of UTC. */
function endOfDay(date: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`) + day;
  const [found = midnight] = [2, 1]
    .map((hours) => midnight - hours * hour)
    .filter((moment) => hourThere.format(moment) === '00');
  return found;
}
