import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyOfSeededData, Product, temporaryDirectory, until } from '../support/product.ts';

interface Started {
  child: ChildProcess;
  output: () => string;
}

function start(environment: Record<string, string>): Started {
  const child = spawn('node', ['scripts/start.ts'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return { child, output: () => output };
}

/** The command for a lost password. */
function askForLink(environment: Record<string, string>, email: string) {
  return spawnSync('npm', ['run', '--silent', 'account', '--', 'reset', email], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
}

/** Children's process ids by a part of their command line. */
function childrenOf(pid: number | undefined): { pid: number; command: string }[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line);
    return match && Number(match[2]) === pid ? [{ pid: Number(match[1]), command: match[3] ?? '' }] : [];
  });
}

test('npm start prints the addresses, starts a dead process again, and ends both on Ctrl-C', async () => {
  const data = await copyOfSeededData();
  const ports = await Product.create({ dataDir: data.path });
  const started = start({
    DATA_DIR: data.path,
    PORT: String(ports.port),
    CONTENT_PORT: String(ports.contentPort),
  });
  try {
    await until('it is ready', () => started.output().includes('Ready after'));
    expect(started.output()).toContain(`${ports.siteUrl}/en`);
    expect(started.output()).toContain('SITE_URL is not set');
    expect(started.output()).toMatch(/the content backend answers: \d/);
    const site = childrenOf(started.child.pid).find(({ command }) => command.includes('dist/server'));
    expect(site).toBeDefined();
    process.kill(site?.pid ?? 0, 'SIGKILL');
    await until('the log says so', () => /site ended \(SIGKILL\); starting it again/.test(started.output()));
    await until(
      'it answers again',
      async () => (await fetch(`${ports.siteUrl}/health`).catch(() => undefined))?.ok === true,
    );
    const children = childrenOf(started.child.pid);
    const ended = once(started.child, 'exit');
    started.child.kill('SIGINT');
    const [code] = await ended;
    expect(code).toBe(0);
    for (const { pid } of children) expect(() => process.kill(pid, 0)).toThrow();
  } finally {
    started.child.kill('SIGTERM');
    await data.remove();
  }
});

test('the first account is claimed by a link that is printed, works once, and is not for strangers', async ({
  page,
}) => {
  const data = await temporaryDirectory();
  const ports = await Product.create({ dataDir: data.path });
  const environment = {
    DATA_DIR: data.path,
    PORT: String(ports.port),
    CONTENT_PORT: String(ports.contentPort),
    DEMO_CONTENT: '0',
    ADMIN_EMAIL: '',
    ADMIN_PASSWORD: '',
  };
  const started = start(environment);
  try {
    await until('the link is printed', () => /\/admin\/reset\/[0-9a-f]+/.test(started.output()));
    await until('it is ready', () => started.output().includes('the content backend answers'));
    const stranger = await fetch(`http://127.0.0.1:${ports.contentPort}/api/users/first-register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'stranger@example.org',
        password: 'a long enough sentence',
        role: 'admin',
      }),
    });
    expect(stranger.status).toBe(404);
    const link = /http\S+\/admin\/reset\/[0-9a-f]+/.exec(started.output())?.[0] ?? '';
    await page.goto(link);
    // The admin forgets what was typed before its own script took the form over.
    await expect(async () => {
      await page.locator('input[name="password"]').fill('a sentence that nobody guesses');
      await page.locator('input[name="confirm-password"]').fill('a sentence that nobody guesses');
      await page.getByRole('button', { name: /zurücksetzen|reset/i }).click();
      await page.waitForURL(/\/admin\/?$/, { timeout: 10_000 });
    }).toPass();
    const token = link.split('/').at(-1);
    const again = await fetch(`http://127.0.0.1:${ports.contentPort}/api/users/reset-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, password: 'somebody else’s password' }),
    });
    expect(again.status).toBe(403);
    expect((await stat(join(data.path, 'secrets.json'))).mode & 0o777).toBe(0o600);
    expect(Object.keys(JSON.parse(await readFile(join(data.path, 'secrets.json'), 'utf8')))).toEqual([
      'payload',
      'preview',
      'votes',
    ]);
    const unknown = askForLink({ ...environment }, 'nobody@example.org');
    expect([unknown.status, unknown.stderr]).toEqual([1, 'No account has the address nobody@example.org.\n']);
    const running = askForLink(environment, 'admin@heimspiel.example');
    expect(running.stdout, running.stderr).toContain(`${ports.siteUrl}/admin/reset/`);
    const spent = await fetch(`http://127.0.0.1:${ports.contentPort}/api/users/reset-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        token: /reset\/([0-9a-f]+)/.exec(running.stdout)?.[1],
        password: 'another sentence that nobody guesses',
      }),
    });
    expect(spent.status).toBe(200);
  } finally {
    const ended = once(started.child, 'exit');
    started.child.kill('SIGTERM');
    await ended;
  }
  const stopped = askForLink(environment, 'admin@heimspiel.example');
  expect(stopped.stdout, stopped.stderr).toContain(`${ports.siteUrl}/admin/reset/`);
  await data.remove();
});

test('a wrong setting is refused at start with its name, its problem and an example', () => {
  const refused = (environment: Record<string, string>) => {
    const result = spawnSync('node', ['scripts/start.ts'], {
      env: { ...process.env, ...environment },
      encoding: 'utf8',
    });
    expect(result.status).toBe(1);
    return result.stderr;
  };
  expect(refused({ PORT: '99999' })).toBe('PORT "99999" is above 65535. For example: PORT=3000\n');
  expect(refused({ SITE_URL: 'example.org' })).toContain('For example: SITE_URL=https://www.example.org');
  const password = refused({ ADMIN_EMAIL: 'editor@example.org', ADMIN_PASSWORD: 'short' });
  expect(password).toContain('ADMIN_PASSWORD is shorter than 12 characters');
  expect(password).not.toContain('"short"');
});

test('npm start serves what was published while the content backend can’t start', async () => {
  const data = await copyOfSeededData();
  const ports = await Product.create({ dataDir: data.path });
  const environment = {
    DATA_DIR: data.path,
    PORT: String(ports.port),
    CONTENT_PORT: String(ports.contentPort),
  };
  await ports.start();
  await ports.stop();
  // Nobody listens there.
  const started = start({ ...environment, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing' });
  try {
    await until('it is tried again', () =>
      /content backend ended .* starting it again/.test(started.output()),
    );
    await until('the site is ready', () => started.output().includes('Ready after'));
    expect((await fetch(`${ports.siteUrl}/en/strategie`)).status).toBe(200);
    const health = await (await fetch(`${ports.siteUrl}/health`)).json();
    expect(health).toMatchObject({
      status: 'ok',
      content: { reachable: false },
      ballots: { reachable: false },
      outbox: { status: 'unreadable' },
    });
  } finally {
    const ended = once(started.child, 'exit');
    started.child.kill('SIGTERM');
    await ended;
    await data.remove();
  }
});
