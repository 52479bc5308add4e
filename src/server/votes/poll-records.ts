import type { Locale } from '#i18n/locales.ts';
import { asAsked, askedQuestionOf } from '#polls/asked-question.ts';
import type { PublicKey } from '#polls/ballot-keys.server.ts';
import { ballotStateAt } from '#polls/ballot-state.ts';
import type { BallotStore, HeadRow } from '#polls/ballot-store.server.ts';
import { correctionsIn } from '#polls/corrections.ts';
import type { FinalResult } from '#polls/final-result.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { type AskedQuestion, canonicalJson, type JournalEntry } from '#polls/poll-journal.server.ts';
import { inSomeLanguage, type ListedPoll } from '#polls/poll-list.ts';
import { Unsound } from '#polls/unsound.ts';
import { type JournalFacts, readJournal } from '#polls/verify-journal.server.ts';
import type { ResultRecord } from '#polls/vote-answers.ts';
import { Complaints } from '#server/complaints.ts';
import { logProblem } from '#server/log.ts';
import { closingStatement } from './closing-statement.ts';

/** How often journals are looked at, in ms. */
const interval = 1000;

/** So long after closing, in ms, no ballot can be on its way any more, and what is stated stays. */
const settledAfter = 60_000;

/** What the site knows of polls from the content backend, now. */
interface KnownPolls {
  readonly polls: { readonly list: { readonly polls: readonly ListedPoll[] } };
}

interface KnownJournal {
  entries: readonly JournalEntry[];
  facts: JournalFacts;
  /** What its last statement says was counted. */
  result: FinalResult | undefined;
}

/** How a poll was closed for good. */
interface Settled {
  closesAt: string | undefined;
  /** Whether its last statement is about every ballot. */
  isStated: boolean;
}

/** Says in each poll's journal what has to be said in it, and tells the site what is asked by it. */
export class PollRecords {
  readonly #store: BallotStore;
  readonly #content: KnownPolls;
  readonly #key: PublicKey;
  readonly #journals = new Map<string, KnownJournal>();
  /** Polls that are closed for good, until they are opened again. */
  readonly #settled = new Map<string, Settled>();
  /** When a poll was last found not to be closed, in ms since 1970. */
  readonly #foundOpen = new Map<string, number>();
  readonly #asked = new WeakMap<Poll, { question: AskedQuestion; poll: Poll }>();
  readonly #complaints = new Complaints();
  #timer: NodeJS.Timeout | undefined;
  #ended = false;

  constructor(store: BallotStore, content: KnownPolls, key: PublicKey) {
    this.#store = store;
    this.#content = content;
    this.#key = key;
  }

  /** Goes on until `end` is called. Resolves after the first look. */
  async start(): Promise<void> {
    await this.look();
    if (!this.#ended) this.#timer = setTimeout(() => void this.start(), interval).unref();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  /** What is asked by the journal; undefined as long as no vote counts. */
  questionOf(id: string): AskedQuestion | undefined {
    return this.#journals.get(id)?.facts.question;
  }

  /** The statement with which the poll was closed last. */
  statementOf(id: string): JournalEntry | undefined {
    return this.#journals.get(id)?.entries.findLast(({ kind }) => kind === 'closed');
  }

  /** What stands beside a result; the statement only while the poll is closed. */
  summaryOf(id: string, isClosed: boolean): ResultRecord | undefined {
    const entries = this.#journals.get(id)?.entries ?? [];
    const statement = isClosed ? this.statementOf(id)?.hash : undefined;
    const corrections = correctionsIn(entries);
    if (statement === undefined && corrections.length === 0) return undefined;
    return { ...(statement === undefined ? {} : { statement }), corrections };
  }

  /**
   * What a poll has come to that is closed by its times, once no ballot can be on its way any more; undefined where not
   * everybody may know it.
   */
  finalResultOf({ id, closesAt, resultsShown }: Poll): FinalResult | undefined {
    const settled = this.#settled.get(id);
    if (!settled?.isStated || settled.closesAt !== closesAt || resultsShown === 'never') return undefined;
    return this.#journals.get(id)?.result;
  }

  /** The poll with the words that were asked. */
  asAsked(poll: Poll, locale: Locale): Poll {
    const question = this.questionOf(poll.id);
    if (!question) return poll;
    const known = this.#asked.get(poll);
    if (known?.question === question) return known.poll;
    const asked = asAsked(poll, question, locale);
    this.#asked.set(poll, { question, poll: asked });
    return asked;
  }

  /** Reads what is new, and writes what is due. */
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
          if (length > 0 && this.#journals.get(id)?.entries.length !== length) await this.#read(id);
          const poll = listed.get(id);
          if (!poll) return;
          await this.#correct(poll);
          await this.#close(poll);
        },
      );
    }
  }

  /** One poll that is out of order keeps no other waiting, and is complained about once. */
  async #unlessItFails<Result>(
    about: string,
    text: string,
    work: () => Promise<Result>,
  ): Promise<Result | undefined> {
    try {
      const result = await work();
      this.#complaints.over(about);
      return result;
    } catch (error) {
      this.#complaints.complain(about, text, error);
      return undefined;
    }
  }

  /** What is not signed says nothing: then the site goes by what it knew before. */
  async #read(poll: string): Promise<void> {
    const entries = await this.#store.journal(poll);
    const facts = readJournal(poll, entries, this.#key.pem, 'last');
    this.#journals.set(poll, { entries, facts, result: finalResultIn(entries) });
  }

  /** Takes up a correction that editors have published. */
  async #correct(listed: ListedPoll): Promise<void> {
    const { id, correction } = listed;
    const written = inSomeLanguage(listed);
    const journal = this.#journals.get(id);
    if (!correction || !written || !journal?.facts.question) return;
    const question = askedQuestionOf(listed, written);
    if (Date.parse(correction.at) <= lastWordAt(journal.entries)) return;
    if (canonicalJson(question) === canonicalJson(journal.facts.question)) return;
    const event = { kind: 'corrected', content: { ...correction, question } } as const;
    const heads = await this.#store.heads(id);
    await this.#store.record({ poll: id, after: journal.entries.length, heads, event });
    await this.#read(id);
  }

  /** States what was counted, once a poll is closed: after counting again, so that nothing is signed that is not so. */
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
      // A poll that is opened again can be closed again at a time that has long passed.
      const closed = Math.max(Date.parse(closesAt ?? ''), this.#foundOpen.get(id) ?? 0);
      if (!isStated(journal.entries, heads)) await this.#state(poll, journal, heads);
      else if (now - closed > settledAfter) this.#settled.set(id, { closesAt, isStated: true });
    }
  }

  async #state(
    { id, resultsShown, closesAt }: Poll,
    { entries, facts }: KnownJournal,
    heads: readonly HeadRow[],
  ): Promise<void> {
    try {
      const event = await closingStatement(this.#store, id, facts, heads, resultsShown !== 'never');
      await this.#store.record({ poll: id, after: entries.length, heads, event });
      await this.#read(id);
    } catch (error) {
      if (!(error instanceof Unsound)) throw error;
      logProblem(
        `Poll ${id} is closed, but its ballots are not as they were written, and so not signed: npm run recount`,
        error,
      );
      this.#settled.set(id, { closesAt, isStated: false });
    }
  }
}

/** When editors last said what is asked, in ms since 1970. */
function lastWordAt(entries: readonly JournalEntry[]): number {
  const last = entries.findLast(({ kind }) => kind === 'asked' || kind === 'corrected');
  return last?.kind === 'corrected' ? Date.parse(last.content.at) : (last?.at ?? 0);
}

/** Nothing where nothing was stated, or numbers were left out. */
function finalResultIn(entries: readonly JournalEntry[]): FinalResult | undefined {
  const stated = entries.findLast((entry) => entry.kind === 'closed');
  if (stated?.kind !== 'closed' || !stated.content.counts) return undefined;
  const { counts, ballots: total } = stated.content;
  return { counts, total, record: { statement: stated.hash, corrections: correctionsIn(entries) } };
}

/** Whether the last statement is about these heads; where nothing was counted, there is nothing to state. */
function isStated(entries: readonly JournalEntry[], heads: readonly HeadRow[]): boolean {
  const stated = entries.findLast((entry) => entry.kind === 'closed');
  const hashes = stated?.kind === 'closed' ? stated.content.heads.map(({ hash }) => hash) : [];
  return hashes.length === heads.length && heads.every(({ hash }) => hashes.includes(hash));
}
