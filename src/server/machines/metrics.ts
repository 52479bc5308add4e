import type { Reach } from '#database/reach.ts';
import type { BallotStore } from '#polls/ballot-store.server.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import type { Outbox } from '#server/forms/outbox.ts';
import type { PageCache } from '#server/pages/page-cache.ts';
import type { LiveResults } from '#server/votes/live-results.ts';
import { RequestMetrics } from '#serving/request-metrics.ts';

interface MeasuredParts {
  content: Pick<PublishedContent, 'behindSince' | 'reach'>;
  ballots: Pick<BallotStore, 'reach'>;
  outbox: Pick<Outbox, 'waiting'>;
  cache: Pick<PageCache, 'reads'>;
  live: Pick<LiveResults, 'count'>;
  /** Undefined without object storage. */
  bucket?: { readonly reach: Reach } | undefined;
  build: string;
  dataDir: string;
}

export function siteMetrics({
  content,
  ballots,
  outbox,
  cache,
  live,
  bucket,
  build,
  dataDir,
}: MeasuredParts): RequestMetrics {
  const metrics = new RequestMetrics(build, dataDir);
  metrics.counters(
    'page_reads_total',
    'Pages and their payloads, from the memory or rendered.',
    'from',
    () => ({ memory: cache.reads.memory, renderer: cache.reads.renderer }),
  );
  metrics.gauges('reachable', 'Whether this part can be reached: 1, or 0.', 'part', () => ({
    content: content.reach.reachable ? 1 : 0,
    ballots: ballots.reach.reachable ? 1 : 0,
    inbox: outbox.waiting ? 1 : 0,
    ...(bucket && { bucket: bucket.reach.reachable ? 1 : 0 }),
  }));
  metrics.gauge(
    'content_behind_seconds',
    'For how long something is published that this site doesn’t show.',
    () => secondsSince(content.behindSince),
  );
  metrics.gauge('live_followers', 'Browsers that follow live results here.', () => live.count);
  metrics.gauge(
    'outbox_waiting',
    'Submissions that wait to be delivered.',
    () => outbox.waiting?.submissions ?? 0,
  );
  metrics.gauge('outbox_oldest_seconds', 'For how long the oldest of them has waited.', () =>
    secondsSince(outbox.waiting?.oldest),
  );
  return metrics;
}

function secondsSince(moment: number | undefined): number {
  return moment === undefined ? 0 : Math.max(0, (Date.now() - moment) / 1000);
}
