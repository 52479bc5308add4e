import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { z } from 'zod';
import { storedThings } from '../../src/blocks/device-storage/stored-things.server.ts';
import type { SpecifiedPage } from './pages-of-the-specification.ts';
import { asSite } from './product.ts';

export { expect };

export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are wanted
  baseURL: async ({}, use) => use(siteUrl()),
  context: async ({ context }, use) => {
    await use(context);
    // The app keeps prefetching; late routed responses don't matter.
    for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
    await expectOnlyRecordedNames(context);
  },
});

/** Checked after every test: a page stores nothing that the list of stored things doesn't name. */
export async function expectOnlyRecordedNames(context: BrowserContext): Promise<void> {
  expect(await unrecordedNames(context), 'stored without being in the record').toEqual([]);
}

async function unrecordedNames(context: BrowserContext): Promise<string[]> {
  // The test may have closed the context, which deletes its storage.
  const state = await context.storageState({ indexedDB: true }).catch(() => undefined);
  const ours = state?.origins.find(({ origin }) => origin === siteUrl());
  const session = context
    .pages()
    .filter((page) => page.url().startsWith(siteUrl()))
    .map((page) => page.evaluate(() => Object.keys(sessionStorage)).catch(() => []));
  const names = [
    ...(state?.cookies ?? []).map(({ name }) => name),
    ...(ours?.localStorage ?? []).map(({ name }) => name),
    ...(await Promise.all(session)).flat(),
  ];
  const known = storedThings.map(({ name }) => name);
  return names.filter(
    (name) => !known.some((one) => (one.endsWith('…') ? name.startsWith(one.slice(0, -1)) : name === one)),
  );
}

export function siteUrl(): string {
  return fromEnvironment('SITE_URL_UNDER_TEST');
}

export function contentUrl(): string {
  return fromEnvironment('CONTENT_URL_UNDER_TEST');
}

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Run the tests with npm test.`);
  return value;
}

/** A raw response of the site: neither decompressed nor redirected. */
export interface PlainAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

interface Question {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  origin?: string;
}

/** Requests exactly this target: no normalised `..`, no added headers, no decompression, no redirects. */
export async function ask(
  target: string,
  { method = 'GET', headers = {}, origin }: Question = {},
): Promise<PlainAnswer> {
  const { hostname, port } = new URL(origin ?? siteUrl());
  const outgoing = httpRequest({ hostname, port, path: target, method, headers: { ...headers } });
  const response = new Promise<PlainAnswer>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', async (incoming) => {
      try {
        const chunks: Buffer[] = [];
        for await (const chunk of incoming) chunks.push(chunk);
        const body = Buffer.concat(chunks);
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body, text: body.toString() });
      } catch (error) {
        reject(error);
      }
    });
  });
  outgoing.end();
  return response;
}

/** Sends these bytes, which may not be HTTP, and returns what comes back until the site closes the connection. */
export async function askInBytes(bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(siteUrl());
  const socket = connect({ host: hostname, port: Number(port) });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // The site may close the connection while the test is still writing.
  socket.on('error', () => {});
  socket.on('connect', () => socket.write(bytes));
  await new Promise((resolve) => socket.on('close', resolve));
  return Buffer.concat(chunks).toString('latin1');
}

/** The headers with which the site authenticates to the content backend under test. */
export async function asSiteUnderTest(): Promise<Record<string, string>> {
  return asSite(fromEnvironment('SEEDED_DATA_DIR'));
}

/** Requests and validates JSON; from the content backend with the site's authentication. */
export async function readJson<Schema extends z.ZodType>(
  address: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const headers = address.startsWith(contentUrl()) ? await asSiteUnderTest() : {};
  const answer = await fetch(address, { headers });
  expect(answer.status, address).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/json');
  return schema.parse(await answer.json());
}

export function pageDocumentAddress(
  { path, locale }: Pick<SpecifiedPage, 'path' | 'locale'>,
  origin = siteUrl(),
): string {
  return `${origin}/sk/v1/pages?${new URLSearchParams({ path, locale })}`;
}

/** Touches the page and waits for what that loads, and for the islands in view. */
export async function untilAwake(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.evaluate(async () => {
    const early = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/early-"]');
    const text = early && (await (await fetch(early.src)).text());
    const [touched] = /touched-[\w-]+\.js/.exec(text ?? '') ?? [];
    if (early && touched) await import(new URL(touched, early.src).href);
  });
  await page.waitForFunction(isAwake);
}

/** Whether all islands in view are awake. Runs in the page. */
export function isAwake(): boolean {
  const sleeping = [
    ...document.querySelectorAll<HTMLElement>('[data-island]:not([data-awake], [data-waits])'),
  ];
  return sleeping.every((island) => {
    // A React island has no box of its own.
    const box = island.dataset.props === undefined ? island : island.parentElement;
    const { top = 0, bottom = 0 } = box?.getBoundingClientRect() ?? {};
    return !box?.checkVisibility() || bottom < 0 || top > innerHeight;
  });
}
