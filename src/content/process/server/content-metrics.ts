import { processKnowledge } from '#content/foundation/operation/knowledge.ts';
import { RequestMetrics } from '#serving/request-metrics.ts';

interface MeasuredParts {
  build: string;
  dataDir: string;
  followers: () => number;
}

export function contentMetrics({ build, dataDir, followers }: MeasuredParts): RequestMetrics {
  const metrics = new RequestMetrics(build, dataDir);
  metrics.gauges('reachable', 'Whether this part can be reached: 1, or 0.', 'part', () => ({
    database: processKnowledge().database.reachable ? 1 : 0,
  }));
  metrics.gauge('following_sites', 'Sites that follow what changes here.', followers);
  return metrics;
}
