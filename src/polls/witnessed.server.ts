import { z } from 'zod';
import type { BallotKeys } from './ballot-keys.server.ts';
import type { StoredPoll } from './ballot-store.server.ts';
import { headsFrom, journalFrom } from './ballots/sql-reader.server.ts';
import { nameOfBook, requireChains, soundBook, soundJournal } from './ballots/verify-book.server.ts';
import { requireIntegrity } from './integrity-error.ts';
import { canonicalJson, chainHeadSchema, type JournalEntry } from './poll-journal.server.ts';
import type { WitnessedRow } from './witnessed-list.ts';

export const doubtSchema = z.object({ at: z.number().int(), text: z.string() });

/** When a poll was first found not to be in order (ms since 1970), and how. */
export type Doubt = z.infer<typeof doubtSchema>;

/** How far a poll had come when its votes were last found in order. */
const witnessedStateSchema = z.object({
  journal: z.object({ number: z.number().int(), hash: z.string() }),
  heads: z.array(chainHeadSchema),
  refused: z.record(z.string(), z.number().int()),
  doubt: doubtSchema.exactOptional(),
});

export type WitnessedState = z.infer<typeof witnessedStateSchema>;

/** What is compared with the witnessed state. */
type PresentState = Pick<WitnessedState, 'heads' | 'refused'> & { journal: readonly JournalEntry[] };

const nothingWitnessed: WitnessedState = { journal: { number: 0, hash: '' }, heads: [], refused: {} };

export function witnessedRow(keys: BallotKeys, poll: string, state: WitnessedState): WitnessedRow {
  const content = canonicalJson(state);
  return { poll, content, seal: keys.seal('witnessed', poll, content) };
}

/** @throws IntegrityError if it was not sealed with this secret */
function openWitnessed(keys: BallotKeys, { poll, content, seal }: WitnessedRow): WitnessedState {
  requireIntegrity(
    seal === keys.seal('witnessed', poll, content),
    `What the content database remembers of poll ${poll} was not sealed with this secret: it was changed, or VOTES_SECRET is another one now.`,
  );
  return witnessedStateSchema.parse(JSON.parse(content));
}

/**
 * The state of a stored poll that is sound in itself and continues what was witnessed of it.
 * @throws IntegrityError with the first error found
 */
export function soundState(
  keys: BallotKeys,
  poll: string,
  stored: StoredPoll | undefined,
  witnessed: WitnessedRow | undefined,
): WitnessedState {
  const row = stored?.book;
  requireIntegrity(row !== undefined, `${nameOfBook(poll)} is missing, and its votes may be.`);
  const book = soundBook(keys, row);
  const journal = journalFrom(stored?.journal ?? []);
  const heads = headsFrom(stored?.heads ?? []);
  soundJournal(keys, poll, journal, book, 'last');
  requireChains(keys, poll, heads, book);
  if (witnessed) requireWitnessed(keys, { journal, heads, refused: book.refused }, witnessed);
  return {
    journal: book.journal,
    heads: heads.map(({ chain, number, hash }) => ({ chain, number, hash })),
    refused: book.refused,
  };
}

/** @throws IntegrityError unless a poll continues what was witnessed of it, or an operator has given that up */
export function requireWitnessed(keys: BallotKeys, present: PresentState, row: WitnessedRow): void {
  if (!isGivenUp(present.journal, row.seal)) requireContinued(row.poll, present, openWitnessed(keys, row));
}

/** @param seal of the witnessed row */
function isGivenUp(journal: readonly JournalEntry[], seal: string): boolean {
  return journal.some((entry) => entry.kind === 'restored' && entry.content.witnessed === seal);
}

/** @throws IntegrityError unless nothing is missing */
function requireContinued(poll: string, present: PresentState, witnessed: WitnessedState): void {
  const { number, hash } = witnessed.journal;
  const found = number === 0 ? hash : present.journal[number - 1]?.hash;
  requireIntegrity(
    found === hash,
    `Poll ${poll}: entry ${number} of its journal was ${hash} once, and is ${found ?? 'missing'} now.`,
  );
  for (const head of witnessed.heads) {
    const now = present.heads.find(({ chain }) => chain === head.chain);
    requireIntegrity(
      now !== undefined &&
        (now.number > head.number || (now.number === head.number && now.hash === head.hash)),
      `Poll ${poll}: chain ${head.chain} had ${head.number} lines once, and has ${now?.number ?? 0} now, or others.`,
    );
  }
  for (const [reason, votes] of Object.entries(witnessed.refused))
    requireIntegrity(
      (present.refused[reason] ?? 0) >= votes,
      `Poll ${poll}: ${votes} votes were refused once as ${reason}, and ${present.refused[reason] ?? 0} are now.`,
    );
  const { doubt } = witnessed;
  requireIntegrity(!doubt, `On ${new Date(doubt?.at ?? 0).toISOString()} it was found: ${doubt?.text}`);
}

/**
 * Notes when a poll was first found not to be in order, beside what was witnessed before.
 * @returns the first doubt, and the row to be remembered if it is this one
 */
export function withDoubt(
  keys: BallotKeys,
  poll: string,
  witnessed: WitnessedRow | undefined,
  doubt: Doubt,
): { doubt: Doubt; row: WitnessedRow | undefined } {
  let state = nothingWitnessed;
  try {
    if (witnessed) state = openWitnessed(keys, witnessed);
  } catch {
    // Whoever restores the content database still finds in it what somebody has changed.
    return { doubt, row: undefined };
  }
  if (state.doubt) return { doubt: state.doubt, row: undefined };
  return { doubt, row: witnessedRow(keys, poll, { ...state, doubt }) };
}
