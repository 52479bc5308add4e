/**
 * Simulates an editor's working day on the built content backend and measures its memory: sign-in, lists and forms of
 * the admin, autosaved drafts, publishing, uploads. Starts with the demo content in its own directory, in a fresh
 * process.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { z } from 'zod';
import { freePort } from '../../tests/support/free-port.ts';
import { contentArguments, contentMemory } from '../start/node-arguments.ts';

const hours = 8;
const inAnHour = { forms: 40, views: 12, saves: 150, publications: 8, pictures: 3 };

const elsewhere = ['', '/collections/pages', '/collections/media', '/collections/polls', '/calendar'];

/** Peak memory in MB. */
const budget = 700;

const pageSchema = z.looseObject({ id: z.number(), title: z.string() });
type Page = z.infer<typeof pageSchema>;

const account = { email: 'bench@example.org', password: 'correct horse battery staple' };
const dataDir = await mkdtemp(join(tmpdir(), 'heimspiel-bench-'));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
let child = start();
let looking: NodeJS.Timeout | undefined;
try {
  await untilReady();
  await end();
  child = start();
  await untilReady();
  console.log(`\nContent backend, just started: ${await memory()} MB`);
  let most = 0;
  looking = setInterval(async () => {
    most = Math.max(most, await memory());
  }, 500).unref();
  const headers = await signIn();
  const pages = await pagesOf(headers);
  for (let hour = 1; hour <= hours; hour += 1) {
    await work(headers, pages, hour);
    console.log(`  after ${hour} h of work: ${await memory()} MB`);
  }
  const verdict = most > budget ? ` – more than ${budget} MB!` : '';
  console.log(`At most: ${most} MB${verdict}`);
  await wait(30_000);
  console.log(`After half a minute of rest: ${await memory()} MB`);
} finally {
  clearInterval(looking);
  await end();
  await rm(dataDir, { recursive: true, force: true });
}

function start() {
  return spawn('node', contentArguments, {
    env: {
      ...contentMemory,
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      DATA_DIR: dataDir,
      CONTENT_PORT: String(port),
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function end(): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

async function untilReady(): Promise<void> {
  while (!(await fetch(`${origin}/health/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null)
      throw new Error('The content backend did not start. Is it built? npm run build');
    await wait(200);
  }
}

async function memory(): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

async function signIn(): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token } = z.object({ token: z.string() }).parse(await answer.json());
  return { authorization: `JWT ${token}`, cookie: `payload-token=${token}` };
}

async function pagesOf(headers: Record<string, string>): Promise<Page[]> {
  const answer = await ask(headers, 'GET', '/api/pages?limit=100&depth=0&locale=de');
  return z.object({ docs: z.array(pageSchema) }).parse(await answer.json()).docs;
}

async function work(headers: Record<string, string>, pages: readonly Page[], hour: number): Promise<void> {
  let turn = hour;
  const next = () => pages[turn++ % pages.length] ?? { id: 0, title: '' };
  const every = (count: number) => Math.max(1, Math.round(inAnHour.saves / count));
  for (let save = 0; save < inAnHour.saves; save += 1) {
    const { id, title } = next();
    if (save % every(inAnHour.forms) === 0) await look(headers, `/admin/collections/pages/${id}?locale=de`);
    if (save % every(inAnHour.views) === 0)
      await look(headers, `/admin${elsewhere[(hour + save) % elsewhere.length]}`);
    await ask(headers, 'PATCH', `/api/pages/${id}?locale=de&draft=true&autosave=true`, {
      title: `${title} ${hour}.${save}`,
      _status: 'draft',
    });
    if (save % every(inAnHour.publications) === 0)
      // The publishing checks' warnings need a reason, such as for a line that is the same in both languages.
      await ask(headers, 'PATCH', `/api/pages/${id}?locale=de`, {
        title,
        reason: 'Zum Messen.',
        _status: 'published',
      });
    if (save % every(inAnHour.pictures) === 0) await upload(headers, `${hour}-${save}`);
  }
}

async function look(headers: Record<string, string>, path: string): Promise<void> {
  await (await ask(headers, 'GET', path)).arrayBuffer();
}

async function ask(
  headers: Record<string, string>,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  const answer = await fetch(origin + path, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path} returned ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function upload(headers: Record<string, string>, name: string): Promise<void> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const create = { width: 6000, height: 4000, channels: 3 as const, background: 'white', noise };
  const bytes = await sharp({ create }).jpeg({ quality: 60 }).toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], `${name}.jpg`, { type: 'image/jpeg' }));
  form.set('_payload', JSON.stringify({ alt: name }));
  const answer = await fetch(`${origin}/api/media?locale=de`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`A picture was refused with ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}
