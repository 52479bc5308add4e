import type { Reach } from '#database/reach.ts';
import type { AskedQuestion, JournalEntry, JournalEvent } from './poll-journal.server.ts';
import type { Tally } from './tally.ts';

/** A ballot that is valid except for uniqueness, which only the store can check. */
export interface Ballot {
  poll: string;
  /**
   * The voter's receipt, 32 hexadecimal digits. Derived from the idempotency key: the same key gives the same receipt.
   */
  receipt: string;
  /** Pseudonym of the voter within this poll, 32 hexadecimal digits; undefined if anyone may vote repeatedly. */
  voter?: string;
  /** A single-use value across all polls, 32 hexadecimal digits: a solved proof of work, or a plain form's token. */
  proof?: string;
  /** Option ids without duplicates; in a ranking from first to last place. */
  choices: readonly string[];
  ranked: boolean;
  /** When it was accepted, in ms since 1970. */
  at: number;
  /** What the poll asks; the same object for all ballots of the poll. */
  question: AskedQuestion;
}

/**
 * - `counted`: it is on disk and in the tally.
 * - `repeated`: the same receipt with the same choices was counted before; nothing changed.
 * - `different`: the same receipt was counted before with other choices.
 * - `voted`: this voter has a ballot in this poll already.
 * - `spent`: this proof was used before.
 */
export type CastOutcome = 'counted' | 'repeated' | 'different' | 'voted' | 'spent';

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
  /** One per run of a site instance. */
  chain: string;
  /** Its position in the chain, from 1. */
  number: number;
  receipt: string;
  /** The choices: `a+b` without an order, `a>b` in a ranking. */
  record: string;
  at: number;
  hash: string;
}

export interface PollAudit {
  accepted: number;
  refused: Readonly<Partial<Record<RefusalReason, number>>>;
  heads: readonly { chain: string; number: number; hash: string }[];
}

export interface HeadRow {
  poll: string;
  chain: string;
  number: number;
  hash: string;
  /** In ms since 1970. */
  begun: number;
}

/** A row of the table `books`: a poll's totals and their seal. */
export interface BookRow {
  poll: string;
  content: string;
  seal: string;
}

/** A poll's rows in the store, in one snapshot. */
export interface StoredPoll {
  /** Undefined if it is missing. */
  book: BookRow | undefined;
  journal: readonly unknown[];
  heads: readonly unknown[];
}

export interface PollRecord {
  poll: string;
  after: number;
  heads: readonly HeadRow[];
  event: JournalEvent & { kind: 'corrected' | 'closed' | 'restored' };
}

export interface BallotReader {
  tally(poll: string): Promise<Tally>;
  audit(poll: string): Promise<PollAudit>;
  log(poll: string): AsyncIterable<LoggedBallot>;
  /** Ballots counted per minute; `minute` is its start in ms since 1970. Empty minutes are omitted. */
  turnout(poll: string): Promise<readonly { minute: number; ballots: number }[]>;
  close(): Promise<void>;
}

/** Stores ballots in hash chains, one per poll for as long as it is open. */
export interface BallotStore extends BallotReader {
  /** While unreachable, everything rejects at once with OutOfReach. */
  readonly reach: Reach;
  /**
   * Resolves once the ballot is on disk, or with the reason why it was not counted. Rejects if the disk or the database
   * fails; nothing is counted then. A poll's first ballot also writes and signs what the poll asks.
   */
  cast(ballot: Ballot): Promise<CastOutcome>;
  journal(poll: string): Promise<readonly JournalEntry[]>;
  journalLengths(): Promise<ReadonlyMap<string, number>>;
  heads(poll: string): Promise<readonly HeadRow[]>;
  /** All polls in one snapshot, and the register. Those whose books are known are undefined. */
  storedPolls(isKnown: (book: BookRow) => boolean): Promise<ReadonlyMap<string, StoredPoll | undefined>>;
  /** Appends to the poll's journal, unless it has grown since it was read. */
  record(record: PollRecord): Promise<void>;
  /** The choices of the ballot with this receipt; undefined if there is none. */
  recordOfReceipt(poll: string, receipt: string): Promise<string | undefined>;
  /** Counts a refusal. Written with the next ballots, at the latest after a second. */
  countRefusal(poll: string, reason: RefusalReason): void;
}
