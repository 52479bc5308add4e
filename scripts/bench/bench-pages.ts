/**
 * Benchmarks the built site on this machine: transferred bytes, scrolling work, memory, requests per
 * second for cached pages. Reports exceeded budgets. The site runs alone, on a copy of the pages and votes in DATA_DIR,
 * so the product must have been started once before.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import autocannon from 'autocannon';
import { z } from 'zod';
import { weighPage, weightBudget } from '../../tests/support/page-weight.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { startBenchSite } from './bench-site.ts';
import { emptyPage, measureScrolling, scrollBudget } from './scroll-work.ts';

const kilobyte = 1000;

/** Representative pages for scrolling: one question, a long text, an index, pictures, automatic animation. */
const scrolledPages = ['/', '/strategie', '/ds-index', '/demo/gallery', '/demo/marquee'];

const rounds = 3;

const { origin, pid, end } = await startBenchSite();
try {
  // Idle for a second, so that startup garbage does not count.
  await wait(1000);
  console.log(`\nSite process, idle: ${await memory()} MB`);
  await inBrowser(async (browser) => {
    await reportBytes(browser);
    await reportScrolling(browser);
  });
  await reportRequests('/strategie', 'one page, brotli');
  await reportRequests('/nope', 'page not found, rendered each time');
  console.log(`\nSite process, after the load: ${await memory()} MB`);
} finally {
  await end();
}

/** Without a browser, the other benchmarks still run. */
async function inBrowser(measure: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.warn(
      '\nThere is no Chromium, so neither bytes nor scrolling are measured. Name one: CHROMIUM_PATH',
    );
    return;
  }
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
  });
  await measure(browser).finally(() => browser.close());
}

/** All pages, without language prefix. */
async function publishedPaths(): Promise<string[]> {
  const { pages } = z
    .object({ pages: z.array(z.object({ path: z.string() })) })
    .parse(await (await fetch(`${origin}/sk/v1/paths`)).json());
  return pages.map(({ path }) => path);
}

async function reportBytes(browser: Browser): Promise<void> {
  const columns = [
    { name: 'HTML', of: 'html', budget: weightBudget.html },
    { name: 'styles', of: 'styles', budget: weightBudget.styles },
    { name: 'early', of: 'early', budget: weightBudget.early },
    { name: 'script', of: 'script', budget: weightBudget.script },
    { name: 'fonts', of: 'fonts', budget: weightBudget.fonts },
  ] as const;
  const row = (name: string, cells: readonly string[]) =>
    console.log(`  ${name.padEnd(42)}${cells.map((cell) => cell.padStart(9)).join('')}`);
  console.log('\nkB that a visitor who clicks nothing loads (gzip), German; ! is over the budget');
  row(
    'page',
    columns.map(({ name }) => name),
  );
  row(
    'budget',
    columns.map(({ budget }) => `${budget / kilobyte} `),
  );
  for (const path of await publishedPaths()) {
    const context = await browser.newContext({ locale: 'de-DE' });
    const weight = await weighPage(await context.newPage(), origin + path);
    await context.close();
    row(
      path,
      columns.map(({ of, budget }) => (weight[of] / kilobyte).toFixed(1) + (weight[of] > budget ? '!' : ' ')),
    );
  }
}

async function reportScrolling(browser: Browser): Promise<void> {
  console.log(
    `\nMain thread while scrolling, ms per second, median of ${rounds}: script, styles and layout (budget ${scrollBudget}), and all that is done`,
  );
  const row = (name: string, cells: readonly string[]) =>
    console.log(`  ${name.padEnd(42)}${cells.map((cell) => cell.padStart(11)).join('')}`);
  row('', ['wheel', 'all', 'finger ×4', 'all']);
  const pages = [
    { name: '(an empty page)', address: emptyPage },
    ...scrolledPages.map((path) => ({ name: path, address: origin + path })),
  ].map((page) => ({ ...page, runs: [] as Awaited<ReturnType<typeof measureScrolling>>[] }));
  // In turns, so that a machine that slows down affects all of them.
  for (let round = 0; round < rounds; round += 1)
    for (const { address, runs } of pages) runs.push(await measureScrolling(browser, address));
  for (const { name, runs } of pages)
    row(
      name,
      (['desktop', 'phone'] as const).flatMap((machine) => {
        const own = median(runs.map((run) => run[machine].own));
        return [
          own.toFixed(0) + (own > scrollBudget ? '!' : ' '),
          `${median(runs.map((run) => run[machine].all)).toFixed(0)} `,
        ];
      }),
    );
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}

async function reportRequests(path: string, what: string): Promise<void> {
  const headers = { 'accept-encoding': 'br', cookie: 'i18n_redirected=de' };
  const result = await autocannon({ url: origin + path, connections: 50, duration: 5, headers });
  console.log(
    `\n${what} (${path}): ${Math.round(result.requests.average)} requests/s, p99 ${result.latency.p99} ms, ${result.errors} errors`,
  );
}

async function memory(): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024).toFixed(0);
}
