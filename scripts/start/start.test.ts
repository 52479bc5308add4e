import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isRunning, parentOf, StandInProduct } from '../../tests/support/stand-in-product.ts';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const;

async function product(): Promise<StandInProduct> {
  const created = await StandInProduct.create();
  onTestFinished(() => created.remove());
  return created;
}

/** A product that is ready, with its process ids. */
async function readyProduct() {
  const ready = await product();
  ready.build();
  const { pid: npm } = ready.start({ SKIP_BUILD: '1' });
  for (const said of ['Ready after', 'the content backend answers'])
    await expect.poll(() => ready.output).toContain(said);
  const [site, content] = [ready.pidOf('site'), ready.pidOf('content')];
  return { ready, pids: { npm, start: parentOf(site), site, content } };
}

/** Nothing remains: no processes, no taken ports. */
async function expectNothingLeft(left: StandInProduct, pids: readonly number[]): Promise<void> {
  await expect.poll(() => pids.filter(isRunning), { timeout: 10_000 }).toEqual([]);
  for (const port of [left.port, left.contentPort]) expect(await left.isListening(port)).toBe(false);
}

describe('ends as a whole, with open answers', () => {
  it.each(
    (['npm', 'start'] as const).flatMap((target) => signals.map((signal) => [signal, target] as const)),
  )('when %s comes to %s', async (signal, target) => {
    const { ready, pids } = await readyProduct();
    const answers = [ready.port, ready.contentPort].map(async (port) =>
      (await fetch(`http://127.0.0.1:${port}/open`)).text(),
    );
    await expect.poll(() => ready.output).toMatch(/site has an open answer/);
    await expect.poll(() => ready.output).toMatch(/content has an open answer/);
    process.kill(pids[target], signal);
    expect(await Promise.all(answers)).toEqual(['whole', 'whole']);
    await expectNothingLeft(ready, Object.values(pids));
  });

  it.each([
    ['SIGTERM', 'npm'],
    ['SIGKILL', 'npm'],
    ['SIGKILL', 'start'],
  ] as const)('while something is built, when %s comes to %s', async (signal, target) => {
    const building = await product();
    building.buildEndlessly();
    const { pid: npm } = building.start();
    // The site is up already, with a page that says so.
    await expect.poll(() => building.output).toContain('answers that it is being set up');
    await expect.poll(() => building.compilerPid).toBeDefined();
    const site = building.pidOf('site');
    const pids = { npm, start: parentOf(site) };
    process.kill(pids[target], signal);
    await expectNothingLeft(building, [...Object.values(pids), site, building.compilerPid ?? 0]);
  });
});

it('starts a server again, whatever has ended it, and ends with the one that runs then', async () => {
  const { ready, pids } = await readyProduct();
  // A shell in between would end at a signal without forwarding it.
  expect(parentOf(pids.start)).toBe(pids.npm);
  await Promise.all(
    (['site', 'content'] as const).map(async (name) => {
      for (const [index, signal] of signals.entries()) {
        process.kill(ready.pidOf(name), signal);
        await expect.poll(() => ready.pidsOf(name).length).toBe(index + 2);
      }
    }),
  );
  process.kill(pids.npm, 'SIGTERM');
  await expectNothingLeft(ready, [pids.npm, pids.start, ...ready.pidsOf('site'), ...ready.pidsOf('content')]);
});

it('is ready when the site says so, and not when somebody answers at its address', async () => {
  const begun = await product();
  begun.build();
  begun.start({ SKIP_BUILD: '1', READY_WHEN_ASKED: '1' });
  await expect.poll(() => begun.output).toContain('answers that it is being set up');
  expect((await fetch(`http://127.0.0.1:${begun.port}/health/ready`)).status).toBe(200);
  expect(begun.output).not.toContain('Ready after');
  await fetch(`http://127.0.0.1:${begun.port}/ready`);
  await expect.poll(() => begun.output).toContain('Ready after');
});

describe('a port that is taken ends the start, before anything is built', () => {
  it.each(['PORT', 'CONTENT_PORT'])('as %s, and whose it is is said', async (setting) => {
    const refused = await product();
    const port = setting === 'PORT' ? refused.port : refused.contentPort;
    // Outside our directories.
    const holder = refused.run('node', [
      '--eval',
      `process.chdir('/'); require('node:http').createServer().listen(${port}, '127.0.0.1', () => console.log('it listens'))`,
    ]);
    await expect.poll(() => refused.output).toContain('it listens');
    const [code] = await once(refused.start(), 'exit');
    expect(code).toBe(1);
    expect(refused.output).toContain(
      `[start] Port ${port} is taken by node (process ${holder.pid}). End it, or set ${setting} to a free one, for example ${setting}=`,
    );
  });

  it('by another Heimspiel, of which the process that ends it is named', async () => {
    const { ready, pids } = await readyProduct();
    const [code] = await once(ready.start({ SKIP_BUILD: '1' }), 'exit');
    expect(code).toBe(1);
    expect(ready.output).toContain(
      `Port ${ready.port} is taken by another Heimspiel (process ${pids.start}, in ${ready.directory}).`,
    );
    expect(isRunning(pids.site)).toBe(true);
  });
});

describe('with SKIP_BUILD', () => {
  it('refuses to start what was never built, and names it', async () => {
    const refused = await product();
    const [code] = await once(refused.start({ SKIP_BUILD: '1' }), 'exit');
    expect(code).toBe(1);
    expect(refused.output).toContain(
      '[start] SKIP_BUILD is set, and the site and the content backend were never built. Run npm run build first.\n',
    );
  });

  it('builds nothing, whatever it was built from', async () => {
    const broken = await product();
    broken.build();
    broken.write('dist/server/main.js', 'process.exit(1);');
    const [code] = await once(broken.start({ SKIP_BUILD: '1' }), 'exit');
    expect(code).toBe(1);
    expect(broken.output).toContain('The site could not start; the lines above say why.');
    expect(broken.output).not.toContain('built the');
  });
});
