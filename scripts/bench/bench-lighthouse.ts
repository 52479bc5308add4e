/**
 * Runs Lighthouse on the built site with phone emulation: four scores, and the metrics behind the first. All pages in
 * both languages, or the given ones. The machine must be idle, because CPU throttling multiplies other load by four.
 * Lighthouse is no dependency; npx installs it.
 */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { chromiumOrExit } from '../browser/find-chromium.ts';
import { startBenchSite } from './bench-site.ts';
import { quantile } from './quantile.ts';

/** The last version for Node 20. */
const lighthouse = 'lighthouse@12.8.2';

const rounds = 3;

const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** In ms; the layout shift in Chromium's unit. */
const figures = [
  { audit: 'first-contentful-paint', name: 'FCP', budget: 1200 },
  { audit: 'largest-contentful-paint', name: 'LCP', budget: 1550 },
  { audit: 'total-blocking-time', name: 'TBT', budget: 0 },
  { audit: 'cumulative-layout-shift', name: 'CLS', budget: 0.01 },
] as const;

const timed = z.object({ numericValue: z.number() });

const report = z.object({
  categories: z.record(
    z.enum(scores),
    z.object({
      score: z.number(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z
    .object({
      'first-contentful-paint': timed,
      'largest-contentful-paint': timed,
      'total-blocking-time': timed,
      'cumulative-layout-shift': timed,
    })
    .catchall(z.looseObject({ score: z.number().nullish() })),
});
type Report = z.infer<typeof report>;

const browser = chromiumOrExit();
const { origin, end } = await startBenchSite();
try {
  const named = process.argv.slice(3);
  console.log('\nLighthouse on a phone, median of three; ! is over the budget');
  row('page', [...scores, ...figures.map(({ name }) => name)]);
  row('budget', [...scores.map(() => '100 '), ...figures.map(({ budget }) => `${budget} `)]);
  for (const path of named.length > 0 ? named : await publishedAddresses()) {
    const runs: Report[] = [];
    while (runs.length < rounds && runs.filter(isPerfect).length < 2) runs.push(await measure(origin + path));
    row(path, [
      ...scores.map((score) => {
        const points =
          100 *
          quantile(
            runs.map(({ categories }) => categories[score].score),
            0.5,
          );
        return points.toFixed(0) + (points < 100 ? '!' : ' ');
      }),
      ...figures.map(({ audit, budget }) => {
        const figure = quantile(
          runs.map(({ audits }) => audits[audit].numericValue),
          0.5,
        );
        return figure.toFixed(budget < 1 ? 3 : 0) + (figure > budget ? '!' : ' ');
      }),
    ]);
    const found = new Set(runs.flatMap(whatIsWrong));
    if (found.size > 0) console.log(`    ${[...found].join(', ')}`);
  }
} finally {
  await end();
}

function row(name: string, cells: readonly string[]): void {
  console.log(`  ${name.padEnd(42)}${cells.map((cell) => cell.padStart(16)).join('')}`);
}

function isPerfect({ categories }: Report): boolean {
  return scores.every((score) => categories[score].score === 1);
}

function whatIsWrong({ categories, audits }: Report): string[] {
  return scores
    .filter((score) => score !== 'performance')
    .flatMap((score) => categories[score].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

async function publishedAddresses(): Promise<string[]> {
  const { pages } = z
    .object({ pages: z.array(z.object({ path: z.string(), locales: z.array(z.enum(locales)) })) })
    .parse(await (await fetch(`${origin}/sk/v1/paths`)).json());
  return pages.flatMap((page) => page.locales.map((locale) => localizedPath(page.path, locale)));
}

async function measure(url: string): Promise<Report> {
  const flags = [
    '--headless',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ];
  if (process.getuid?.() === 0) flags.push('--no-sandbox');
  const ask = () =>
    promisify(execFile)(
      'npx',
      [
        '--yes',
        lighthouse,
        url,
        // It watches for half a minute, so that nothing is missed that begins late.
        `--config-path=${resolve('scripts/bench/lighthouse.json')}`,
        '--output=json',
        '--quiet',
        `--chrome-flags=${flags.join(' ')}`,
      ],
      { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024 },
    );
  // Lighthouse fails now and then because the trace lacks its beginning; it asks to be run again.
  const { stdout } = await ask().catch(ask);
  return report.parse(JSON.parse(stdout));
}
