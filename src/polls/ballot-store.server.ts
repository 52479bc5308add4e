import type { Reach } from '#database/reach.ts';
import type { AskedQuestion, JournalEntry, JournalEvent } from './poll-journal.server.ts';
import type { PollResult } from './poll-result.ts';

/** A ballot that keeps every rule but uniqueness, which the store alone can judge. */
export interface Ballot {
  /** The poll's id in the content backend. */
  poll: string;
  /** What the voter is given, 32 hexadecimal digits. It follows from the idempotency key: the same key, the same receipt. */
  receipt: string;
  /** Who votes, as 32 hexadecimal digits that say nothing outside this poll; undefined where everyone may vote again. */
  voter?: string;
  /** What may be spent once, over all polls, as 32 hexadecimal digits: a solved proof of work, a token of a plain form. */
  proof?: string;
  /** The options' ids, each once; in a ranking from first to last place. */
  choices: readonly string[];
  ranked: boolean;
  /** When it was accepted, in ms since 1970. */
  at: number;
  /** What the poll asks; one object for all ballots of the poll. */
  question: AskedQuestion;
}

/**
 * - `counted`: it is on the disk and in the tally.
 * - `repeated`: the same receipt with the same choices was counted before; nothing changed.
 * - `different`: the same receipt was counted before with other choices.
 * - `voted`: this voter has a ballot in this poll already.
 * - `spent`: this proof was used before.
 */
export type CastOutcome = 'counted' | 'repeated' | 'different' | 'voted' | 'spent';

/** Why a vote was not counted, as the audit lists it. */
export const refusalReasons = [
  'not-open',
  'closed',
  'invalid',
  'voted',
  'spent',
  'proof',
  'code',
  'too-many',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/**
 * One line of the log. Each line's hash covers the one before it in the same chain, and nothing that says who voted:
 * sha256 of `${previous}\n${JSON.stringify([poll, chain, number, receipt, record, at])}`, in hexadecimal; `previous`
 * is for a chain's first line the hash of the journal's entry with which the chain begins.
 */
export interface LoggedBallot {
  poll: string;
  /** Which run of which site instance accepted it. */
  chain: string;
  /** Its place in that chain, from 1. */
  number: number;
  receipt: string;
  /** The choices in one string: `a+b` where order says nothing, `a>b` in a ranking. */
  record: string;
  at: number;
  hash: string;
}

export interface PollAudit {
  accepted: number;
  refused: Readonly<Partial<Record<RefusalReason, number>>>;
  /** The last line of each chain. */
  heads: readonly { chain: string; number: number; hash: string }[];
}

/** A row of the table `chains`. */
export interface HeadRow {
  poll: string;
  chain: string;
  number: number;
  hash: string;
  /** When it began, in ms since 1970. */
  begun: number;
}

/** What is to be written into a poll's journal. */
export interface PollRecord {
  poll: string;
  /** How many entries the journal has. */
  after: number;
  /** Where the chains are. */
  heads: readonly HeadRow[];
  event: JournalEvent & { kind: 'corrected' | 'closed' };
}

/** What may be read by whoever has the store's file or database: the site, the content backend, a command. */
export interface BallotReader {
  tally(poll: string): Promise<PollResult>;
  audit(poll: string): Promise<PollAudit>;
  /** Every ballot of a poll, chain by chain, in the chain's order. */
  log(poll: string): AsyncIterable<LoggedBallot>;
  /** Ballots counted per minute: `minute` is its beginning in ms since 1970; minutes without any are left out. */
  turnout(poll: string): Promise<readonly { minute: number; ballots: number }[]>;
  close(): Promise<void>;
}

/** Where ballots are kept, one chain per poll for as long as it is open. */
export interface BallotStore extends BallotReader {
  /** While it is out of reach, everything rejects at once with OutOfReach. */
  readonly reach: Reach;
  /**
   * Resolves when the ballot is on the disk, or why it is not. Rejects if the disk or the database failed: nothing is
   * counted then. With the first ballot that counts, what its poll asks is written down and signed.
   */
  cast(ballot: Ballot): Promise<CastOutcome>;
  /** What was asked and happened, from the beginning. */
  journal(poll: string): Promise<readonly JournalEntry[]>;
  /** How many entries the journal of each poll has that has one. */
  journalLengths(): Promise<ReadonlyMap<string, number>>;
  /** Where the poll's chains are. */
  heads(poll: string): Promise<readonly HeadRow[]>;
  /** Writes into the poll's journal, unless anything has happened since it was read. */
  record(record: PollRecord): Promise<void>;
  /** The choices of the ballot that has this receipt, in one string; undefined if none was counted. */
  recordOfReceipt(poll: string, receipt: string): Promise<string | undefined>;
  /** Adds to the refusals; written with the next ballots, at the latest after a second. */
  countRefusal(poll: string, reason: RefusalReason): void;
}
