import type { Locale } from '#i18n/locales.ts';
import { asAsked, askedQuestionOf } from '#polls/asked-question.ts';
import type { PublicKey } from '#polls/ballot-keys.server.ts';
import { ballotStateAt } from '#polls/ballot-state.ts';
import type { BallotStore, HeadRow } from '#polls/ballot-store.server.ts';
import { correctionsIn } from '#polls/corrections.ts';
import type { FinalResult } from '#polls/final-result.ts';
import type { Incident } from '#polls/incidents.ts';
import { IntegrityError } from '#polls/integrity-error.ts';
import type { Poll } from '#polls/poll.fields.ts';
import {
  type AskedQuestion,
  canonicalJson,
  type JournalEntry,
  restorationsIn,
} from '#polls/poll-journal.server.ts';
import { inSomeLanguage, type ListedPoll } from '#polls/poll-list.ts';
import { type JournalFacts, readJournal } from '#polls/verify-journal.server.ts';
import type { ResultRecord } from '#polls/vote-answers.ts';
import type { Doubt } from '#polls/witnessed.server.ts';
import { FailureLog } from '#server/failure-log.ts';
import { logProblem } from '#server/log.ts';
import { closingStatement } from './closing-statement.ts';

/** Polling interval of journals in ms. */
const interval = 1000;

/** How long after closing, in ms, ballots may still be in flight; then the result is final. */
const settledAfter = 60_000;

interface KnownPolls {
  readonly polls: { readonly list: { readonly polls: readonly ListedPoll[] } };
}

/** Compares votes with what is remembered of them outside of their store. */
export interface Witness {
  readonly isCompared: boolean;
  doubtOf(poll: string): Doubt | undefined;
}

interface KnownJournal {
  facts: JournalFacts;
  result: FinalResult | undefined;
}

interface Settled {
  closesAt: string | undefined;
  isStated: boolean;
}

/** Writes corrections and closing statements to polls' journals, and provides the signed wording. */
export class PollRecords {
  readonly #store: BallotStore;
  readonly #content: KnownPolls;
  readonly #key: PublicKey;
  readonly #witness: Witness | undefined;
  readonly #journals = new Map<string, KnownJournal>();
  readonly #settled = new Map<string, Settled>();
  /** When a poll was last seen open, in ms since 1970. */
  readonly #foundOpen = new Map<string, number>();
  readonly #asked = new WeakMap<Poll, { question: AskedQuestion; poll: Poll }>();
  readonly #failures = new FailureLog();
  #timer: NodeJS.Timeout | undefined;
  #ended = false;

  constructor(store: BallotStore, content: KnownPolls, key: PublicKey, witness?: Witness) {
    this.#store = store;
    this.#content = content;
    this.#key = key;
    this.#witness = witness;
  }

  /** Runs until `end` is called. Resolves after the first pass. */
  async start(): Promise<void> {
    await this.look();
    if (!this.#ended) this.#timer = setTimeout(() => void this.start(), interval).unref();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  /** The signed wording; undefined until a vote counts. */
  questionOf(id: string): AskedQuestion | undefined {
    return this.#journals.get(id)?.facts.question;
  }

  statementOf(id: string): JournalEntry | undefined {
    return this.#journals.get(id)?.facts.entries.findLast(({ kind }) => kind === 'closed');
  }

  /** Journal facts for a result; the statement only while the poll is closed. */
  summaryOf(id: string, isClosed: boolean): ResultRecord | undefined {
    const entries = this.#journals.get(id)?.facts.entries ?? [];
    const statement = isClosed ? this.statementOf(id)?.hash : undefined;
    const corrections = correctionsIn(entries);
    if (statement === undefined && corrections.length === 0) return undefined;
    return { ...(statement === undefined ? {} : { statement }), corrections };
  }

  /** A closed poll's result once no ballot can be in flight; undefined if it is not public. */
  finalResultOf({ id, closesAt, resultsShown }: Poll): FinalResult | undefined {
    const settled = this.#settled.get(id);
    if (!settled?.isStated || settled.closesAt !== closesAt || resultsShown === 'never') return undefined;
    return this.#journals.get(id)?.result;
  }

  /** What everybody has to know of the votes, the oldest first. */
  incidentsOf(id: string): readonly Incident[] {
    const restored = restorationsIn(this.#journals.get(id)?.facts.entries ?? []);
    const doubt = this.#witness?.doubtOf(id);
    return [
      ...restored.map(({ at }): Incident => ({ kind: 'restored', at: new Date(at).toISOString() })),
      ...(doubt ? [{ kind: 'doubted' as const, at: new Date(doubt.at).toISOString() }] : []),
    ];
  }

  asAsked(poll: Poll, locale: Locale): Poll {
    const question = this.questionOf(poll.id);
    if (!question) return poll;
    const known = this.#asked.get(poll);
    if (known?.question === question) return known.poll;
    const asked = asAsked(poll, question, locale);
    this.#asked.set(poll, { question, poll: asked });
    return asked;
  }

  async look(): Promise<void> {
    const lengths = await this.#unlessItFails(
      'all',
      'The journals of polls could not be read; trying again.',
      () => this.#store.journalLengths(),
    );
    const listed = new Map(this.#content.polls.list.polls.map((poll) => [poll.id, poll]));
    for (const [id, length] of lengths ?? []) {
      await this.#unlessItFails(
        id,
        `The journal of poll ${id} could not be kept; trying again.`,
        async () => {
          if (length > 0 && this.#journals.get(id)?.facts.entries.length !== length) await this.#read(id);
          const poll = listed.get(id);
          if (!poll) return;
          await this.#correct(poll);
          await this.#close(poll);
        },
      );
    }
  }

  /** Isolates a poll's failure, which is logged once. */
  async #unlessItFails<Result>(
    about: string,
    text: string,
    work: () => Promise<Result>,
  ): Promise<Result | undefined> {
    try {
      const result = await work();
      this.#failures.resolve(about);
      return result;
    } catch (error) {
      this.#failures.report(about, text, error);
      return undefined;
    }
  }

  /** Unsigned entries are ignored; the previous state stays. */
  async #read(poll: string): Promise<void> {
    const entries = await this.#store.journal(poll);
    const facts = readJournal(poll, entries, this.#key.pem, 'last');
    this.#journals.set(poll, { facts, result: finalResultIn(entries) });
  }

  async #correct(listed: ListedPoll): Promise<void> {
    const { id, correction } = listed;
    const written = inSomeLanguage(listed);
    const journal = this.#journals.get(id);
    if (!correction || !written || !journal?.facts.question) return;
    const question = askedQuestionOf(listed, written);
    if (Date.parse(correction.at) <= lastWordAt(journal.facts.entries)) return;
    if (canonicalJson(question) === canonicalJson(journal.facts.question)) return;
    const event = { kind: 'corrected', content: { ...correction, question } } as const;
    const heads = await this.#store.heads(id);
    await this.#store.record({ poll: id, after: journal.facts.entries.length, heads, event });
    await this.#read(id);
  }

  /** Writes the closing statement, after a comparison and a recount so that nothing wrong is signed. */
  async #close(listed: ListedPoll): Promise<void> {
    const { id } = listed;
    const poll = inSomeLanguage(listed);
    const journal = this.#journals.get(id);
    const now = Date.now();
    if (!poll || !journal) return;
    const { closesAt } = poll;
    if (ballotStateAt(poll, now) !== 'closed') {
      this.#settled.delete(id);
      this.#foundOpen.set(id, now);
    } else if (this.#settled.get(id)?.closesAt !== closesAt) {
      const heads = await this.#store.heads(id);
      // A reopened poll may be closed again with a time long past.
      const closed = Math.max(Date.parse(closesAt ?? ''), this.#foundOpen.get(id) ?? 0);
      if (!isStated(journal.facts.entries, heads)) {
        if (!this.#witness || (this.#witness.isCompared && !this.#witness.doubtOf(id)))
          await this.#state(poll, journal, heads);
      } else if (now - closed > settledAfter) this.#settled.set(id, { closesAt, isStated: true });
    }
  }

  async #state(
    { id, resultsShown, closesAt }: Poll,
    { facts }: KnownJournal,
    heads: readonly HeadRow[],
  ): Promise<void> {
    try {
      const event = await closingStatement(this.#store, id, facts, heads, resultsShown !== 'never');
      await this.#store.record({ poll: id, after: facts.entries.length, heads, event });
      await this.#read(id);
    } catch (error) {
      if (!(error instanceof IntegrityError)) throw error;
      logProblem(
        `Poll ${id} is closed, but its ballots have been altered, so its result is not signed: npm run recount`,
        error,
      );
      this.#settled.set(id, { closesAt, isStated: false });
    }
  }
}

/** When editors last changed the wording, in ms since 1970. */
function lastWordAt(entries: readonly JournalEntry[]): number {
  const last = entries.findLast(({ kind }) => kind === 'asked' || kind === 'corrected');
  return last?.kind === 'corrected' ? Date.parse(last.content.at) : (last?.at ?? 0);
}

/** Undefined if there is no statement, or it has no numbers. */
function finalResultIn(entries: readonly JournalEntry[]): FinalResult | undefined {
  const stated = entries.findLast((entry) => entry.kind === 'closed');
  if (stated?.kind !== 'closed' || !stated.content.counts) return undefined;
  const { counts, ballots: total } = stated.content;
  return { counts, total, record: { statement: stated.hash, corrections: correctionsIn(entries) } };
}

/** Whether the last statement covers these heads; without ballots there is nothing to state. */
function isStated(entries: readonly JournalEntry[], heads: readonly HeadRow[]): boolean {
  const stated = entries.findLast((entry) => entry.kind === 'closed');
  const hashes = stated?.kind === 'closed' ? stated.content.heads.map(({ hash }) => hash) : [];
  return hashes.length === heads.length && heads.every(({ hash }) => hashes.includes(hash));
}
