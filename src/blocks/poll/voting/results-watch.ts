import { formatNumber } from '#i18n/format-number.ts';
import { fillIn } from '#i18n/messages.ts';
import type { BallotState } from '#polls/ballot-state.ts';
import type { PollResults } from '#polls/vote-answers.ts';
import { resultMessages } from '../result-messages.ts';
import { sharesOf, winnerOf } from '../result-shares.ts';
import { LiveFeed } from './live-feed.ts';
import { readResults } from './vote-api.ts';
import type { VotingOptions } from './voting-state.ts';

interface Listeners {
  onResults: (results: PollResults) => void;
  /** The results may no longer be shown. */
  onHidden: () => void;
  onAnnouncement: (announcement: string) => void;
}

/** Minimum interval between announcements, in milliseconds. */
const announcePause = 10_000;

/** Fetches the result as soon as and as long as it may be shown. */
export class ResultsWatch {
  readonly #options: VotingOptions;
  readonly #listeners: Listeners;
  #state: BallotState;
  #hasVoted = false;
  #view: string | undefined;
  #isRunning = false;
  #feed: LiveFeed | undefined;
  #newest: PollResults | undefined;
  #announcing: ReturnType<typeof setTimeout> | undefined;

  constructor(options: VotingOptions, listeners: Listeners) {
    this.#options = options;
    this.#listeners = listeners;
    this.#state = options.state;
  }

  start(): void {
    this.#isRunning = true;
    this.#run();
  }

  stop(): void {
    this.#isRunning = false;
    this.#feed?.stop();
    this.#feed = undefined;
    clearTimeout(this.#announcing);
    this.#announcing = undefined;
  }

  /** The voter may see results that are shown after voting. Returns whether the first is on its way. */
  allow(view: string | undefined): boolean {
    this.#hasVoted = true;
    this.#view = view;
    this.#feed?.stop();
    this.#feed = undefined;
    this.#run();
    return this.#feed !== undefined && !this.#newest;
  }

  turn(state: BallotState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#feed?.stop();
    this.#feed = undefined;
    this.#run();
  }

  #run(): void {
    const { poll, results } = this.#options;
    if (
      results ||
      !this.#isRunning ||
      this.#feed ||
      this.#state === 'notOpen' ||
      poll.resultsShown === 'never'
    )
      return;
    if (this.#state === 'closed') {
      void this.#readOnce();
      return;
    }
    if (poll.resultsShown === 'afterClosing' || (poll.resultsShown === 'afterVote' && !this.#hasVoted))
      return;
    this.#feed = new LiveFeed({
      pollId: poll.id,
      view: this.#view,
      onResults: (results) => this.#take(results),
      onHidden: () => {
        this.#feed?.stop();
        this.#listeners.onHidden();
      },
    });
    this.#feed.start();
  }

  async #readOnce(): Promise<void> {
    const results = await readResults(this.#options.poll.id, this.#view);
    if (results && results !== 'hidden') this.#take({ ...results, state: 'closed' });
  }

  /** The result with the greater total is newer. */
  #take(results: PollResults): void {
    const before = this.#newest;
    if (before && results.total < before.total) return;
    if (before?.total === results.total && before.state === results.state) return;
    this.#newest = results;
    this.#listeners.onResults(results);
    if (before) this.#announceSoon();
  }

  /** Announces the result politely and throttled. */
  #announceSoon(): void {
    this.#announcing ??= setTimeout(() => {
      this.#announcing = undefined;
      if (this.#newest) this.#listeners.onAnnouncement(this.#sentence(this.#newest));
    }, announcePause);
  }

  #sentence(results: PollResults): string {
    const { poll, locale } = this.#options;
    const texts = resultMessages[locale];
    const winner = winnerOf(sharesOf(poll, results));
    const total = fillIn(texts.resultTotal, { total: formatNumber(results.total, locale) });
    const ahead = winner ? fillIn(texts.resultAhead, { option: winner.option.label }) : texts.resultTied;
    return `${ahead.replaceAll('\u00AD', '')} ${total}`;
  }
}
