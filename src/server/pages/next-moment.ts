import { isRecord } from '#fields/content-field.ts';
import type { PageDocument } from '#pages/page-document.ts';
import { orderSeedAt, orderStep } from '#polls/random-order.ts';

/** Fields whose time changes a page's look. */
const momentFields = ['opensAt', 'closesAt'];

/**
 * When the page will next change by itself, in ms: a poll opens, closes, or reorders its options. Undefined if never.
 */
export function nextMoment(page: Pick<PageDocument, 'blocks'>, now: number): number | undefined {
  return firstAfter(
    now,
    momentsIn(page.blocks, (poll) => [...turnsOf(poll), ...orderEndOf(poll, now)]),
  );
}

/** When the page's content will next change by itself, in ms; reordered options don't count. */
export function nextTurn(page: Pick<PageDocument, 'blocks'>, now: number): number | undefined {
  return firstAfter(now, momentsIn(page.blocks, turnsOf));
}

function firstAfter(now: number, moments: readonly number[]): number | undefined {
  const future = moments.filter((moment) => moment > now);
  return future.length > 0 ? Math.min(...future) : undefined;
}

/** @param momentsOf of one record, without nested ones */
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

/** For an open poll with options in random order. */
function orderEndOf({ randomOrder, opensAt, closesAt }: Record<string, unknown>, now: number): number[] {
  const hasCome = (moment: unknown) => typeof moment === 'string' && Date.parse(moment) <= now;
  const isShuffled = randomOrder === true && hasCome(opensAt) && !hasCome(closesAt);
  return isShuffled ? [(orderSeedAt(now) + 1) * orderStep] : [];
}
