import { flushSync } from 'react-dom';
import type { BallotState } from '#polls/ballot-state.ts';
import { randomHex } from '#submitting/sending/random-hex.ts';
import { noteUnderWay } from '#submitting/under-way.ts';
import { voteKey } from '../vote-key.ts';
import { type BallotProblem, checkEntered, enteredVote, fillBallot, showProblems } from './entered-vote.ts';
import { forgetVote, type KeptVote, keepVote, readKeptVote } from './kept-vote.ts';
import { PlaceTaps } from './place-taps.ts';
import { PollClock } from './poll-clock.ts';
import type { SendOutcome } from './refusal-outcome.ts';
import { ResultsWatch } from './results-watch.ts';
import { VoteSender } from './vote-sender.ts';
import type { VotingOptions, VotingState } from './voting-state.ts';
import { VotingStore } from './voting-store.ts';

/** How long a vote's thanks wait for its result, in ms: as long as a request may take. */
const longestWait = 15_000;

export class BallotController extends VotingStore {
  readonly sender: VoteSender;
  readonly #watch: ResultsWatch;
  readonly clock: PollClock;
  #form: HTMLFormElement | undefined;
  #taps: PlaceTaps | undefined;
  #kept: KeptVote | undefined;

  constructor(options: VotingOptions) {
    super(options);
    this.clock = new PollClock(options.poll, options.state, (state) => this.#turn(state));
    this.sender = new VoteSender(options, this.set);
    this.#watch = new ResultsWatch(options, {
      onResults: (results) => {
        this.#settle({ results });
        if (results.state === 'closed') this.clock.learn('closed');
      },
      onHidden: () => this.#settle({}),
      onAnnouncement: (announcement) => this.set({ announcement }),
    });
  }

  /** Attaches to the ballot; returns the detach function. A running request continues. */
  start(form: HTMLFormElement): () => void {
    this.#form = form;
    const taps = new PlaceTaps(form, this.texts, this.set);
    this.#taps = taps;
    const onStorage = ({ key }: StorageEvent) =>
      (key === null || key === voteKey(this.poll.id)) && this.#recall();
    addEventListener('storage', onStorage);
    addEventListener('pageshow', this.#onShow);
    this.#onShow();
    this.#watch.start();
    if (this.canVote) this.sender.prepare();
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', this.#onShow);
      this.clock.stop();
      taps.end();
      this.#watch.stop();
    };
  }

  undoPlace(): void {
    this.#taps?.undo();
  }

  async submit(form: HTMLFormElement): Promise<void> {
    if (!this.canVote) return;
    // The submit button may be the first interaction, before `start`.
    this.#form = form;
    const entered = enteredVote(form, this.poll);
    const problems = checkEntered(form, this.poll, entered, this.texts);
    this.#show(problems);
    if (problems.length > 0) return;
    const { key, device } = this.#kept ?? { key: randomHex(), device: randomHex() };
    this.#kept = { key, device, choices: entered.choices, state: 'waiting' };
    await this.#send(this.#kept, entered.code);
  }

  async #send(vote: KeptVote, code: string | undefined): Promise<void> {
    const isRemembered = keepVote(this.poll.id, vote);
    this.set({ stage: 'sending', choices: vote.choices, isRemembered, lastPlace: undefined });
    const outcome = await noteUnderWay(this.sender.sendVote(vote, code, isRemembered));
    if (outcome.kind === 'counted') this.#count(vote, outcome);
    else this.#refuse(vote, outcome);
  }

  #count(vote: KeptVote, { receipt, view, isEarlier }: Extract<SendOutcome, { kind: 'counted' }>): void {
    const kept: KeptVote = { ...vote, state: 'counted', receipt, view };
    // If this vote came second, it is uncertain whose was counted, so its choice isn't shown.
    if (isEarlier) kept.choices = [];
    this.#kept = kept;
    this.set({ isRemembered: keepVote(this.poll.id, kept) });
    const { counted, alreadyHere } = this.texts;
    const announcement = isEarlier ? alreadyHere : [counted, this.poll.thanks].filter(Boolean).join(' ');
    this.#showCounted(kept, isEarlier, announcement);
  }

  #showCounted({ choices, receipt, view }: KeptVote, isEarlier: boolean, announcement: string): void {
    this.set({
      stage: 'counted',
      choices,
      receipt,
      isEarlier,
      problems: [],
      announcement,
      // In the button's place there is room for a line or two.
      notice: isEarlier ? announcement : this.texts.counted,
      awaitsResult: true,
    });
    if (this.#watch.allow(view)) setTimeout(() => this.#settle({}), longestWait);
    else this.#settle({});
  }

  /** Ballot, thanks and result change places once. */
  #settle(change: Partial<VotingState>): void {
    const { awaitsResult, isEarlier } = this.state;
    const settle = () => this.set({ ...change, awaitsResult: false });
    // An earlier vote is shown with the page, which may just be swept in.
    if (awaitsResult && !isEarlier) inOneMovement(settle);
    else settle();
  }

  #refuse(vote: KeptVote, outcome: Extract<SendOutcome, { kind: 'refused' }>): void {
    forgetVote(this.poll.id);
    // A retry is another ballot from the same device.
    this.#kept = outcome.keepsKey ? vote : { ...vote, key: randomHex() };
    this.set({ stage: 'ballot', notice: '', announcement: '' });
    if (outcome.turns) this.clock.learn(outcome.turns);
    this.#show(outcome.problems);
    if (this.canVote) this.sender.prepare();
  }

  /** Restores an earlier vote of this page view, another tab or an earlier visit. */
  #recall(): void {
    const kept = readKeptVote(this.poll.id);
    if (!kept || this.state.stage === 'counted') return;
    const { stage } = this.state;
    if (stage === 'sending') return;
    if (stage === 'waiting') {
      // Another tab has sent it; the next attempt gets its result.
      if (kept.state === 'counted') this.sender.sendNow();
      return;
    }
    this.#kept = kept;
    if (this.#form) fillBallot(this.#form, kept.choices);
    if (kept.state === 'counted') this.#showCounted(kept, true, this.texts.already);
    else if (this.poll.integrity === 'code') {
      // Codes aren't stored, so the voter must enter theirs again.
      this.set({ announcement: this.texts.codeAgain, notice: this.texts.codeAgain });
    } else void this.#send(kept, undefined);
  }

  /** Shown, possibly restored from the back/forward cache. */
  readonly #onShow = (): void => {
    this.#recall();
    this.clock.start();
  };

  #turn(state: BallotState): void {
    const { nowOpen, nowClosed, notOpen } = this.texts;
    this.set({ state, announcement: { open: nowOpen, closed: nowClosed, notOpen }[state] });
    this.#watch.turn(state);
  }

  #show(problems: readonly BallotProblem[]): void {
    this.set({ problems, notice: '' });
    const form = this.#form;
    // The ballot may still be locked in this frame.
    if (form) requestAnimationFrame(() => showProblems(form, problems, problems.length > 0));
  }
}

/** Changes the poll while the new state wipes over the old one, where browser and visitor allow it. */
function inOneMovement(change: () => void): void {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  const movement = document.startViewTransition(() => {
    flushSync(change);
    // The movement is their entrance.
    for (const mark of document.querySelectorAll<HTMLElement>('[data-result] [data-motion]'))
      mark.dataset.entered = 'done';
  });
  // In a hidden tab it is skipped.
  movement.ready.catch(() => {});
}
