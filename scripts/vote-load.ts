/**
 * Casts votes as fast as it can, or evenly at a constant rate, and prints what it saw as JSON. It is a process of its own, so
 * that its own share of the processor can be told from the site's.
 *
 *     node scripts/vote-load.ts '{"url": "http://127.0.0.1:3000/sk/v1/polls/1/votes", "choices": ["a"], "connections": 500, "seconds": 10}'
 */
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
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

const task = taskSchema.parse(JSON.parse(process.argv[2] ?? ''));
const { url, choices, connections, seconds } = task;
const before = process.cpuUsage();
const began = performance.now();
const seen = await (task.rate === undefined ? asManyAsPossible() : atRate(task.rate));
const spent = process.cpuUsage(before);
const accepted = seen.statuses['201'] ?? 0;
const report: LoadReport = {
  ...seen,
  accepted,
  perSecond: accepted / seconds,
  cpu: (100 * (spent.user + spent.system)) / 1000 / (performance.now() - began),
};
console.log(JSON.stringify(report));

type Seen = Pick<LoadReport, 'statuses' | 'errors' | 'latency'>;

function newVote(): { headers: Record<string, string>; body: string } {
  const key = randomBytes(16).toString('hex');
  const choice = choices[Math.floor(Math.random() * choices.length)];
  return {
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ choices: [choice], device: key }),
  };
}

/** Every connection casts its next vote as soon as the last one was answered. */
async function asManyAsPossible(): Promise<Seen> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [{ method: 'POST', setupRequest: (asked) => ({ ...asked, ...newVote() }) }],
  });
  const statuses = Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [
    status,
    count ?? 0,
  ]);
  const { p50, p99, max } = result.latency;
  return { statuses: Object.fromEntries(statuses), errors: result.errors, latency: { p50, p99, max } };
}

/**
 * Each vote leaves at its own time, whether or not those before it were answered, and its latency counts from that
 * time: a site that falls behind can't slow the load down, and does not look the better for it. (autocannon's rate is
 * none of that: each connection casts a second's votes at the second's beginning, back to back.)
 */
async function atRate(rate: number): Promise<Seen> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  let errors = 0;
  let open = 0;
  const cast = (due: number) => {
    const { headers, body } = newVote();
    open += 1;
    const asked = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => {
        open -= 1;
        latencies.push(performance.now() - due);
        const status = String(answer.statusCode);
        statuses[status] = (statuses[status] ?? 0) + 1;
      });
    });
    asked.on('error', () => {
      open -= 1;
      errors += 1;
    });
    asked.end(body);
  };
  const start = performance.now();
  const votes = rate * seconds;
  for (let sent = 0; sent < votes; await wait(1)) {
    const due = Math.min(votes, ((performance.now() - start) * rate) / 1000);
    for (; sent < due; sent += 1) cast(start + (sent * 1000) / rate);
  }
  while (open > 0) await wait(10);
  agent.destroy();
  latencies.sort((a, b) => a - b);
  const rank = (share: number) => Math.round(latencies[Math.floor(latencies.length * share)] ?? 0);
  return {
    statuses,
    errors,
    latency: { p50: rank(0.5), p99: rank(0.99), max: Math.round(latencies.at(-1) ?? 0) },
  };
}
