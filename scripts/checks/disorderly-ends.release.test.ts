import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { Caddy, caddyIsMissing } from '../../tests/support/caddy.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { type Behind, Haproxy, haproxyIsMissing } from '../../tests/support/haproxy.ts';
import { until } from '../../tests/support/product.ts';
import { SteadyLoad } from '../../tests/support/steady-load.ts';

/* The balancers that the guides show, in front of processes that are killed and frozen. */

/** Answers like a site; what comes is answered after a moment, so that a kill meets open requests. */
const standIn = `
  require('node:http').createServer((incoming, outgoing) => {
    incoming.resume().once('end', () => setTimeout(() => outgoing
      .writeHead(incoming.method === 'POST' ? 201 : 200).end('whole'), 20));
  }).listen(Number(process.argv[1]), '127.0.0.1', () => console.log('it listens'));`;

class StandIn {
  readonly port: number;
  #process: ChildProcess | undefined;

  constructor(port: number) {
    this.port = port;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--eval', standIn, String(this.port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    await once(child.stdout, 'data');
  }

  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#process?.kill(signal);
  }
}

async function haproxy(behind: Behind) {
  const proxy = await Haproxy.create();
  proxy.start(behind);
  return proxy;
}

it.skipIf((haproxyIsMissing ?? caddyIsMissing) !== undefined).each([
  ['HAProxy of the guide', haproxy],
  ['Caddy of the compose file', (behind: Behind) => Caddy.start(behind)],
] as const)(
  '%s loses no page when a site is killed, comes back, and another one hangs',
  async (name, startProxy) => {
    const sites = [new StandIn(await freePort()), new StandIn(await freePort())] as const;
    await Promise.all(sites.map((site) => site.start()));
    const ports = [sites[0].port, sites[1].port] as const;
    const proxy = await startProxy({ sites: ports, content: ports });
    onTestFinished(async () => {
      await proxy.end();
      for (const site of sites) site.signal('SIGCONT');
      await Promise.all(sites.map((site) => site.kill()));
    });
    const isUp = async () => (await fetch(`${proxy.siteUrl}/strategie`).catch(() => undefined))?.ok ?? false;
    await until('visitors reach a site', isUp);

    let asked = 0;
    const untilAsked = (more: number) => {
      const enough = asked + more;
      return until(`${enough} pages are asked for`, () => asked >= enough);
    };
    const load = new SteadyLoad(proxy.siteUrl, [
      {
        kind: 'page',
        perSecond: 60,
        next: () => {
          asked += 1;
          return { path: `/strategie?${asked}` };
        },
      },
      {
        kind: 'vote',
        perSecond: 10,
        next: () => ({
          path: '/sk/v1/polls/7/votes',
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': `key-${asked}` },
          body: '{"choices":["1"]}',
        }),
      },
    ]);
    await untilAsked(100);
    await sites[0].kill();
    await untilAsked(200);
    await sites[0].start();
    await untilAsked(200);
    sites[1].signal('SIGSTOP');
    await untilAsked(200);
    const { tallies } = await load.end();
    expect(tallies.get('page')).toEqual({ answered: { 200: asked }, broken: [] });
    const votes = tallies.get('vote');
    // Browsers send a vote again; HAProxy does it for them.
    if (proxy instanceof Haproxy)
      expect({ name, ...votes }).toEqual({ name, answered: { 201: expect.any(Number) }, broken: [] });
    else
      expect(
        Object.keys(votes?.answered ?? {}).filter((status) => !['201', '502', '504'].includes(status)),
      ).toEqual([]);
  },
  120_000,
);
