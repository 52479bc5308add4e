/**
 * Opens live streams of a poll, then casts votes one at a time and measures when each stream receives them.
 * Prints JSON.
 *
 *     node scripts/bench/live-load.ts '{"live": "http://…/live?view=…", "votes": "http://…/votes", "choice": "a", "streams": 5000}'
 */
import { randomBytes } from 'node:crypto';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

const taskSchema = z.object({
  live: z.url(),
  votes: z.url(),
  choice: z.string(),
  streams: z.number().int().min(1),
});

export interface LiveReport {
  open: number;
  refused: number;
  /** In ms from a vote's 201 to its arrival on a stream. */
  delay: { p50: number; p99: number; max: number };
  /** Events with fewer ballots than the one before, on any stream. */
  backwards: number;
}

const task = taskSchema.parse(JSON.parse(process.argv[2] ?? ''));
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
const totals: number[] = [];
let open = 0;
let refused = 0;
let backwards = 0;
let hear = (_stream: number, _total: number) => {};

const streams: IncomingMessage[] = [];
for (let stream = 0; stream < task.streams; stream += 1) {
  follow(stream);
  // In bursts, but not all in the same millisecond.
  if (stream % 100 === 99) await wait(5);
}
while (open + refused < task.streams) await wait(20);
await wait(2000);

const delays: number[] = [];
for (let vote = 0; vote < 5; vote += 1) {
  const target = Math.max(...totals.filter((total) => total !== undefined)) + 1;
  const heardAt = new Map<number, number>();
  const everybodyHeard = new Promise<void>((resolve) => {
    hear = (stream, total) => {
      if (total < target || heardAt.has(stream)) return;
      heardAt.set(stream, performance.now());
      if (heardAt.size >= open) resolve();
    };
  });
  const answer = await fetch(task.votes, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomBytes(16).toString('hex') },
    body: JSON.stringify({ choices: [task.choice], device: randomBytes(16).toString('hex') }),
  });
  const answered = performance.now();
  if (answer.status !== 201) throw new Error(`A vote returned ${answer.status}.`);
  await everybodyHeard;
  delays.push(...[...heardAt.values()].map((moment) => moment - answered));
}
for (const stream of streams) stream.destroy();
agent.destroy();
delays.sort((a, b) => a - b);
const at = (share: number) => Math.round(delays[Math.floor(share * (delays.length - 1))] ?? 0);
const report: LiveReport = {
  open,
  refused,
  delay: { p50: at(0.5), p99: at(0.99), max: at(1) },
  backwards,
};
console.log(JSON.stringify(report));

function follow(stream: number): void {
  get(task.live, { agent }, (answer) => {
    if (answer.statusCode !== 200) {
      refused += 1;
      answer.resume();
      return;
    }
    open += 1;
    streams.push(answer);
    let pending = '';
    answer.setEncoding('utf8').on('data', (text: string) => {
      pending += text;
      const events = pending.split('\n\n');
      pending = events.pop() ?? '';
      for (const event of events) {
        const total = Number(/^id: (\d+)$/m.exec(event)?.[1]);
        if (Number.isNaN(total)) continue;
        if (total < (totals[stream] ?? 0)) backwards += 1;
        totals[stream] = total;
        hear(stream, total);
      }
    });
    answer.on('error', () => {});
  }).on('error', () => {
    refused += 1;
  });
}
