/**
 * Benchmarks the admin in Chromium: the delay from typing a letter to seeing it in the preview, and the response times
 * of the admin's views with much content. Starts the product in an empty directory, and again after multiplying its
 * demo content.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type APIRequestContext,
  type APIResponse,
  chromium,
  expect,
  type Frame,
  type Page,
} from '@playwright/test';
import { z } from 'zod';
import { freePort } from '../../tests/support/free-port.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { addContent } from './much-content.ts';
import { quantile } from './quantile.ts';

/** In ms: from key press to preview, and for a view's complete response. */
const budget = { keyMedian: 150, keyLate: 400, view: 500 };

const extent = { blocks: 30, letters: 60, pages: 500, media: 2000, rounds: 15 };

const account = { email: 'bench@example.org', password: randomBytes(18).toString('base64url') };

const stored = z.object({ doc: z.object({ id: z.union([z.string(), z.number()]) }) });

const executablePath = findChromium();
if (!executablePath) {
  console.error('There is no Chromium. Name one: CHROMIUM_PATH=/usr/bin/chromium npm run bench -- desk');
  process.exit(1);
}

const dataDir = await mkdtemp(join(tmpdir(), 'heimspiel-desk-'));
const port = await freePort();
const contentPort = await freePort();
const origin = `http://localhost:${port}`;
let product = start();
try {
  await untilReady(product);
  const browser = await chromium.launch({ executablePath });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  await signIn(page);
  await benchKeys(page);
  await end(product);
  const [firstPage = 0] = await addContent(dataDir, extent);
  product = start();
  await untilReady(product);
  // The site responds from its cache before the content backend is up.
  await expect(async () => {
    expect((await fetch(`http://127.0.0.1:${contentPort}/health/ready`)).status).toBe(200);
  }).toPass({ timeout: 60_000 });
  await benchViews(page.request, firstPage);
  await browser.close();
} finally {
  await end(product);
  await rm(dataDir, { recursive: true, force: true });
}

function start(): ChildProcess {
  return spawn('node', ['scripts/start.ts'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      CONTENT_PORT: String(contentPort),
      SITE_URL: '',
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

async function untilReady({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) throw new Error('The product says nothing.');
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    stdout.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('Ready after')) resolve();
    });
    stdout.once('end', () => reject(new Error(`The product did not start:\n${said}`)));
  });
  await ready;
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${origin}/admin/login`);
  await page.locator('#field-email').fill(account.email);
  await page.locator('#field-password').fill(account.password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.includes('login'));
}

/**
 * Types one letter at a time at the end of a heading in the middle of a long page, each once the previous one is
 * visible.
 */
async function benchKeys(page: Page): Promise<void> {
  const blocks = Array.from({ length: extent.blocks }, (_, index) =>
    index % 2 === 0
      ? { blockType: 'headline', title: `Abschnitt ${index}` }
      : { blockType: 'blockquote', quote: `Ein Satz, der zum Abschnitt davor gehört, Nummer ${index}.` },
  );
  const id = await save(page.request, 'POST', '/pages?locale=de', {
    path: '/bench',
    title: 'Gemessen',
    blocks,
    _status: 'published',
  });
  await page.goto(`${origin}/admin/collections/pages/${id}?locale=de`);
  if (!(await page.locator('.live-preview-window--is-live-previewing').isVisible()))
    await page.locator('#live-preview-toggler').click();
  const nth = Math.floor(extent.blocks / 4) * 2;
  const shown = page.frameLocator('#live-preview-iframe').locator(`h2:has-text("Abschnitt ${nth}")`);
  await shown.waitFor();
  const field = page.locator(`#field-blocks__${nth}__title`);
  await expect(async () => {
    await page.getByRole('button', { name: 'Alle anzeigen' }).first().click();
    await page.locator(`#blocks-row-${nth}`).scrollIntoViewIfNeeded({ timeout: 3000 });
    await field.scrollIntoViewIfNeeded({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  const frame = await (await page.locator('#live-preview-iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no preview beside the form.');
  await field.press('End');
  const times: number[] = [];
  for (let letter = 0; letter < extent.letters; letter += 1) {
    const text = `${await field.inputValue()}x`;
    const seen = seenAt(frame, text);
    const pressed = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const tell = () => resolve(performance.timeOrigin + performance.now());
          addEventListener('keydown', tell, { once: true, capture: true });
        }),
    );
    await field.press('x');
    times.push((await seen) - (await pressed));
  }
  console.log(`\nFrom a key to its picture, on a page of ${extent.blocks} blocks`);
  const [median, late] = [0.5, 0.95].map((part) => quantile(times, part));
  tell('median', median, budget.keyMedian);
  tell('95th percentile', late, budget.keyLate);
}

/** When a heading with this text is painted in the preview, in ms since 1970. */
function seenAt(frame: Frame, text: string): Promise<number> {
  return frame.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const isThere = () =>
          [...document.querySelectorAll('h2')].some(({ textContent }) => textContent === wanted);
        const drawn = () =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now())),
          );
        const observer = new MutationObserver(() => {
          if (!isThere()) return;
          observer.disconnect();
          drawn();
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );
}

async function benchViews(request: APIRequestContext, page: number): Promise<void> {
  console.log(`\nViews, with ${extent.pages} pages and ${extent.media} files more than the demo content`);
  const found = await asked('/api/media?limit=1&sort=-id&depth=0');
  const { docs } = z.object({ docs: z.array(z.object({ id: z.number() })) }).parse(await found.json());
  for (const path of [
    '/admin',
    '/admin/calendar',
    '/admin/collections/pages',
    '/admin/collections/pages?search=500',
    '/admin/collections/media',
    '/admin/collections/media?limit=96',
    '/admin/collections/polls',
    '/admin/collections/redirects',
    `/admin/collections/pages/${page}`,
    `/admin/collections/pages/${page}/versions`,
    `/admin/collections/media/${docs[0]?.id}`,
    '/admin/globals/project-settings',
    `/api/pages/${page}/used-on`,
    `/api/pages/${page}/other-language?locale=en`,
    '/api/media/1/used-on',
    '/api/link-targets?kind=page&search=demo&locale=de',
  ]) {
    const times: number[] = [];
    for (let round = 0; round <= extent.rounds; round += 1) {
      const began = performance.now();
      await (await asked(path)).body();
      if (round > 0) times.push(performance.now() - began);
    }
    tell(path, quantile(times, 0.5), budget.view);
  }

  async function asked(path: string): Promise<APIResponse> {
    const answer = await request.get(origin + path, { headers: { origin }, maxRedirects: 0 });
    if (!answer.ok()) throw new Error(`${path} returned ${answer.status()}: ${await answer.text()}`);
    return answer;
  }
}

async function save(
  request: APIRequestContext,
  method: string,
  path: string,
  data: object,
): Promise<string | number> {
  const answer = await request.fetch(`${origin}/api${path}`, { method, data, headers: { origin } });
  if (!answer.ok()) throw new Error(`${method} ${path} returned ${answer.status()}: ${await answer.text()}`);
  return stored.parse(await answer.json()).doc.id;
}

function tell(name: string, time = Number.NaN, limit = Number.POSITIVE_INFINITY): void {
  console.log(`  ${name.padEnd(56)}${time.toFixed(0)} ms${time > limit ? '!' : ''} (budget ${limit})`);
}
