import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { freePort } from '../support/free-port.ts';
import { copyOfSeededData, Product, temporaryDirectory, until } from '../support/product.ts';
import { isRunning } from '../support/stand-in-product.ts';

interface Started {
  child: ChildProcess;
  output: () => string;
}

function start(environment: Record<string, string>, command = ['node', 'scripts/start.ts']): Started {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
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

function askForLink(environment: Record<string, string>, email: string, ...create: string[]) {
  const command = create.length > 0 ? ['create', email, ...create] : ['reset', email];
  return spawnSync('npm', ['run', '--silent', 'account', '--', ...command], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
}

function childrenOf(pid: number | undefined): { pid: number; command: string }[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line);
    return match && Number(match[2]) === pid ? [{ pid: Number(match[1]), command: match[3] ?? '' }] : [];
  });
}

test('npm start prints the addresses, starts a dead process again, and leaves none behind when npm is killed', async () => {
  const data = await copyOfSeededData();
  const ports = await Product.create({ dataDir: data.path });
  const metricsPort = await freePort();
  const started = start(
    {
      DATA_DIR: data.path,
      PORT: String(ports.port),
      CONTENT_PORT: String(ports.contentPort),
      CONTENT_METRICS_PORT: String(metricsPort),
    },
    ['npm', 'start'],
  );
  try {
    await until('it is ready', () => started.output().includes('Ready after'));
    const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    await until('the site follows', async () => (await metrics()).includes('heimspiel_following_sites 1'));
    expect(await metrics()).toContain('heimspiel_reachable{part="database"} 1');
    expect(await metrics()).toMatch(/request_duration_seconds_count\{kind="api",code="200"\} [1-9]/);
    // The admin is warmed up before anyone opens it.
    await until('a view of the desk was answered', async () =>
      /request_duration_seconds_count\{kind="admin",code="200"\} 1/.test(await metrics()),
    );
    expect(started.output()).toContain(`${ports.siteUrl}/en`);
    expect(started.output()).toContain('SITE_URL is not set');
    expect(started.output()).toMatch(/the content backend answers: \d/);
    const [script] = childrenOf(started.child.pid);
    const site = childrenOf(script?.pid).find(({ command }) => command.includes('dist/server'));
    expect(site).toBeDefined();
    process.kill(site?.pid ?? 0, 'SIGKILL');
    await until('the log says so', () => /site ended \(SIGKILL\); starting it again/.test(started.output()));
    await until(
      'it answers again',
      async () => (await fetch(`${ports.siteUrl}/health`).catch(() => undefined))?.ok === true,
    );
    const left = [script, ...childrenOf(script?.pid)];
    expect(left).toHaveLength(3);
    started.child.kill('SIGKILL');
    // The shutdown timeout without a drain.
    await until('all have ended', () => left.every((one) => one && !isRunning(one.pid)), 10_000);
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
    expect(started.output().match(/.*migrat.*/gi)).toEqual([
      expect.stringMatching(/^\[content\] database: migrated \(\d+\.\d s\)$/),
    ]);
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
    // Text typed before the admin's script hydrates the form is lost.
    await expect(async () => {
      await page.locator('input[name="password"]').fill('a sentence that nobody guesses');
      await page.locator('input[name="confirm-password"]').fill('a sentence that nobody guesses');
      await page.getByRole('button', { name: /Passwort wählen|Choose a password/ }).click();
      await page.waitForURL(/\/admin\/?$/, { timeout: 10_000 });
    }).toPass();
    const token = link.split('/').at(-1);
    const again = await fetch(`http://127.0.0.1:${ports.contentPort}/api/users/reset-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, password: 'somebody else’s password' }),
    });
    expect(again.status).toBe(403);
    await inviteAndTidyUp(page, ports.siteUrl);
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
    const created = askForLink(environment, 'neu@example.org', '--role', 'viewer');
    expect(created.stdout, created.stderr).toContain(`${ports.siteUrl}/admin/reset/`);
    expect(askForLink(environment, 'neu@example.org', '--role', 'viewer').stderr).toContain('already');
    expect(askForLink(environment, 'wer@example.org', '--role', 'owner').stderr).toContain(
      'A role is one of',
    );
    const mistyped = askForLink(environment, 'wer@example.org', '--rolle', 'editor');
    expect([mistyped.status, mistyped.stderr]).toEqual([1, expect.stringContaining('Say whose password')]);
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
  for (const stopped of [
    askForLink(environment, 'admin@heimspiel.example'),
    askForLink(environment, 'spaet@example.org', '--role', 'editor'),
  ])
    expect(stopped.stdout, stopped.stderr).toContain(`${ports.siteUrl}/admin/reset/`);
  await data.remove();
});

/** The first admin's next steps, by keyboard: invites somebody, ends another session, changes the password. */
async function inviteAndTidyUp(page: Page, siteUrl: string): Promise<void> {
  const chosen = 'a sentence that nobody guesses';
  await page.goto(`${siteUrl}/admin/collections/users`);
  await page.getByText(/^(Jemanden einladen|Invite somebody)$/).press('Enter');
  await page.getByLabel(/^(E-Mail-Adresse|E-mail address)$/).fill('kim@example.org');
  await page.keyboard.press('Enter');
  const link = page.getByLabel(/Diesen Link an|Hand this link on/);
  await expect(link).toHaveValue(/\/admin\/reset\/[0-9a-f]+$/);
  await expect(page.getByRole('link', { name: 'kim@example.org' })).toBeVisible();

  const credentials = { email: 'admin@heimspiel.example', password: chosen };
  const elsewhere = await fetch(`${siteUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const { token } = z.object({ token: z.string() }).parse(await elsewhere.json());
  const isSignedIn = async () =>
    (await fetch(`${siteUrl}/api/access`, { headers: { authorization: `JWT ${token}` } })).ok;
  expect(await isSignedIn()).toBe(true);
  await page.goto(`${siteUrl}/admin/account`);
  await page.getByRole('button', { name: /^(Anmeldung beenden|End the session)/ }).press('Enter');
  await expect(page.getByText(/^(Beendet|Ended)\.$/)).toBeVisible();
  expect(await isSignedIn()).toBe(false);

  await page
    .getByText(/^(Passwort ändern|Change the password)$/)
    .first()
    .press('Enter');
  const form = page.locator('details[open]');
  await form.getByLabel(/jetzige|current/).fill(chosen);
  await form.getByLabel(/^(Neues Passwort|New password)$/).fill('another one that nobody guesses');
  await form.getByLabel(/noch einmal|once more/).fill('another one that nobody guesses');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toHaveText(/gilt|in force/);
}

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

test('npm start serves what was published while the content backend can’t start, and while it waits to end', async () => {
  const data = await copyOfSeededData();
  const ports = await Product.create({ dataDir: data.path });
  const environment = {
    DATA_DIR: data.path,
    PORT: String(ports.port),
    CONTENT_PORT: String(ports.contentPort),
    DRAIN_SECONDS: '3',
    METRICS_PORT: String(await freePort()),
  };
  await ports.start();
  await ports.stop();
  // Nothing listens there.
  const started = start({ ...environment, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing' });
  try {
    await until('it waits', () =>
      started.output().includes('The database can’t be reached; waiting for it.'),
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
    const metrics = await (await fetch(`http://127.0.0.1:${environment.METRICS_PORT}/metrics`)).text();
    expect(metrics).toContain('heimspiel_reachable{part="ballots"} 0');
    expect(metrics).toMatch(/request_duration_seconds_count\{kind="page",code="200"\} [1-9]/);
    expect((await fetch(`${ports.siteUrl}/metrics`)).status).toBe(404);
    const ended = once(started.child, 'exit');
    started.child.kill('SIGTERM');
    const ready = async () => (await fetch(`${ports.siteUrl}/health/ready`)).status;
    await until('balancers are told', async () => (await ready()) === 503);
    expect((await fetch(`${ports.siteUrl}/health/live`)).status).toBe(200);
    const page = await fetch(`${ports.siteUrl}/en/strategie`);
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
    expect(await ended).toEqual([0, null]);
  } finally {
    started.child.kill('SIGKILL');
    await data.remove();
  }
});
