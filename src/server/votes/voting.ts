import { createHmac, hash } from 'node:crypto';
import { OutOfReach } from '#database/reach.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { fillInCount } from '#i18n/messages.ts';
import type { PostgresBuckets } from '#limits/postgres-buckets.ts';
import { askedQuestionOf } from '#polls/asked-question.ts';
import { BallotKeys, type PublicKey } from '#polls/ballot-keys.server.ts';
import { recordOf } from '#polls/ballot-record.ts';
import { ballotStateAt } from '#polls/ballot-state.ts';
import type { Ballot, BallotStore, RefusalReason } from '#polls/ballot-store.server.ts';
import { checkVote } from '#polls/check-vote.server.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { AskedQuestion } from '#polls/poll-journal.server.ts';
import type { ListedPoll, PollList } from '#polls/poll-list.ts';
import type { PollResults, VoteAnswer, VoteProblem, VoteRequest } from '#polls/vote-answers.ts';
import { serialOf } from '#polls/vote-codes.server.ts';
import { voteMessages } from '#polls/vote-messages.server.ts';
import { isWallKey } from '#polls/wall-key.server.ts';
import { logProblem } from '#server/log.ts';
import type { Result } from '#submitting/problem.ts';
import { ProofOfWork } from '#submitting/proof-of-work.server.ts';
import { PollRecords, type Witness } from './poll-records.ts';
import { TallyCache } from './tally-cache.ts';
import { VoteLimits } from './vote-limits.ts';
import { voteRefusal } from './vote-refusal.ts';

interface KnownContent {
  readonly polls: {
    find(name: string): ListedPoll | undefined;
    readonly list: PollList;
    planned(name: string): ListedPoll | undefined;
  };
}

export interface AskedPoll {
  id: string;
  poll: Poll;
  locale: Locale;
  codesIssued: number;
  question: AskedQuestion;
}

interface CastVote {
  asked: AskedPoll;
  vote: VoteRequest;
  key: string;
  /** Client address, for rate limits only. */
  address: string;
}

export class Voting {
  readonly store: BallotStore;
  readonly publicKey: PublicKey;
  readonly records: PollRecords;
  readonly witness: Witness | undefined;
  readonly #content: KnownContent;
  readonly #secret: string;
  readonly #proofs: ProofOfWork;
  readonly #limits: VoteLimits;
  readonly #tallies: TallyCache;
  readonly #views = new Map<string, string>();
  readonly #questions = new WeakMap<ListedPoll, AskedQuestion>();

  /**
   * @param secret seals codes, challenges and tokens; the same for every instance
   * @param shared rate limits shared with other instances
   */
  constructor(
    store: BallotStore,
    content: KnownContent,
    secret: string,
    { shared, witness }: { shared?: PostgresBuckets | undefined; witness?: Witness } = {},
  ) {
    this.#limits = new VoteLimits(shared);
    this.store = store;
    this.witness = witness;
    this.publicKey = new BallotKeys(secret).publicKey;
    this.records = new PollRecords(store, content, this.publicKey, witness);
    this.#content = content;
    this.#secret = secret;
    this.#proofs = new ProofOfWork(secret);
    this.#tallies = new TallyCache(store);
  }

  /** A poll by id or key, in this language if available, else in another. */
  ask(name: string, locale: Locale): AskedPoll | undefined {
    return this.#asked(this.#content.polls.find(name), locale);
  }

  /** A poll that is not public yet, with its wall's key. */
  askForWall(name: string, locale: Locale, key: string): AskedPoll | undefined {
    const listed = this.#content.polls.planned(name);
    return listed && isWallKey(this.#secret, listed.id, key) ? this.#asked(listed, locale) : undefined;
  }

  #asked(listed: ListedPoll | undefined, locale: Locale): AskedPoll | undefined {
    const written =
      locales.find((one) => one === locale && listed?.[one]) ?? locales.find((one) => listed?.[one]);
    const poll = written && listed?.[written];
    if (!listed || !poll) return undefined;
    const { id, codesIssued } = listed;
    const question = this.#questionOf(listed, poll);
    return { id, poll: this.records.asAsked(poll, written), locale, codesIssued, question };
  }

  /** The same object until the poll changes, so that a batch of ballots carries it once. */
  #questionOf(listed: ListedPoll, poll: Poll): AskedQuestion {
    const known = this.#questions.get(listed);
    if (known) return known;
    const question = askedQuestionOf(listed, poll);
    this.#questions.set(listed, question);
    return question;
  }

  challenge({ id }: AskedPoll): ReturnType<ProofOfWork['challenge']> {
    return this.#proofs.challenge(`poll ${id}`, Date.now());
  }

  async cast(cast: CastVote): Promise<Result<VoteAnswer, VoteProblem>> {
    try {
      return await this.#judge(cast);
    } catch (error) {
      return this.#unavailable(cast.asked, 'A vote could not be stored.', error);
    }
  }

  async #judge({ asked, vote, key, address }: CastVote): Promise<Result<VoteAnswer, VoteProblem>> {
    const messages = voteMessages[asked.locale];
    const now = Date.now();
    const wait = await this.#limits.take(address, this.#content.polls.list.networks, now);
    if (wait !== undefined) {
      const message = fillInCount(messages['too-many'], wait, asked.locale);
      return this.#refuse(asked, 'too-many', message, { retryAfter: wait });
    }
    const receipt = this.#pseudonym(`receipt ${asked.id} ${key}`);
    const state = ballotStateAt(asked.poll, now);
    if (state === 'notOpen') return this.#refuseWith(asked, 'not-open');
    if (state === 'closed')
      return (await this.#earlier(asked, receipt, vote)) ?? this.#refuseWith(asked, 'closed');
    const problems = checkVote(asked.poll, vote, messages);
    if (problems.length > 0) return this.#refuse(asked, 'invalid', messages.invalid, { problems });
    const who = await this.#identify(asked, vote);
    if ('refused' in who) return (await this.#earlier(asked, receipt, vote)) ?? who;
    return this.#count(asked, {
      poll: asked.id,
      receipt,
      choices: vote.choices,
      ranked: asked.poll.method === 'ranking',
      at: now,
      question: asked.question,
      ...who.accepted,
    });
  }

  /** Counts a plain form's ballot. Its single-use token stands for the voter, unless there is a code. */
  async castPlain(cast: CastVote, token: string): Promise<Result<VoteAnswer, VoteProblem>> {
    const { asked } = cast;
    if (asked.poll.integrity === 'work') return this.#refuseWith(asked, 'proof');
    const device = hash('sha256', `plain ${token}`).slice(0, 32);
    return this.cast({ ...cast, vote: { ...cast.vote, device } });
  }

  async #count(asked: AskedPoll, ballot: Ballot): Promise<Result<VoteAnswer, VoteProblem>> {
    const messages = voteMessages[asked.locale];
    const view = this.viewOf(asked.id);
    const outcome = await this.store.cast(ballot);
    switch (outcome) {
      case 'counted':
      case 'repeated':
        return { accepted: { receipt: ballot.receipt, view } };
      case 'voted': {
        const message = messages[asked.poll.integrity === 'code' ? 'voted-code' : 'voted-device'];
        return this.#refuse(asked, 'voted', message, { view });
      }
      case 'spent':
        return this.#refuseWith(asked, 'spent');
      case 'different':
        return voteRefusal('different', messages.different);
    }
  }

  /** The response while the store fails. That the database is away has been logged before. */
  #unavailable({ locale }: AskedPoll, text: string, error: unknown): { refused: VoteProblem } {
    if (!(error instanceof OutOfReach)) logProblem(text, error);
    return voteRefusal('busy', voteMessages[locale].busy, { retryAfter: 2 });
  }

  /**
   * The original response to a retry that would be refused now, because the poll has closed or the proof has expired. A
   * voter who missed the response must not be told that nothing was counted.
   */
  async #earlier(
    { id, poll }: AskedPoll,
    receipt: string,
    vote: VoteRequest,
  ): Promise<Result<VoteAnswer, VoteProblem> | undefined> {
    const record = await this.store.recordOfReceipt(id, receipt);
    const isSame = record === recordOf(vote.choices, poll.method === 'ranking');
    return isSame ? { accepted: { receipt, view: this.viewOf(id) } } : undefined;
  }

  /** The voter's pseudonym by the poll's level, meaningless outside this poll. */
  async #identify(
    asked: AskedPoll,
    vote: VoteRequest,
  ): Promise<Result<Pick<Ballot, 'voter' | 'proof'>, VoteProblem>> {
    const { id, poll, codesIssued } = asked;
    switch (poll.integrity) {
      case 'open':
        return { accepted: {} };
      case 'device':
        return { accepted: { voter: this.#pseudonym(`voter ${id} device ${vote.device}`) } };
      case 'work': {
        const proof = await this.#proofs.read(`poll ${id}`, vote.proof ?? '');
        if (proof === undefined) return this.#refuseWith(asked, 'proof');
        return {
          accepted: { voter: this.#pseudonym(`voter ${id} device ${vote.device}`), proof: proof.nonce },
        };
      }
      case 'code': {
        const serial = serialOf(this.#secret, id, vote.code ?? '');
        if (serial === undefined || serial >= codesIssued) return this.#refuseWith(asked, 'code');
        return { accepted: { voter: this.#pseudonym(`voter ${id} code ${serial}`) } };
      }
    }
  }

  /** The results, if visible now and with this view. At most a second old. */
  async results(asked: AskedPoll, view: string | undefined): Promise<Result<PollResults, VoteProblem>> {
    const state = ballotStateAt(asked.poll, Date.now());
    const { resultsShown } = asked.poll;
    const isShown =
      resultsShown === 'always' ||
      (resultsShown === 'afterVote' && (state === 'closed' || view === this.viewOf(asked.id))) ||
      (resultsShown === 'afterClosing' && state === 'closed');
    if (isShown) {
      try {
        const result = await this.#tallies.read(asked.id);
        const record = this.records.summaryOf(asked.id, state === 'closed');
        return { accepted: { ...result, state, ...(record ? { record } : {}) } };
      } catch (error) {
        return this.#unavailable(asked, 'A result could not be read.', error);
      }
    }
    return voteRefusal('hidden', voteMessages[asked.locale][`hidden-${resultsShown}`]);
  }

  /** The token that shows results after voting. It doesn't identify the voter. */
  viewOf(id: string): string {
    const known = this.#views.get(id);
    if (known !== undefined) return known;
    const view = createHmac('sha256', this.#secret).update(`view ${id}`).digest('hex').slice(0, 24);
    this.#views.set(id, view);
    return view;
  }

  /** Keyed, because serial numbers of codes can be tried out. */
  #pseudonym(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('hex').slice(0, 32);
  }

  refuseInvalid(asked: AskedPoll): void {
    this.store.countRefusal(asked.id, 'invalid');
  }

  #refuseWith(
    asked: AskedPoll,
    code: 'not-open' | 'closed' | 'spent' | 'proof' | 'code',
  ): { refused: VoteProblem } {
    return this.#refuse(asked, code, voteMessages[asked.locale][code]);
  }

  #refuse(
    { id }: AskedPoll,
    code: RefusalReason,
    message: string,
    more?: Partial<VoteProblem>,
  ): { refused: VoteProblem } {
    this.store.countRefusal(id, code);
    return voteRefusal(code, message, more);
  }
}
