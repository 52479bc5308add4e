import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import sharp from 'sharp';
import { ContentEditor } from '../support/content-editor.ts';
import { freePort } from '../support/free-port.ts';
import { guideBlock, RunningCommands, runCommands } from '../support/guide.ts';
import { Nginx, nginxIsMissing } from '../support/nginx.ts';
import { OwnPostgres, ownPostgresIsMissing } from '../support/postgres.ts';
import { copyOfSeededData, signInAt, temporaryDirectory, testAdmin, until } from '../support/product.ts';
import { RawConnection } from '../support/raw-request.ts';

/* Executes the commands of the operators' guides as written. */

const guide = 'deploy.md';
const publicUrl = 'https://www.example.org';

async function freePorts(): Promise<{ PORT: string; CONTENT_PORT: string }> {
  return { PORT: String(await freePort()), CONTENT_PORT: String(await freePort()) };
}

const whole = { ADMIN_EMAIL: testAdmin.email, ADMIN_PASSWORD: testAdmin.password };

test('a service of systemd behind nginx serves pages, takes large uploads, and ends in order', async () => {
  test.skip(nginxIsMissing !== undefined, nginxIsMissing);
  const data = await copyOfSeededData();
  const ports = await freePorts();
  const unit = guideBlock(
    { guide, below: 'One machine', language: 'ini' },
    { '/srv/heimspiel': process.cwd(), '/var/lib/heimspiel': data.path },
  );
  const file = join(data.path, 'heimspiel.service');
  writeFileSync(file, unit);
  const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  // Not installed everywhere. It reports problems in its output, not by its status.
  if (verified.error === undefined) expect(verified.stderr).toBe('');

  const line = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const environment = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = '', value]) => [
    name,
    value,
  ]);
  const service = new RunningCommands(
    `cd ${line('WorkingDirectory')}; exec ${line('ExecStart')}`,
    { ...Object.fromEntries(environment), ...whole, ...ports },
    { alone: true },
  );
  const proxy = `http://127.0.0.1:${await freePort()}`;
  let nginx: Nginx | undefined;
  try {
    await service.untilSaid('Ready after');
    await service.untilSaid('the content backend answers');
    nginx = await Nginx.start(
      guideBlock(
        { guide, below: 'Behind a proxy', language: 'nginx' },
        { '443 ssl': new URL(proxy).host, '127.0.0.1:3000': `127.0.0.1:${ports.PORT}` },
      ),
      proxy,
    );
    const page = await fetch(`${proxy}/en/strategie`, { headers: { 'accept-encoding': 'br' } });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(page.headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(await page.text()).toContain(`${publicUrl}/en/strategie`);

    const health = await (await fetch(`${proxy}/health`)).json();
    const shown = JSON.parse(guideBlock({ guide, below: 'Health', language: 'json' }));
    expect(health).toMatchObject({ status: shown.status, content: { reachable: true } });
    for (const part of ['content', 'ballots', 'outbox'])
      expect(Object.keys(health[part]), part).toEqual(expect.arrayContaining(Object.keys(shown[part])));

    const signedIn = await signInAt(`http://127.0.0.1:${ports.CONTENT_PORT}`);
    const noise = await sharp({
      create: {
        width: 700,
        height: 700,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    // More than nginx's default limit.
    expect(noise.length).toBeGreaterThan(1024 ** 2);
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(noise)], { type: 'image/png' }), 'rauschen.png');
    body.append('_payload', JSON.stringify({ alt: 'Rauschen' }));
    const uploaded = await fetch(`${proxy}/api/media`, {
      method: 'POST',
      body,
      headers: { authorization: signedIn.authorization ?? '' },
    });
    expect(uploaded.status, await uploaded.text()).toBe(201);
    expect(await service.terminate()).toBe(0);
  } finally {
    await nginx?.end();
    await service.end();
    await data.remove();
  }
});

test('a site reads from a content backend elsewhere, and leads editors there', async () => {
  const [data, own, ports] = [await copyOfSeededData(), await temporaryDirectory(), await freePorts()];
  const secrets = 'PREVIEW_SECRET=… VOTES_SECRET=…';
  const same = `PREVIEW_SECRET=${'p'.repeat(40)} VOTES_SECRET=${'v'.repeat(40)}`;
  const below = 'Content backend elsewhere';
  const content = new RunningCommands(
    guideBlock(
      { guide, below },
      {
        'npm ci': '',
        '/var/lib/heimspiel-content': data.path,
        [secrets]: same,
        '--content-only': '--content-only',
      },
    ),
    { ...whole, ...ports },
  );
  const site = new RunningCommands(
    guideBlock(
      { guide, below },
      {
        'npm ci': '',
        '/var/lib/heimspiel\n': `${own.path}\n`,
        [secrets]: same,
        'http://10.0.0.5:3001': `http://127.0.0.1:${ports.CONTENT_PORT}`,
      },
    ),
    ports,
  );
  try {
    await content.untilSaid('the content backend answers');
    await site.untilSaid('Ready after');
    const address = `http://127.0.0.1:${ports.PORT}`;
    expect((await fetch(`${address}/strategie`)).status).toBe(200);
    expect((await fetch(`${address}/admin/login`)).status).toBe(200);
    await signInAt(address);
    await probe(Number(ports.CONTENT_PORT));
  } finally {
    await Promise.all([content.end(), site.end()]);
    await Promise.all([data.remove(), own.remove()]);
  }
});

async function probe(port: number): Promise<void> {
  const ask = async (path: string) => {
    const connection = await RawConnection.open(port);
    connection.send([`GET ${path} HTTP/1.1`, 'Connection: close']);
    return connection.untilClosed();
  };
  for (const path of ['/health/live', '/health/ready'])
    expect(await ask(path)).toMatch(/^HTTP\/1\.1 200 .*\{"status":"ok"\}$/s);
  const report: unknown = JSON.parse((await ask('/health')).split('\r\n\r\n')[1] ?? '');
  expect(report).toMatchObject({
    status: 'ok',
    content: { version: expect.any(String) },
    database: { reachable: true, since: expect.any(String) },
    followers: 1,
  });
  // All other requests must name a known host.
  expect(await ask('/admin/login')).toMatch(/^HTTP\/1\.1 400 /);
}

test('on Postgres it starts with the secrets it is given, and a back-up is restored into an empty database', async () => {
  test.skip(ownPostgresIsMissing !== undefined, ownPostgresIsMissing);
  const [database, data, saved, restored, ports] = [
    await OwnPostgres.start(),
    await temporaryDirectory(),
    await temporaryDirectory(),
    await temporaryDirectory(),
    await freePorts(),
  ];
  const backUps = 'back-up-and-restore.md';
  const postgres = guideBlock(
    { guide, below: 'Postgres' },
    { 'postgres://user:password@database:5432/heimspiel': `'${database.url}'` },
  );
  const [makeSecrets = '', start = ''] = postgres.split('\n');
  const made = runCommands(makeSecrets, { DATA_DIR: data.path });
  const secrets = Object.fromEntries(
    [...made.output.matchAll(/^(\w+_SECRET)=(.+)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(Object.keys(secrets).sort()).toEqual(['PAYLOAD_SECRET', 'PREVIEW_SECRET', 'VOTES_SECRET']);
  const settings = { ...whole, ...ports, ...secrets, DEMO_CONTENT: '0' };
  const running = (commands: string, environment: Readonly<Record<string, string>>) =>
    new RunningCommands(commands, { ...settings, ...environment });
  const address = `http://127.0.0.1:${ports.PORT}`;
  const contentUrl = `http://127.0.0.1:${ports.CONTENT_PORT}`;
  const isShown = async () => (await fetch(`${address}/gerettet`).catch(() => undefined))?.status === 200;
  const first = running(start, { DATA_DIR: data.path });
  let second: RunningCommands | undefined;
  try {
    await first.untilSaid('the content backend answers');
    const editor = await ContentEditor.signIn({
      contentUrl,
      signIn: (account) => signInAt(contentUrl, account),
    });
    await editor.publishPage('/gerettet', { de: 'Gerettet', en: 'Saved' });
    await until('the page shows', isShown);
    const directory = './back-ups/2026-11-21';
    const backUp = runCommands(
      guideBlock({ guide: backUps, below: 'Back up' }, { [directory]: saved.path }),
      {
        ...secrets,
        DATA_DIR: data.path,
        DATABASE_URL: database.url,
      },
    );
    expect(backUp.status, backUp.output).toBe(0);
    await first.end();

    const empty = await emptyDatabase(database.url);
    const restore = runCommands(
      guideBlock(
        { guide: backUps, below: 'Restore' },
        {
          'postgres://…': `'${empty}'`,
          '/var/lib/heimspiel-restored': restored.path,
          [directory]: saved.path,
        },
      ),
      secrets,
    );
    expect(restore.status, restore.output).toBe(0);
    second = running('npm start', { DATA_DIR: restored.path, DATABASE_URL: empty });
    await second.untilSaid('the content backend answers');
    await until('the saved page shows', isShown);
    await signInAt(contentUrl);
  } finally {
    await Promise.all([first.end(), second?.end()]);
    await database.end();
    await Promise.all([data.remove(), saved.remove(), restored.remove()]);
  }
});

async function emptyDatabase(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query('create database restored');
  await client.end();
  const url = new URL(server);
  url.pathname = '/restored';
  return url.href;
}
