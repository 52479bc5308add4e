import type { PollResults } from '#polls/vote-answers.ts';
import { isObject } from '../../delivery/parse.ts';

/** A result as the API gives it, or undefined if this is none. */
export function parseResults(value: unknown): PollResults | undefined {
  if (!isObject(value) || !isObject(value.counts) || typeof value.total !== 'number') return undefined;
  const { state, total } = value;
  if (state !== 'notOpen' && state !== 'open' && state !== 'closed') return undefined;
  const counts: Record<string, number> = {};
  for (const [option, votes] of Object.entries(value.counts)) {
    if (typeof votes === 'number') counts[option] = votes;
  }
  return { counts, total, state };
}
