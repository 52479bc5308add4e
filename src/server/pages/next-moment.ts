import { isRecord } from '#fields/content-field.ts';
import type { PageDocument } from '#pages/page-document.ts';
import { orderSeedAt, orderStep } from '#polls/random-order.ts';

/** The fields whose time changes how a page looks. */
const momentFields = ['opensAt', 'closesAt'];

/**
 * When the page will next look different by itself, in ms: because a poll opens or closes, or its answers are put in
 * another order. Undefined if never.
 */
export function nextMoment(page: Pick<PageDocument, 'blocks'>, now: number): number | undefined {
  const moments = momentsIn(page.blocks, now).filter((moment) => moment > now);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

function momentsIn(value: unknown, now: number): number[] {
  if (Array.isArray(value)) return value.flatMap((entry) => momentsIn(entry, now));
  if (!isRecord(value)) return [];
  const own = Object.entries(value).flatMap(([name, entry]) =>
    momentFields.includes(name) && typeof entry === 'string' ? [Date.parse(entry)] : momentsIn(entry, now),
  );
  return isShuffledNow(value, now) ? [...own, (orderSeedAt(now) + 1) * orderStep] : own;
}

/** Whether this is a poll whose answers stand in random order, and which is open. */
function isShuffledNow({ randomOrder, opensAt, closesAt }: Record<string, unknown>, now: number): boolean {
  const hasCome = (moment: unknown) => typeof moment === 'string' && Date.parse(moment) <= now;
  return randomOrder === true && hasCome(opensAt) && !hasCome(closesAt);
}
