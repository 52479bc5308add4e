import type { Reach } from '#database/reach.ts';
import type { WaitingWork } from '#forms/inbox-store.server.ts';
import type { BallotStore } from '#polls/ballot-store.server.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import type { Outbox } from '#server/forms/outbox.ts';
import { type AnswerProbe, probeAnswerer } from '#serving/probes.ts';

interface HealthParts {
  content: Pick<PublishedContent, 'isKnown' | 'reach' | 'version'>;
  outbox: Pick<Outbox, 'waiting'>;
  ballots: Pick<BallotStore, 'reach'>;
  /** Undefined without object storage. */
  bucket?: { readonly reach: Reach } | undefined;
  build: string;
  securityHeaders: Readonly<Record<string, string>>;
  /** Whether the site is shutting down, so that balancers must send requests elsewhere. */
  isDraining: () => boolean;
}

/** Health checks. The site is ready once it has content; other outages don't affect pages. */
export function healthAnswerer({
  content,
  outbox,
  ballots,
  bucket,
  build,
  securityHeaders,
  isDraining,
}: HealthParts): AnswerProbe {
  return probeAnswerer({
    readiness: () => (isDraining() ? 'draining' : content.isKnown ? 'ok' : 'starting'),
    report: () => ({
      build,
      content: { ...spoken(content.reach), version: content.version },
      ballots: spoken(ballots.reach),
      ...(bucket && { bucket: spoken(bucket.reach) }),
      outbox: stateOf(outbox.waiting),
    }),
    headers: securityHeaders,
  });
}

function spoken({ reachable, since }: Reach): { reachable: boolean; since: string } {
  return { reachable, since: new Date(since).toISOString() };
}

/** The number of submissions waiting for delivery and the age of the oldest, or that it is unknown. */
function stateOf(waiting: WaitingWork | undefined): object {
  if (!waiting) return { status: 'unreadable' };
  const { submissions, oldest } = waiting;
  const age = oldest === undefined ? 0 : Math.max(0, Math.round((Date.now() - oldest) / 1000));
  return { waiting: submissions, oldestSeconds: age };
}
