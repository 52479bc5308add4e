import { fillIn } from '#i18n/messages.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { ballotStateAt } from '../ballot-times.ts';
import { type PollMessages, pollMessages } from '../poll-messages.ts';
import { longestTimer, serverNow } from './clock.ts';
import { enteredVote, type FieldProblem, fillBallot, problemsOf, showProblems } from './entered-vote.ts';
import { forgetVote, type KeptVote, keepVote, randomHex, readKeptVote } from './kept-vote.ts';
import { PlaceTaps } from './place-taps.ts';
import { ResultsWatch } from './results-watch.ts';
import { type SendOutcome, VoteSender } from './vote-sender.ts';
import { type VotingMessages, votingMessages } from './voting-messages.ts';
import { firstState, type VotingOptions, type VotingState } from './voting-state.ts';

export type { VotingState } from './voting-state.ts';

/** One poll on one page: what the voter does with it, what becomes of the vote, and what is shown of it. */
export class Voting {
  readonly poll: Poll;
  readonly texts: VotingMessages & { poll: PollMessages };
  readonly #sender: VoteSender;
  readonly #watch: ResultsWatch;
  readonly #listeners = new Set<() => void>();
  #form: HTMLFormElement | undefined;
  #taps: PlaceTaps | undefined;
  #kept: KeptVote | undefined;
  #notBefore = 0;
  #closing: ReturnType<typeof setTimeout> | undefined;
  state: VotingState;

  constructor(options: VotingOptions) {
    this.poll = options.poll;
    this.texts = { ...votingMessages[options.locale], poll: pollMessages[options.locale] };
    this.state = firstState(options.state);
    this.#sender = new VoteSender(options, (told) => this.#set(told));
    this.#watch = new ResultsWatch(options, {
      onResults: (results) => {
        this.#set({ results });
        if (results.state === 'closed') this.#turn('closed');
      },
      onSaid: (said) => this.#set({ said }),
    });
  }

  get #canVote(): boolean {
    return this.state.stage === 'ballot' && this.state.state === 'open';
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes the ballot over; returns what lets go of it. A vote that is on its way goes on. */
  start(form: HTMLFormElement): () => void {
    this.#form = form;
    const taps = new PlaceTaps(form, this.texts, (told) => this.#set(told));
    this.#taps = taps;
    const onStorage = ({ key }: StorageEvent) =>
      (key === null || key.endsWith(`:${this.poll.id}`)) && this.#recall();
    addEventListener('storage', onStorage);
    addEventListener('pageshow', this.#onShow);
    this.#onShow();
    this.#watch.start();
    if (this.#canVote) this.#sender.prepare();
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', this.#onShow);
      clearTimeout(this.#closing);
      taps.end();
      this.#watch.stop();
    };
  }

  /** What the clock says now. */
  readonly tick = (): void => {
    // What the server has said holds: the times of an older page may be others.
    if (this.state.state === 'closed' || serverNow() < this.#notBefore) return;
    this.#turn(ballotStateAt(this.poll, serverNow()));
  };

  say(said: string): void {
    this.#set({ said });
  }

  undoPlace(): void {
    this.#taps?.undo();
  }

  /** Tries again now, where a vote waits. */
  sendNow(): void {
    this.#sender.sendNow();
  }

  async vote(form: HTMLFormElement): Promise<void> {
    if (!this.#canVote) return;
    // It may be sent before it was taken over: its button can be the first touch.
    this.#form = form;
    const entered = enteredVote(form, this.poll);
    const problems = problemsOf(form, this.poll, entered, this.texts);
    this.#show(problems);
    if (problems.length > 0) return;
    const { key, device } = this.#kept ?? { key: randomHex(), device: randomHex() };
    this.#kept = { key, device, choices: entered.choices, state: 'waiting' };
    await this.#send(this.#kept, entered.code);
  }

  async #send(vote: KeptVote, code: string | undefined): Promise<void> {
    const isRemembered = keepVote(this.poll.id, vote);
    this.#set({ stage: 'sending', choices: vote.choices, isRemembered, lastPlace: undefined });
    const outcome = await this.#sender.send(vote, code, isRemembered);
    if (outcome.kind === 'counted') this.#count(vote, outcome);
    else this.#refuse(vote, outcome);
  }

  #count(vote: KeptVote, { receipt, view, isEarlier }: Extract<SendOutcome, { kind: 'counted' }>): void {
    const kept: KeptVote = { ...vote, state: 'counted', receipt, view };
    // Whose vote was counted is not sure where this one came second: what it was about is not told.
    if (isEarlier) kept.choices = [];
    this.#kept = kept;
    const isRemembered = keepVote(this.poll.id, kept);
    const { counted, alreadyHere } = this.texts;
    const said = isEarlier ? alreadyHere : [counted, this.poll.thanks].filter(Boolean).join(' ');
    this.#set({
      stage: 'counted',
      choices: kept.choices,
      receipt,
      isEarlier,
      isRemembered,
      said,
      told: said,
    });
    this.#watch.allow(view);
  }

  #refuse(vote: KeptVote, outcome: Extract<SendOutcome, { kind: 'refused' }>): void {
    forgetVote(this.poll.id);
    // Another attempt is another ballot, but still this device's.
    this.#kept = outcome.keepsKey ? vote : { ...vote, key: randomHex() };
    this.#set({ stage: 'ballot', told: '', said: '' });
    if (outcome.turns === 'notOpen') this.#notBefore = serverNow() + 5000;
    if (outcome.turns) this.#turn(outcome.turns);
    this.#show(outcome.problems);
    if (this.#canVote) this.#sender.prepare();
  }

  /** What this device knows of an earlier vote: of this page view, of another tab, or of before. */
  #recall(): void {
    const kept = readKeptVote(this.poll.id);
    if (!kept || this.state.stage === 'counted') return;
    const { stage } = this.state;
    if (stage === 'sending') return;
    if (stage === 'waiting') {
      // Another tab has sent it: the next attempt here finds the answer.
      if (kept.state === 'counted') this.#sender.sendNow();
      return;
    }
    this.#kept = kept;
    if (this.#form) fillBallot(this.#form, kept.choices);
    if (kept.state === 'counted') {
      const { already } = this.texts;
      this.#set({
        stage: 'counted',
        choices: kept.choices,
        receipt: kept.receipt,
        isEarlier: true,
        problems: [],
        said: already,
        told: already,
      });
      this.#watch.allow(kept.view);
    } else if (this.poll.integrity === 'code') {
      // Codes are not kept, so it can't be sent without the voter.
      this.#set({ said: this.texts.codeAgain, told: this.texts.codeAgain });
    } else void this.#send(kept, undefined);
  }

  /** The page is shown, perhaps after a long time in the browser's memory. */
  readonly #onShow = (): void => {
    this.#recall();
    this.tick();
    clearTimeout(this.#closing);
    const rest = Date.parse(this.poll.closesAt ?? '') - serverNow();
    if (rest > 0 && rest < longestTimer) this.#closing = setTimeout(this.tick, rest);
  };

  #turn(state: VotingState['state']): void {
    if (state === this.state.state) return;
    const { nowOpen, nowClosed, notOpen } = this.texts;
    const said = { open: nowOpen, closed: nowClosed, notOpen }[state];
    this.#set({ state, said });
    this.#watch.turn(state);
  }

  #show(problems: readonly FieldProblem[]): void {
    this.#set({ problems, told: '' });
    const form = this.#form;
    // The ballot may have been locked until just now.
    if (form) requestAnimationFrame(() => showProblems(form, problems, problems.length > 0));
  }

  #set(change: Partial<VotingState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** The chosen answers, in words. */
  get chosen(): string {
    const labels = this.state.choices.map(
      (id) => this.poll.options.find((option) => option.id === id)?.label,
    );
    const { yourChoice } = this.texts;
    const known = labels.filter((label) => label !== undefined);
    return known.length > 0 ? fillIn(yourChoice, { answers: known.join(', ').replaceAll('\u00AD', '') }) : '';
  }
}
