import { hash } from 'node:crypto';
import { z } from 'zod';
import { inEveryLocale } from '#i18n/locales.ts';

const chainHeadSchema = z.object({ chain: z.string(), number: z.number().int(), hash: z.string() });

const wordingSchema = z.object({
  question: z.string(),
  consent: z.string().optional(),
  options: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      detail: z.string().optional(),
      /** The picture's address and alternative text. */
      image: z.object({ src: z.string(), alt: z.string() }).optional(),
    }),
  ),
});

/** What is asked, in every language in which it is, and by which rules it is counted. */
export const askedQuestionSchema = z.object({
  method: z.enum(['single', 'multiple', 'rating', 'ranking']),
  minChoices: z.number().int(),
  maxChoices: z.number().int(),
  integrity: z.enum(['device', 'open', 'work', 'code']),
  ...inEveryLocale(() => wordingSchema.optional()),
});

export type AskedQuestion = z.infer<typeof askedQuestionSchema>;

/** What happened to a poll beside its ballots. */
const eventSchema = z.discriminatedUnion('kind', [
  /** With the first ballot that counts: what was asked, from then on. */
  z.object({ kind: z.literal('asked'), content: askedQuestionSchema }),
  /** A correction that editors published, when they did so and why: what is asked from now on. */
  z.object({
    kind: z.literal('corrected'),
    content: z.object({ at: z.string(), reason: z.string(), question: askedQuestionSchema }),
  }),
  /** A chain begins; its first line's hash covers this entry's. */
  z.object({ kind: z.literal('chain'), content: z.object({ chain: z.string() }) }),
  /** How far a chain has come. */
  z.object({ kind: z.literal('head'), content: chainHeadSchema }),
  /** What was counted when the poll had closed. Numbers of votes are left out where the result is never shown. */
  z.object({
    kind: z.literal('closed'),
    content: z.object({
      ballots: z.number().int(),
      voters: z.number().int(),
      counts: z.record(z.string(), z.number().int()).optional(),
      /** Ballots by minute, each with its beginning in ms since 1970. */
      turnout: z.array(z.tuple([z.number().int(), z.number().int()])).optional(),
      heads: z.array(chainHeadSchema),
    }),
  }),
]);

export type JournalEvent = z.infer<typeof eventSchema>;

/**
 * An entry of a poll's journal, which is published whole. Its hash covers the entry before it:
 * sha256 of `${previous}\n${JSON.stringify([poll, number, at, kind, content])}` in hexadecimal, with the content's names
 * in alphabetical order throughout; `previous` is empty for the first. The signature is Ed25519, in base64, of
 * `heimspiel ballots\n${hash}`.
 */
export const journalEntrySchema = z.intersection(
  z.object({
    /** Its place, from 1. */
    number: z.number().int(),
    /** When it was written, in ms since 1970. */
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

/** The same value as text, always the same: names in alphabetical order. */
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

/** What the journal says is asked now: as frozen with the first ballot, or as corrected last. */
export function questionNow(journal: readonly JournalEntry[]): AskedQuestion | undefined {
  const corrected = journal.findLast((entry) => entry.kind === 'corrected');
  if (corrected?.kind === 'corrected') return corrected.content.question;
  const asked = journal.find((entry) => entry.kind === 'asked');
  return asked?.kind === 'asked' ? asked.content : undefined;
}
