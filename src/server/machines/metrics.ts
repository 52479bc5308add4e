import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Reach } from '#database/reach.ts';
import type { BallotStore } from '#polls/ballot-store.server.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import type { Outbox } from '#server/forms/outbox.ts';
import type { PageCache } from '#server/pages/page-cache.ts';
import type { LiveResults } from '#server/votes/live-results.ts';
import { pathOf, requestKind } from '#serving/request-kinds.ts';

interface MeasuredParts {
  content: Pick<PublishedContent, 'behindSince' | 'reach'>;
  ballots: Pick<BallotStore, 'reach'>;
  outbox: Pick<Outbox, 'waiting'>;
  cache: Pick<PageCache, 'reads'>;
  live: Pick<LiveResults, 'count'>;
  /** Where the operator has object storage. */
  bucket?: { readonly reach: Reach } | undefined;
  /** The build's id. */
  build: string;
}

/** From what is kept in memory to what has to be drawn, in s. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What Prometheus asks for: how many requests of which kind were answered how and how fast, and how the site's parts are. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #durations: Histogram<'kind' | 'code'>;

  constructor({ content, ballots, outbox, cache, live, bucket, build }: MeasuredParts) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#durations = new Histogram({
      name: 'heimspiel_request_duration_seconds',
      help: 'From the head of a request to the end of its answer, without live results.',
      labelNames: ['kind', 'code'],
      buckets,
      registers,
    });
    new Gauge({
      name: 'heimspiel_build_info',
      help: 'The build that answers.',
      labelNames: ['build'],
      registers,
    }).set({ build }, 1);
    new Counter({
      name: 'heimspiel_page_reads_total',
      help: 'Pages and their payloads, from the memory or rendered.',
      labelNames: ['from'],
      registers,
      collect() {
        this.reset();
        for (const from of ['memory', 'renderer'] as const) this.inc({ from }, cache.reads[from]);
      },
    });
    new Gauge({
      name: 'heimspiel_reachable',
      help: 'Whether this part can be reached: 1, or 0.',
      labelNames: ['part'],
      registers,
      collect() {
        const reaches: Record<string, Reach> = {
          content: content.reach,
          ballots: ballots.reach,
          ...(bucket && { bucket: bucket.reach }),
        };
        for (const [part, { reachable }] of Object.entries(reaches)) this.set({ part }, reachable ? 1 : 0);
        this.set({ part: 'inbox' }, outbox.waiting ? 1 : 0);
      },
    });
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name: `heimspiel_${name}`,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    gauge('content_behind_seconds', 'For how long something is published that this site doesn’t show.', () =>
      secondsSince(content.behindSince),
    );
    gauge('live_followers', 'Browsers that follow live results here.', () => live.count);
    gauge('outbox_waiting', 'Submissions that wait to be delivered.', () => outbox.waiting?.submissions ?? 0);
    gauge('outbox_oldest_seconds', 'For how long the oldest of them has waited.', () =>
      secondsSince(outbox.waiting?.oldest),
    );
  }

  /** Measures until the answer has ended, or the asker has gone. */
  observe(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const kind = requestKind(incoming.url ?? '');
    // Open for hours, and counted while they are.
    if (kind === 'live') return;
    const end = this.#durations.startTimer({ kind });
    outgoing.once('close', () =>
      end({ code: outgoing.writableFinished ? String(outgoing.statusCode) : 'aborted' }),
    );
  }

  /** Answers `GET /metrics`, and nothing else. */
  async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (pathOf(incoming.url ?? '') !== '/metrics') {
      outgoing.writeHead(404).end();
      return;
    }
    outgoing.writeHead(200, { 'content-type': this.#registry.contentType });
    outgoing.end(await this.#registry.metrics());
  }
}

function secondsSince(moment: number | undefined): number {
  return moment === undefined ? 0 : Math.max(0, (Date.now() - moment) / 1000);
}
