import { type ChildProcess, spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { Bucket } from '../../src/bucket/bucket.ts';
import { keptParts } from '../../src/bucket/bucket-parts.ts';
import { canonicalJson } from '../../src/polls/poll-journal.server.ts';
import { dataDirectory } from '../../src/settings/data-directory.ts';
import { environmentOf, keepSecrets, readSecrets } from '../../src/settings/secrets.ts';
import { guideBlock } from '../support/guide.ts';
import { type ObjectStorage, startObjectStorage } from '../support/object-storage.ts';
import { postgresIsMissing, startEmptyDatabase } from '../support/postgres.ts';
import { copyOfSeededData, Product, temporaryDirectory, testAdmin, until } from '../support/product.ts';
import { SubmissionsOfSite, submitted } from '../support/submissions-of-site.ts';

const guide = 'move-house.md';
const sentFile = join('submission-files', 'a'.repeat(32), 'b'.repeat(32));

type Place = Awaited<ReturnType<typeof temporaryDirectory>>;

let old: Place;
let again: Place;
let elsewhere: Place;
let bucket: ObjectStorage;
let database: Awaited<ReturnType<typeof startEmptyDatabase>>;

let environment: Readonly<Record<string, string>>;
let settings: string;

test.skip(postgresIsMissing !== undefined, postgresIsMissing);

test.beforeEach(async () => {
  old = await copyOfSeededData();
  again = await temporaryDirectory();
  elsewhere = await temporaryDirectory();
  bucket = await startObjectStorage();
  database = await startEmptyDatabase();
  const { bucket: name, endpoint = '', accessKeyId, secretAccessKey } = bucket.place;
  environment = {
    DATABASE_URL: database.url,
    S3_BUCKET: name,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  settings = join(elsewhere.path, 'house.env');
  const written = { ...environment, DATA_DIR: join(elsewhere.path, 'data') };
  writeFileSync(
    settings,
    Object.entries(written)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  );
});

test.afterEach(async () => {
  await Promise.all([bucket.remove(), database.end()]);
  await Promise.all([old.remove(), again.remove(), elsewhere.remove()]);
});

const command = (below: string) =>
  guideBlock({ guide, below }, { '/var/lib/heimspiel': old.path, './new-house.env': settings });
const secretsIn = (dataDir: string) =>
  readSecrets(dataDir, { payload: undefined, preview: undefined, votes: undefined });
const secretsOf = (dataDir: string) => environmentOf(secretsIn(dataDir));

/** Every row of every table except format versions, without order; JSON in canonical form. */
function rowsIn(dataDir: string): Map<string, string[]> {
  const rows = new Map<string, string[]>();
  for (const store of ['content', 'ballots', 'submissions']) {
    const database = new DatabaseSync(join(dataDir, `${store}.sqlite`), { readOnly: true });
    const tables = database
      .prepare("select name from pragma_table_list where type = 'table' and name <> 'payload_migrations'")
      .all();
    for (const { name } of tables)
      rows.set(
        `${store}.${name}`,
        database
          .prepare(`select * from "${name}"`)
          .all()
          .map((row) =>
            canonicalJson(
              Object.entries(row)
                .map(([column, value]) => [column, inOrder(value)])
                .sort(),
            ),
          )
          .sort(),
      );
    database.close();
  }
  return rows;
}

function inOrder(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Names of what lies in a DATA_DIR, SQLite's companions included. */
const inDataDirectory = new RegExp(
  `^(?:${[...dataDirectory.kept, ...dataDirectory.rebuilt].join('|').replaceAll('.', '\\.')})(?:-wal|-shm)?$`,
);

/** The files that can't be rebuilt, with their content, except the identity's history: each site notes its own moments. */
function filesIn(dataDir: string): Record<string, string> {
  const files = keptParts.flatMap((part) =>
    readdirSync(join(dataDir, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [
        relative(dataDir, file),
        file.endsWith('history.json') ? '' : hash('sha256', readFileSync(file)),
      ]),
  );
}

async function askPostgres(statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

test('everything moves to Postgres and a bucket and back, before and after sites have run there, and not a row is another', async () => {
  const product = await Product.create({ dataDir: old.path });
  try {
    await product.start();
    const site = await SubmissionsOfSite.of(product);
    expect(await site.hand(submitted('1', 'a'))).toBeLessThan(300);
    await mkdir(join(old.path, sentFile, '..'), { recursive: true });
    await writeFile(join(old.path, sentFile), '%PDF-');

    const tried = await run(command('Get ready'));
    expect(tried.output).toContain(`A product runs in ${old.path}.`);
    expect(tried.status).toBe(1);
    const refused = await run(command('Move'));
    expect(refused.output).toContain('End it first');
    expect(refused.status).toBe(1);
  } finally {
    await product.stop();
  }
  // Undelivered data, with part of a file.
  const waiting = new DatabaseSync(join(old.path, 'submissions.sqlite'));
  waiting.exec(
    "insert into received values ('1', 'key', 'receipt', 'digest', 1800000000000, 1900000000000); insert into parts values ('file', 0, x'00ff25')",
  );
  waiting.close();
  const before = rowsIn(old.path);
  for (const table of ['content.submissions', 'submissions.received', 'submissions.parts', 'ballots.log'])
    expect(before.get(table)?.length, table).toBeGreaterThan(0);

  const tried = await run(command('Get ready'));
  expect(tried.output).toContain('Nothing is in the way. Nothing was changed.');
  expect(tried.status, tried.output).toBe(0);
  expect(await askPostgres("select 1 from pg_namespace where nspname = 'content'")).toEqual([]);
  expect(existsSync(join(elsewhere.path, 'data'))).toBe(false);

  const moved = await run(command('Move'));
  expect(moved.status, moved.output).toBe(0);
  expect(moved.output).toMatch(/[\d,]{3,} ballots in \d+ polls?, every one recounted\./);
  expect(rowsIn(old.path)).toEqual(before);
  expect((await run(command('Move'))).output).toContain('The new database has content already.');

  const back = await run(
    guideBlock(
      { guide, below: 'Back again' },
      { '/var/lib/heimspiel-again': again.path, './new-house.env': settings },
    ),
    secretsOf(old.path),
  );
  expect(back.status, back.output).toBe(0);
  expect(rowsIn(again.path)).toEqual(before);
  expect(filesIn(again.path)).toEqual(filesIn(old.path));
  expect(readFileSync(join(again.path, sentFile), 'utf8')).toBe('%PDF-');
  expect(secretsOf(again.path)).toEqual(secretsOf(old.path));
  expect((await run('npm run recount', { DATA_DIR: again.path })).status).toBe(0);

  // Sequences continue where they were.
  const dataDir = join(elsewhere.path, 'data');
  keepSecrets(dataDir, secretsIn(old.path));
  const house = await Product.create({ dataDir, environment });
  try {
    await house.start();
    const page = await (await fetch(`${house.siteUrl}/strategie`)).text();
    const picture = /\/media\/[^" ]+\.avif/.exec(page)?.[0] ?? '';
    expect((await fetch(house.siteUrl + picture)).headers.get('content-type')).toBe('image/avif');
    const signedIn = await house.signIn(testAdmin);
    const made = await fetch(`${house.contentUrl}/api/redirects`, {
      method: 'POST',
      headers: { ...signedIn, 'content-type': 'application/json' },
      body: JSON.stringify({ from: '/umgezogen', to: '/strategie', status: '302', _status: 'published' }),
    });
    expect(made.status, await made.text()).toBe(201);
    const shared = new Bucket(bucket.place);
    for (const part of ['site-assets', 'site-snapshots', 'brand-versions'] as const)
      await until(`the site has shared its ${part}`, async () => {
        for await (const objects of shared.part(part).list()) if (objects.length > 0) return true;
        return false;
      });
  } finally {
    await house.stop();
  }
  expect(readdirSync(dataDir).filter((name) => !inDataDirectory.test(name))).toEqual([]);

  const home = join(again.path, 'home');
  const homewards = `npm run move -- --from ${settings} --to ${home}`;
  const triedBack = await run(`${homewards} --dry-run`, secretsOf(old.path));
  expect(triedBack.output).toContain('Nothing is in the way');
  const returned = await run(homewards, secretsOf(old.path));
  expect(returned.status, returned.output).toBe(0);
  expect(readdirSync(home).sort()).toEqual([...dataDirectory.kept].sort());
  expect(filesIn(home)).toEqual(filesIn(old.path));
  const returnedProduct = await Product.create({ dataDir: home });
  try {
    await returnedProduct.start();
    const led = await fetch(`${returnedProduct.siteUrl}/umgezogen`, { redirect: 'manual' });
    expect(led.headers.get('location')).toMatch(/\/strategie$/);
  } finally {
    await returnedProduct.stop();
  }
  expect(readdirSync(home).filter((name) => !inDataDirectory.test(name))).toEqual([]);
});

test('a dry run finds what would stop the move, and names a file that the product hasn’t put there', async () => {
  await mkdir(join(old.path, 'brand-versions'), { recursive: true });
  await writeFile(join(old.path, 'brand-versions', 'notes.txt'), 'Ring');
  for (const commands of [command('Get ready'), command('Move')]) {
    const refused = await run(commands);
    expect(refused.output).toContain('brand-versions/notes.txt was not stored by the product');
    expect(refused.status).toBe(1);
  }
});

test('a move that is killed is begun again, whenever it was, and nothing of it counted before', async () => {
  const killedWhen = async (said: RegExp) => {
    const child = spawn('sh', ['-ec', `exec ${command('Move').trim()}`], {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const ended = once(child, 'exit');
    await untilSaid(child, said);
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    await ended;
  };
  // While files are being copied, and while rows are.
  await killedWhen(/move\.ts/);
  await killedWhen(/files moved/);
  expect(await askPostgres("select 1 from pg_namespace where nspname = 'ballots'")).toEqual([]);
  const moved = await run(command('Move'));
  expect(moved.status, moved.output).toBe(0);
  expect(moved.output).toContain('every one recounted');

  // In the other direction everything is staged in `moving`.
  const home = join(again.path, 'home');
  await mkdir(join(home, 'moving', 'media'), { recursive: true });
  await writeFile(join(home, 'moving', 'media', 'half.png'), 'half');
  const back = `npm run move -- --from ${settings} --to ${home}`;
  const returned = await run(back, secretsOf(old.path));
  expect(returned.status, returned.output).toBe(0);
  expect(readdirSync(join(home, 'media')).sort()).toEqual(readdirSync(join(old.path, 'media')).sort());
  expect(existsSync(join(home, 'moving'))).toBe(false);
  expect((await run(back, secretsOf(old.path))).output).toContain('content.sqlite is there already');
  const others = { ...secretsOf(old.path), VOTES_SECRET: 'f'.repeat(64) };
  writeFileSync(
    settings,
    readFileSync(settings, 'utf8') +
      Object.entries(others)
        .map(([key, value]) => `${key}=${value}\n`)
        .join(''),
  );
  expect((await run(command('Move'))).output).toContain('other secrets');
});

/** Runs commands asynchronously, because the bucket is in this process. */
async function run(
  commands: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ status: number | null; output: string }> {
  const child = spawn('sh', ['-ec', commands], { env: { ...process.env, ...more } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const [status] = await once(child, 'close');
  return { status, output };
}

async function untilSaid(child: ChildProcess, said: RegExp): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (part) => {
      output += part;
      if (said.test(output)) resolve();
    });
    child.on('exit', () => reject(new Error(`It ended, and said ${output}`)));
  });
}
