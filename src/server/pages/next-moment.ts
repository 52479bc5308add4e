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
  return firstAfter(
    now,
    momentsIn(page.blocks, (poll) => [...turnsOf(poll), ...orderEndOf(poll, now)]),
  );
}

/** When the page will next say something else by itself, in ms: answers in another order say nothing else. */
export function nextTurn(page: Pick<PageDocument, 'blocks'>, now: number): number | undefined {
  return firstAfter(now, momentsIn(page.blocks, turnsOf));
}

function firstAfter(now: number, moments: readonly number[]): number | undefined {
  const future = moments.filter((moment) => moment > now);
  return future.length > 0 ? Math.min(...future) : undefined;
}

/** @param momentsOf of one record, without those inside of it */
function momentsIn(value: unknown, momentsOf: (record: Record<string, unknown>) => number[]): number[] {
  if (Array.isArray(value)) return value.flatMap((entry) => momentsIn(entry, momentsOf));
  if (!isRecord(value)) return [];
  return [...momentsOf(value), ...Object.values(value).flatMap((entry) => momentsIn(entry, momentsOf))];
}

function turnsOf(record: Record<string, unknown>): number[] {
  return momentFields.flatMap((name) => {
    const moment = record[name];
    return typeof moment === 'string' ? [Date.parse(moment)] : [];
  });
}

/** Of a poll whose answers stand in random order, and which is open. */
function orderEndOf({ randomOrder, opensAt, closesAt }: Record<string, unknown>, now: number): number[] {
  const hasCome = (moment: unknown) => typeof moment === 'string' && Date.parse(moment) <= now;
  const isShuffled = randomOrder === true && hasCome(opensAt) && !hasCome(closesAt);
  return isShuffled ? [(orderSeedAt(now) + 1) * orderStep] : [];
}
