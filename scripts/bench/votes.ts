import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { z } from 'zod';
import { BallotKeys } from '../../src/polls/ballot-keys.server.ts';
import { recountStore } from '../../src/polls/open-ballot-reader.server.ts';
import { environmentOf, keptOrNewSecrets } from '../../src/settings/secrets.ts';
import { type Figure, median, megabytes, ms, quantile, tell } from './figures.ts';
import { type Measured, memoryOf, processorTime, startSite } from './measured-site.ts';

const poll = 'breite';
const connections = 500;

/** Duration of each load in seconds. */
const seconds = 10;

/** Votes per second while pages are served. */
const constantRate = 5000;
const budget = { saturated: 10_000, late: 100 };

const pollSchema = z.object({ id: z.string(), options: z.array(z.object({ id: z.string() })) });

interface Load {
  accepted: number;
  /** In ms from when a vote was due to its response. */
  latencies: { middle: number; late: number };
}

type Cast = (votes: string, newVote: () => Vote) => Promise<Load>;

interface Vote {
  headers: Record<string, string>;
  body: string;
}

/** The loads come from this machine, which has less left for the site then. */
export async function votes({ dataDir }: Measured): Promise<void> {
  const secrets = keptOrNewSecrets(dataDir);
  const { BENCH_DATABASE_URL: databaseUrl } = process.env;
  if (!databaseUrl) console.log('\nName an empty Postgres to measure it as well: BENCH_DATABASE_URL');
  for (const place of databaseUrl ? [undefined, databaseUrl] : [undefined]) {
    console.log(`\nVotes on ${place ? 'Postgres' : 'SQLite'}, each durable before its answer`);
    const environment: Record<string, string> = place
      ? { DATABASE_URL: place, ...environmentOf(secrets) }
      : {};
    const measure = async (what: string, cast: Cast, most: Omit<Figure, 'value' | 'unit'>, late?: number) => {
      const site = await startSite(dataDir, environment);
      try {
        await wait(1000);
        const asked = await fetch(`${site.siteUrl}/sk/v1/polls/${poll}`);
        const { id, options } = pollSchema.parse(await asked.json());
        const counted = async () => {
          const recounted = await recountStore(
            { dataDir, databaseUrl: place },
            new BallotKeys(secrets.votes),
          );
          return recounted.get(id)?.counted.total ?? 0;
        };
        const before = await counted();
        const spent = await processorTime(site.pid('site'));
        const load = await cast(`${site.siteUrl}/sk/v1/polls/${id}/votes`, () =>
          newVote(options[0]?.id ?? ''),
        );
        tell(what, {
          votes: { value: load.accepted / seconds, unit: '/s', ...most },
          median: ms(load.latencies.middle),
          p99: ms(load.latencies.late, late),
          CPU: { value: ((await processorTime(site.pid('site'))) - spent) / seconds / 10, unit: '%' },
          memory: megabytes(await memoryOf(site.pid('site'))),
        });
        // What was answered has to be there, and nothing else but what was open when the load ended.
        await site.end('site', 'SIGKILL');
        const durable = (await counted()) - before;
        const { accepted } = load;
        tell('', { durable: { value: durable, unit: '', least: accepted, most: accepted + connections } });
      } finally {
        await site.stop();
      }
    };
    await measure('as many as possible', asManyAsPossible, { least: budget.saturated });
    await measure(`${constantRate} a second, beside pages`, atConstantRate, {}, budget.late);
  }
}

function newVote(choice: string): Vote {
  const key = randomBytes(16).toString('hex');
  return {
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ choices: [choice], device: key }),
  };
}

/** Closed loop: every connection casts its next vote once the previous one is answered. */
async function asManyAsPossible(url: string, newVote: () => Vote): Promise<Load> {
  const requests = [
    { method: 'POST' as const, setupRequest: (asked: object) => ({ ...asked, ...newVote() }) },
  ];
  const result = await autocannon({ url, connections, duration: seconds, requests });
  const { p50: middle, p99: late } = result.latency;
  return { accepted: result['2xx'], latencies: { middle, late } };
}

/**
 * Open loop: each vote is sent when it is due, whether or not earlier ones were answered, and its latency counts from
 * then. A slow site can't slow the load down and look better for it (coordinated omission). autocannon's rate is no
 * open loop: each connection sends a second's votes at its start, back to back.
 */
async function atConstantRate(url: string, newVote: () => Vote): Promise<Load> {
  const pages = autocannon({
    url: new URL('/strategie', url).href,
    connections: 10,
    overallRate: 200,
    duration: seconds,
    // In a thread, so that both loads don't wait for each other.
    workers: 1,
    headers: { 'accept-encoding': 'br', cookie: 'i18n_redirected=de' },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  let accepted = 0;
  let open = 0;
  const cast = (due: number) => {
    const { headers, body } = newVote();
    open += 1;
    request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => {
        open -= 1;
        latencies.push(performance.now() - due);
        if (answer.statusCode === 201) accepted += 1;
      });
    })
      .on('error', () => {
        open -= 1;
      })
      .end(body);
  };
  const start = performance.now();
  const votes = constantRate * seconds;
  for (let sent = 0; sent < votes; await wait(1)) {
    const due = Math.min(votes, ((performance.now() - start) * constantRate) / 1000);
    for (; sent < due; sent += 1) cast(start + (sent * 1000) / constantRate);
  }
  while (open > 0) await wait(10);
  agent.destroy();
  const { errors, non2xx } = await pages;
  if (errors + non2xx > 0) console.log(`  ${errors + non2xx} pages failed!`);
  return { accepted, latencies: { middle: median(latencies), late: quantile(latencies, 0.99) } };
}
