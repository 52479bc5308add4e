/**
 * Casts votes as fast as it can, or at a constant rate, and prints what it saw as JSON. It is a process of its own, so
 * that its own share of the processor can be told from the site's.
 *
 *     node scripts/vote-load.ts '{"url": "http://127.0.0.1:3000/sk/v1/polls/1/votes", "choices": ["a"], "connections": 500, "seconds": 10}'
 */
import { randomBytes } from 'node:crypto';
import autocannon from 'autocannon';
import { z } from 'zod';

const taskSchema = z.object({
  url: z.url(),
  /** Option ids; each vote takes one at random. */
  choices: z.array(z.string()).min(1),
  connections: z.number().int().min(1),
  seconds: z.number().min(1),
  /** Votes per second in all; as many as possible if missing. */
  rate: z.number().int().min(1).optional(),
});

/** What one load saw. */
export interface LoadReport {
  accepted: number;
  /** Answers by status. */
  statuses: Readonly<Record<string, number>>;
  errors: number;
  perSecond: number;
  /** Milliseconds from sending a vote to its answer. */
  latency: { p50: number; p99: number; max: number };
  /** Share of one core that the generator took, in per cent. */
  cpu: number;
}

const { url, choices, connections, seconds, rate } = taskSchema.parse(JSON.parse(process.argv[2] ?? ''));
const before = process.cpuUsage();
const began = performance.now();
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  ...(rate === undefined ? {} : { overallRate: rate }),
  requests: [
    {
      method: 'POST',
      setupRequest: (request) => {
        const key = randomBytes(16).toString('hex');
        const choice = choices[Math.floor(Math.random() * choices.length)];
        return {
          ...request,
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify({ choices: [choice], device: key }),
        };
      },
    },
  ],
});
const spent = process.cpuUsage(before);
const statuses = Object.fromEntries(
  Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [status, count ?? 0]),
);
const report: LoadReport = {
  accepted: statuses['201'] ?? 0,
  statuses,
  errors: result.errors,
  perSecond: (statuses['201'] ?? 0) / result.duration,
  latency: { p50: result.latency.p50, p99: result.latency.p99, max: result.latency.max },
  cpu: (100 * (spent.user + spent.system)) / 1000 / (performance.now() - began),
};
console.log(JSON.stringify(report));
