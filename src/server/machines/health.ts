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
  /** Where the operator has object storage. */
  bucket?: { readonly reach: Reach } | undefined;
  /** The build's id. */
  build: string;
  /** What every answer of the site carries. */
  securityHeaders: Readonly<Record<string, string>>;
  /** Whether this site is about to end, so that visitors are to be sent elsewhere. */
  isDraining: () => boolean;
}

/** Answers whoever asks how the site is. It is ready once it has content; what else is away keeps no page from anybody. */
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

/** How many submissions wait to be delivered, and for how long the oldest has; or that nobody knows. */
function stateOf(waiting: WaitingWork | undefined): object {
  if (!waiting) return { status: 'unreadable' };
  const { submissions, oldest } = waiting;
  const age = oldest === undefined ? 0 : Math.max(0, Math.round((Date.now() - oldest) / 1000));
  return { waiting: submissions, oldestSeconds: age };
}
