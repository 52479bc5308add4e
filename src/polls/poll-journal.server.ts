import { hash } from 'node:crypto';
import { z } from 'zod';
import { inEveryLocale } from '#i18n/locales.ts';

export const chainHeadSchema = z.object({ chain: z.string(), number: z.number().int(), hash: z.string() });

const wordingSchema = z.object({
  question: z.string(),
  consent: z.string().optional(),
  options: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      detail: z.string().optional(),
      image: z.object({ src: z.string(), alt: z.string() }).optional(),
    }),
  ),
});

export const askedQuestionSchema = z.object({
  method: z.enum(['single', 'multiple', 'rating', 'ranking']),
  minChoices: z.number().int(),
  maxChoices: z.number().int(),
  integrity: z.enum(['device', 'open', 'work', 'code']),
  ...inEveryLocale(() => wordingSchema.optional()),
});

export type AskedQuestion = z.infer<typeof askedQuestionSchema>;

const eventSchema = z.discriminatedUnion('kind', [
  /** With the first ballot: freezes what is asked. */
  z.object({ kind: z.literal('asked'), content: askedQuestionSchema }),
  /** A published correction with its time and reason: what is asked from now on. */
  z.object({
    kind: z.literal('corrected'),
    content: z.object({ at: z.string(), reason: z.string(), question: askedQuestionSchema }),
  }),
  /** A new chain; its first line's hash covers this entry's. */
  z.object({ kind: z.literal('chain'), content: z.object({ chain: z.string() }) }),
  /** A chain's head at this time. */
  z.object({ kind: z.literal('head'), content: chainHeadSchema }),
  /** The final count. Votes are omitted if the result is never shown. */
  z.object({
    kind: z.literal('closed'),
    content: z.object({
      ballots: z.number().int(),
      voters: z.number().int(),
      counts: z.record(z.string(), z.number().int()).optional(),
      /** Ballots by minute, each with its start in ms since 1970. */
      turnout: z.array(z.tuple([z.number().int(), z.number().int()])).optional(),
      heads: z.array(chainHeadSchema),
    }),
  }),
  /**
   * An operator has restored the votes from a backup, so votes cast after it may be missing. `witnessed` is the seal of
   * what was remembered of the poll and is given up; nothing if that was restored as well.
   */
  z.object({
    kind: z.literal('restored'),
    content: z.object({ reason: z.string(), witnessed: z.string().optional() }),
  }),
]);

export type JournalEvent = z.infer<typeof eventSchema>;

/**
 * An entry of a poll's journal, which is published as a whole. Its hash covers the previous entry: sha256 of
 * `${previous}\n${JSON.stringify([poll, number, at, kind, content])}` in hexadecimal, with the content's keys sorted at
 * every level; `previous` is empty for the first entry. The signature is Ed25519, in base64, of `heimspiel
 * ballots\n${hash}`.
 */
export const journalEntrySchema = z.intersection(
  z.object({
    number: z.number().int(),
    /** In ms since 1970. */
    at: z.number().int(),
    hash: z.string(),
    signature: z.string(),
  }),
  eventSchema,
);

export type JournalEntry = z.infer<typeof journalEntrySchema>;

type UnhashedEntry = { number: number; at: number } & JournalEvent;

export function hashOfEntry(poll: string, previous: string, entry: UnhashedEntry): string {
  const { number, at, kind, content } = entry;
  return hash('sha256', `${previous}\n${JSON.stringify([poll, number, at, kind, inOrder(content)])}`);
}

/** Deterministic JSON: keys are sorted at every level. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(inOrder(value));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, inOrder(part)]),
  );
}

/** The current question: as frozen with the first ballot, or as last corrected. */
export function questionNow(journal: readonly JournalEntry[]): AskedQuestion | undefined {
  const corrected = journal.findLast((entry) => entry.kind === 'corrected');
  if (corrected?.kind === 'corrected') return corrected.content.question;
  const asked = journal.find((entry) => entry.kind === 'asked');
  return asked?.kind === 'asked' ? asked.content : undefined;
}

export interface Restoration {
  /** In ms since 1970. */
  at: number;
  reason: string;
}

export function restorationsIn(journal: readonly JournalEntry[]): Restoration[] {
  return journal.flatMap((entry) =>
    entry.kind === 'restored' ? [{ at: entry.at, reason: entry.content.reason }] : [],
  );
}
