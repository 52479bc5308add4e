import type { ServerResponse } from 'node:http';
import { logProblem } from '#server/log.ts';
import type { AskedPoll, Voting } from './voting.ts';

/** How often results are looked at while somebody follows them, in ms. */
const interval = 1000;

/** How often a quiet stream shows that it is alive, in ms: proxies end what is silent for longer. */
const heartbeat = 15_000;

/** What may wait for a slow reader, in bytes, before the stream is ended. The browser comes back by itself. */
const maxUnread = 64 * 1024;

/** Those who follow one poll. */
interface Following {
  asked: AskedPoll;
  streams: Set<ServerResponse>;
  /** The newest message, for who comes next. */
  message: string;
  sentAt: number;
}

/** Sends new results to everybody who follows a poll, as server-sent events. */
export class LiveResults {
  readonly #voting: Voting;
  readonly #most: number;
  readonly #polls = new Map<string, Following>();
  #timer: NodeJS.Timeout | undefined;
  #streams = 0;

  /** @param most how many streams this instance keeps open */
  constructor(voting: Voting, most: number) {
    this.#voting = voting;
    this.#most = most;
  }

  get isFull(): boolean {
    return this.#streams >= this.#most;
  }

  /** Open streams. */
  get count(): number {
    return this.#streams;
  }

  /** Begins a stream of results that this reader may see. `message` is the first one's text. */
  follow(asked: AskedPoll, first: string, response: ServerResponse): void {
    const following = this.#polls.get(asked.id) ?? {
      asked,
      streams: new Set(),
      message: first,
      sentAt: Date.now(),
    };
    this.#polls.set(asked.id, following);
    following.streams.add(response);
    this.#streams += 1;
    response.on('close', () => {
      following.streams.delete(response);
      this.#streams -= 1;
      if (following.streams.size === 0) this.#polls.delete(asked.id);
    });
    // Who lost the connection comes back at a time of their own, and not all at once.
    response.write(`retry: ${2000 + Math.floor(Math.random() * 3000)}\n${first}`);
    this.#timer ??= setTimeout(() => this.#look(), interval).unref();
  }

  /** Ends every stream; browsers then ask another instance. */
  close(): void {
    clearTimeout(this.#timer);
    for (const { streams } of this.#polls.values()) for (const stream of streams) stream.end();
  }

  async #look(): Promise<void> {
    for (const following of this.#polls.values()) {
      try {
        await this.#tell(following);
      } catch (error) {
        logProblem('The results could not be read for those who follow them; trying again.', error);
      }
    }
    this.#timer = this.#polls.size > 0 ? setTimeout(() => this.#look(), interval).unref() : undefined;
  }

  async #tell(following: Following): Promise<void> {
    // Asked again: the poll may have been closed or changed meanwhile.
    const asked = this.#voting.ask(following.asked.id, following.asked.locale);
    const outcome = asked && (await this.#voting.results(asked, this.#voting.viewOf(asked.id)));
    // Out of reach for a while: what was told last stays, and the streams stay open.
    if (outcome && 'refused' in outcome && outcome.refused.code === 'busy') return;
    if (!outcome || 'refused' in outcome) {
      for (const stream of following.streams) stream.end();
      return;
    }
    const message = messageOf(outcome.accepted);
    const now = Date.now();
    if (message !== following.message) {
      following.message = message;
      following.sentAt = now;
      sendToAll(following.streams, message);
    } else if (now - following.sentAt >= heartbeat) {
      following.sentAt = now;
      sendToAll(following.streams, ': alive\n\n');
    }
  }
}

/** One event, whose id is the number of ballots: of two the one with the greater id is the newer. */
export function messageOf(results: { total: number }): string {
  return `id: ${results.total}\ndata: ${JSON.stringify(results)}\n\n`;
}

function sendToAll(streams: Iterable<ServerResponse>, text: string): void {
  const bytes = Buffer.from(text);
  for (const stream of streams) {
    if (stream.writableLength > maxUnread) stream.destroy();
    else stream.write(bytes);
  }
}
