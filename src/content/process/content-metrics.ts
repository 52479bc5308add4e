import { RequestMetrics } from '#serving/request-metrics.ts';
import { processKnowledge } from './knowledge.ts';

interface MeasuredParts {
  /** The build's id. */
  build: string;
  /** How many sites follow what changes here. */
  followers: () => number;
}

/** What Prometheus asks a content backend for. */
export function contentMetrics({ build, followers }: MeasuredParts): RequestMetrics {
  const metrics = new RequestMetrics(build);
  metrics.gauges('reachable', 'Whether this part can be reached: 1, or 0.', 'part', () => ({
    database: processKnowledge().database.reachable ? 1 : 0,
  }));
  metrics.gauge('following_sites', 'Sites that follow what changes here.', followers);
  return metrics;
}
