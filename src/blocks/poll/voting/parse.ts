import type { PollResults } from '#polls/vote-answers.ts';

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function optionalString(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function listOfStrings(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value : undefined;
}

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
