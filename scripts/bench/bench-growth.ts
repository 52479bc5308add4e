/**
 * Benchmarks growth: multiplies one page with text, quote and picture in the database to the given number of
 * bilingual pages and two and a half times as many pictures, on SQLite and on Postgres.
 *
 *     npm run bench -- growth             200, 2,000 and 20,000 pages
 *     npm run bench -- growth 200 2000    these numbers of pages
 */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { z } from 'zod';
import { lexicalFromRichText } from '#fields/lexical.ts';
import { richTextFromMarkdown } from '#fields/markdown.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { postgresIsMissing, startEmptyDatabase } from '../../tests/support/postgres.ts';
import { contentArguments, contentMemory, siteArguments } from '../start/node-arguments.ts';
import { BenchProcess } from './bench-process.ts';
import { multiplyRows, type Strides } from './multiply-rows.ts';
import { quantile } from './quantile.ts';
import { postgresRows, sqliteRows } from './row-databases.ts';

/** In ms and MB, for any size. */
const budget = { visible: 2000, start: 10_000, memory: 400 };
const publications = 20;
const picturesForEachPage = 2.5;

const account = { email: 'bench@example.org', password: 'correct horse battery staple' };
const asked = process.argv.slice(3).map(Number);
const sizes = asked.length > 0 ? asked : [200, 2000, 20_000];
if (!sizes.every((size) => Number.isInteger(size) && size > publications))
  throw new Error(
    `How many pages? For example: npm run bench -- growth 200 2000; more than ${publications}.`,
  );

for (const size of sizes) await measure('SQLite', size, undefined);
if (postgresIsMissing) console.log(`\nNot on Postgres: ${postgresIsMissing}`);
else
  for (const size of sizes) {
    const database = await startEmptyDatabase();
    try {
      await measure('Postgres', size, database.url);
    } finally {
      await database.end();
    }
  }

async function measure(name: string, size: number, databaseUrl: string | undefined): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'heimspiel-bench-'));
  const secret = () => randomBytes(32).toString('hex');
  const [contentPort, port] = [await freePort(), await freePort()];
  const contentOrigin = `http://127.0.0.1:${contentPort}`;
  const origin = `http://127.0.0.1:${port}`;
  const common = { PAYLOAD_SECRET: secret(), PREVIEW_SECRET: secret(), VOTES_SECRET: secret() };
  const content = new BenchProcess(contentArguments, contentOrigin, {
    ...contentMemory,
    ...common,
    DATA_DIR: join(dataDir, 'content'),
    CONTENT_PORT: String(contentPort),
    DEMO_CONTENT: '0',
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    DATABASE_URL: databaseUrl ?? '',
  });
  const site = new BenchProcess(siteArguments, origin, {
    ...common,
    DATA_DIR: join(dataDir, 'site'),
    PORT: String(port),
    CONTENT_API_BASE: contentOrigin,
    SITE_URL: 'https://bench.example.org',
  });
  await mkdir(join(dataDir, 'site', 'media'), { recursive: true });
  try {
    console.log(
      `\n${size} pages in two languages, ${Math.round(size * picturesForEachPage)} pictures, ${name}`,
    );
    await content.start();
    await publishFirst(await signIn(contentOrigin), contentOrigin);
    await content.end();
    await fill(databaseUrl ?? join(dataDir, 'content', 'content.sqlite'), size);
    tell('content backend: start', await content.start());
    const spent = await content.spent();
    tell('site with an empty disk: until all is read', await site.start());
    tellSpent(await site.spent(), (await content.spent()) - spent);
    await site.end();
    tell('site: start with what it knows', await site.start(), budget.start);
    tellSpent(await site.spent());
    const before = [await site.spent(), await content.spent()] as const;
    await changePages(contentOrigin, origin);
    tellSpent(
      ((await site.spent()) - before[0]) / publications,
      ((await content.spent()) - before[1]) / publications,
    );
    await tellSizes(origin);
    tell('site: memory', await site.memory(), budget.memory, 'MB');
    tell('content backend: memory', await content.memory(), undefined, 'MB');
  } finally {
    await site.end();
    await content.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function fill(place: string, size: number): Promise<void> {
  const began = performance.now();
  const database = place.startsWith('postgres') ? await postgresRows(place) : sqliteRows(place);
  try {
    const strides: Strides = new Map();
    await multiplyRows(database, ['media'], Math.round(size * picturesForEachPage) - 1, strides);
    await multiplyRows(database, ['pages', '_pages_v'], size - 1, strides);
  } finally {
    await database.close();
  }
  tell('filled', performance.now() - began);
}

async function changePages(contentOrigin: string, origin: string): Promise<void> {
  const headers = await signIn(contentOrigin);
  const answer = await ask(headers, 'GET', `${contentOrigin}/api/pages?limit=${publications}&depth=0`);
  const { docs } = z
    .object({ docs: z.array(z.object({ id: z.number(), path: z.string() })) })
    .parse(await answer.json());
  const times: number[] = [];
  for (const { id, path } of docs) {
    const title = `Zuletzt ${id}`;
    await ask(headers, 'PATCH', `${contentOrigin}/api/pages/${id}?locale=de`, {
      title,
      _status: 'published',
    });
    const began = performance.now();
    while (
      !(await (await fetch(origin + path, { headers: { cookie: 'i18n_redirected=de' } })).text()).includes(
        title,
      )
    )
      await wait(10);
    times.push(performance.now() - began);
  }
  tell('from “published” to visible, median', quantile(times, 0.5));
  tell('from “published” to visible, p95', quantile(times, 0.95), budget.visible);
}

async function tellSizes(origin: string): Promise<void> {
  const latest = await (await fetch(`${origin}/builds/latest.json`)).json();
  const { id } = z.object({ id: z.string() }).parse(latest);
  const addresses = [
    '/builds/latest.json',
    `/builds/meta/${id}.json`,
    '/sitemap.xml',
    '/sitemaps/1.xml',
    '/sk/v1/paths',
  ];
  for (const address of addresses) {
    const began = performance.now();
    const answer = await fetch(origin + address);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const took = Math.round(performance.now() - began);
    if (answer.ok)
      console.log(
        `  ${address.replace(id, '{id}').padEnd(48)}${bytes.length} bytes, gzip ${gzipSync(bytes).length}, ${took} ms`,
      );
  }
}

/** With a text, a quote and a picture, in both languages. */
async function publishFirst(headers: Record<string, string>, contentOrigin: string): Promise<void> {
  const create = { width: 640, height: 480, channels: 3 as const, background: 'white' };
  const form = new FormData();
  const bytes = await sharp({ create }).jpeg().toBuffer();
  form.set('file', new File([new Uint8Array(bytes)], 'wachstum.jpg', { type: 'image/jpeg' }));
  form.set('_payload', JSON.stringify({ alt: 'Nichts als Weiß' }));
  const uploaded = await fetch(`${contentOrigin}/api/media?locale=de`, {
    method: 'POST',
    headers,
    body: form,
  });
  const picture = idIn(await uploaded.json());
  await ask(headers, 'PATCH', `${contentOrigin}/api/media/${picture}?locale=en`, {
    alt: 'Nothing but white',
  });
  const text = (title: string, words: string) => ({
    title,
    blocks: [
      { blockType: 'headline', title },
      { blockType: 'rich-text', content: lexicalFromRichText(richTextFromMarkdown(words)) },
      { blockType: 'blockquote', quote: words.slice(0, 80) },
      { blockType: 'media', file: picture },
    ],
  });
  const german = text(
    'Wachstum',
    'Seite für Seite wird der Auftritt größer, und keine soll das merken. '.repeat(12),
  );
  const english = text(
    'Growth',
    'Page by page the site gets larger, and no page ought to notice it. '.repeat(12),
  );
  const made = await ask(headers, 'POST', `${contentOrigin}/api/pages?locale=de&draft=true`, {
    path: '/wachstum',
    layout: 'default',
    ...german,
  });
  const id = idIn(await made.json());
  await ask(headers, 'PATCH', `${contentOrigin}/api/pages/${id}?locale=en`, {
    ...english,
    _status: 'published',
  });
}

function idIn(answer: unknown): number {
  return z.object({ doc: z.object({ id: z.number() }) }).parse(answer).doc.id;
}

async function signIn(contentOrigin: string): Promise<Record<string, string>> {
  const answer = await ask({}, 'POST', `${contentOrigin}/api/users/login`, account);
  const { token } = z.object({ token: z.string() }).parse(await answer.json());
  return { authorization: `JWT ${token}` };
}

async function ask(
  headers: Record<string, string>,
  method: string,
  address: string,
  body?: object,
): Promise<Response> {
  const answer = await fetch(address, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${address} returned ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** CPU time; more reliable than elapsed time on a busy machine. */
function tellSpent(site: number, content?: number): void {
  const ofContent = content === undefined ? '' : `, content backend ${Math.round(content)} ms`;
  console.log(`    ${''.padEnd(46)}CPU: site ${Math.round(site)} ms${ofContent}`);
}

function tell(what: string, figure: number, most?: number, unit = 'ms'): void {
  const verdict = most !== undefined && figure > most ? ` – more than ${most}!` : '';
  console.log(`  ${what.padEnd(48)}${Math.round(figure)} ${unit}${verdict}`);
}
