/**
 * Casts votes as fast as possible or at a constant rate, and prints statistics as JSON. A separate process,
 * so that its CPU time can be distinguished from the site's.
 *
 *     node scripts/bench/vote-load.ts '{"url": "http://127.0.0.1:3000/sk/v1/polls/1/votes", "choices": ["a"], "connections": 500, "seconds": 10}'
 */
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { z } from 'zod';

const taskSchema = z.object({
  url: z.url(),
  choices: z.array(z.string()).min(1),
  connections: z.number().int().min(1),
  seconds: z.number().min(1),
  /** Votes per second in total; unlimited if missing. */
  rate: z.number().int().min(1).optional(),
});

export interface LoadReport {
  accepted: number;
  statuses: Readonly<Record<string, number>>;
  errors: number;
  perSecond: number;
  /** In ms from sending a vote to its response. */
  latency: { p50: number; p99: number; max: number };
  /** The generator's CPU use in per cent of a core. */
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

/** Closed loop: every connection casts its next vote once the previous one is answered. */
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
 * Open loop: each vote is sent at its scheduled time, whether or not earlier ones were answered, and its latency counts
 * from that time. A slow site can't slow the load down and look better for it (coordinated omission). autocannon's rate
 * is no open loop: each connection sends a second's votes at its start, back to back.
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
