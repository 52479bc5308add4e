import type { PollResults } from '#polls/vote-answers.ts';
import { withJitter } from '#submitting/clock.ts';
import { pollAddress } from '../poll-address.ts';
import { followLeader } from './follow-leader.ts';
import { parseResults } from './parse-results.ts';
import { readResults } from './vote-api.ts';

/** Polling interval in ms without the stream: minimum and maximum. */
const shortestPause = 2500;
const longestPause = 30_000;

/** Polls before the stream is tried again. */
const questionsPerStream = 20;

interface LiveFeedOptions {
  pollId: string;
  view: string | undefined;
  onResults: (results: PollResults) => void;
  /** The results may no longer be shown. */
  onHidden: () => void;
}

/**
 * Live results of a poll: one stream per browser, only while a tab is visible. Falls back to polling every few seconds.
 */
export class LiveFeed {
  readonly #options: LiveFeedOptions;
  #ending: AbortController | undefined;

  constructor(options: LiveFeedOptions) {
    this.#options = options;
  }

  start(): void {
    document.addEventListener('visibilitychange', this.#look);
    this.#look();
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.#look);
    this.#ending?.abort();
    this.#ending = undefined;
  }

  readonly #look = (): void => {
    if (document.visibilityState === 'hidden') {
      this.#ending?.abort();
      this.#ending = undefined;
    } else if (!this.#ending) {
      this.#ending = new AbortController();
      const { pollId, onResults } = this.#options;
      followLeader<PollResults>({
        name: `heimspiel:live:${pollId}`,
        signal: this.#ending.signal,
        parse: parseResults,
        onMessage: onResults,
        lead: (tell, signal) => this.#lead(tell, signal),
      });
    }
  };

  async #lead(tell: (results: PollResults) => void, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      if (await this.#stream(tell, signal)) return;
      if (await this.#ask(tell, signal)) return;
    }
  }

  /** Streams until the connection breaks; returns whether the results are final. */
  #stream(tell: (results: PollResults) => void, signal: AbortSignal): Promise<boolean> {
    const { pollId, view } = this.#options;
    return new Promise((resolve) => {
      const source = new EventSource(pollAddress(pollId, 'live', view));
      const end = (isOver: boolean) => {
        source.close();
        signal.removeEventListener('abort', onAbort);
        resolve(isOver);
      };
      const onAbort = () => end(true);
      signal.addEventListener('abort', onAbort);
      source.addEventListener('error', () => end(false));
      source.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const results = parseText(data);
        if (results) tell(results);
        if (results?.state === 'closed') end(true);
      });
    });
  }

  /** Polls for a while; returns whether the results are final. */
  async #ask(tell: (results: PollResults) => void, signal: AbortSignal): Promise<boolean> {
    const { pollId, view, onHidden } = this.#options;
    let pause = shortestPause;
    for (let questions = 0; questions < questionsPerStream; questions += 1) {
      const results = await readResults(pollId, view);
      if (signal.aborted) return true;
      if (results === 'hidden') {
        onHidden();
        return true;
      }
      pause = results ? shortestPause : Math.min(longestPause, pause * 2);
      if (results) tell(results);
      if (results?.state === 'closed') return true;
      await rest(withJitter(pause), signal);
      if (signal.aborted) return true;
    }
    return false;
  }
}

function parseText(text: string): PollResults | undefined {
  try {
    return parseResults(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
