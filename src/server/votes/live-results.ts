import type { ServerResponse } from 'node:http';
import { Shares } from '#limits/shares.ts';
import { logProblem } from '#server/log.ts';
import type { AskedPoll, Voting } from './voting.ts';

/** Polling interval in ms while somebody follows. */
const interval = 1000;

/** Heartbeat interval in ms: proxies close silent connections. */
const heartbeat = 15_000;

/** Buffer limit for a slow client in bytes; beyond it the stream is closed, and the browser reconnects. */
const maxUnread = 64 * 1024;

interface Following {
  asked: AskedPoll;
  streams: Set<ServerResponse>;
  message: string;
  sentAt: number;
}

/** Streams new results to all followers of a poll as server-sent events. */
export class LiveResults {
  readonly #voting: Voting;
  readonly #shares: Shares;
  readonly #polls = new Map<string, Following>();
  #timer: NodeJS.Timeout | undefined;

  /** @param most streams on this instance */
  constructor(voting: Voting, most: number) {
    this.#voting = voting;
    this.#shares = new Shares(most);
  }

  get count(): number {
    return this.#shares.total;
  }

  /** Whether one more stream may go to this network, from `networkOf`; it counts until the response is closed. */
  admit(network: string, response: ServerResponse): boolean {
    if (response.closed || !this.#shares.take(network, 1)) return false;
    response.once('close', () => this.#shares.giveBack(network, 1));
    return true;
  }

  /** Starts a stream that was admitted, for a client with access to the results. `first` is its first message. */
  follow(asked: AskedPoll, first: string, response: ServerResponse): void {
    const following = this.#polls.get(asked.id) ?? {
      asked,
      streams: new Set(),
      message: first,
      sentAt: Date.now(),
    };
    this.#polls.set(asked.id, following);
    following.streams.add(response);
    response.on('close', () => {
      following.streams.delete(response);
      if (following.streams.size === 0) this.#polls.delete(asked.id);
    });
    // Random, so that clients don't reconnect all at once.
    response.write(`retry: ${2000 + Math.floor(Math.random() * 3000)}\n${first}`);
    this.#timer ??= setTimeout(() => this.#look(), interval).unref();
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const { streams } of this.#polls.values()) for (const stream of streams) stream.end();
  }

  async #look(): Promise<void> {
    for (const following of this.#polls.values()) {
      try {
        await this.#tell(following);
      } catch (error) {
        logProblem('Live results could not be read; retrying.', error);
      }
    }
    this.#timer = this.#polls.size > 0 ? setTimeout(() => this.#look(), interval).unref() : undefined;
  }

  async #tell(following: Following): Promise<void> {
    // Looked up again: the poll may have been closed or changed.
    const asked = this.#voting.ask(following.asked.id, following.asked.locale);
    const outcome = asked && (await this.#voting.results(asked, this.#voting.viewOf(asked.id)));
    // While the store is unreachable, streams stay open with the last message.
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

/** One event. Its id is the number of ballots, so the greater id is the newer result. */
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
