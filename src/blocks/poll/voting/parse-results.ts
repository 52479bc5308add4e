import type { PollResults, ResultCorrection, ResultRecord } from '#polls/vote-answers.ts';
import { isObject } from '#submitting/sending/parse.ts';

/** Parses an API result; undefined if invalid. */
export function parseResults(value: unknown): PollResults | undefined {
  if (!isObject(value) || !isObject(value.counts) || typeof value.total !== 'number') return undefined;
  const { state, total } = value;
  if (state !== 'notOpen' && state !== 'open' && state !== 'closed') return undefined;
  const counts: Record<string, number> = {};
  for (const [option, votes] of Object.entries(value.counts)) {
    if (typeof votes === 'number') counts[option] = votes;
  }
  const record = parseRecord(value.record);
  return { counts, total, state, ...(record ? { record } : {}) };
}

function parseRecord(value: unknown): ResultRecord | undefined {
  if (!isObject(value)) return undefined;
  const { statement, corrections } = value;
  return {
    ...(typeof statement === 'string' ? { statement } : {}),
    corrections: Array.isArray(corrections) ? corrections.flatMap(parseCorrection) : [],
  };
}

function parseCorrection(value: unknown): ResultCorrection[] {
  if (!isObject(value)) return [];
  const { at, reason, changes } = value;
  if (typeof at !== 'string' || typeof reason !== 'string' || !Array.isArray(changes)) return [];
  return [{ at, reason, changes: changes.flatMap(parseChange) }];
}

function parseChange(value: unknown): ResultCorrection['changes'] {
  if (!isObject(value)) return [];
  const { locale, before, after } = value;
  const isWhole = typeof locale === 'string' && typeof before === 'string' && typeof after === 'string';
  return isWhole ? [{ locale, before, after }] : [];
}
