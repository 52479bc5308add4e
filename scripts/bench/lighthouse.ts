import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { chromiumOrExit } from '../browser/find-chromium.ts';
import { median, ms, tell } from './figures.ts';
import { rounds } from './in-browser.ts';
import { type Measured, startSite } from './measured-site.ts';

/** The last version for Node 20. It is no dependency; npx installs it. */
const version = 'lighthouse@12.8.2';

const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const timed = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  categories: z.record(
    z.enum(scores),
    z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
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
type Report = z.infer<typeof reportSchema>;

/** The machine must be idle, because Lighthouse's slowdown multiplies other load as well. */
export async function lighthouse({ dataDir, paths }: Measured): Promise<void> {
  console.log('\nLighthouse on a phone');
  const site = await startSite(dataDir);
  try {
    for (const path of paths.length > 0 ? paths : await publishedAddresses(site.siteUrl)) {
      const runs: Report[] = [];
      while (runs.length < rounds && runs.filter(isPerfect).length < 2)
        runs.push(await reportOn(site.siteUrl + path));
      const score = (name: (typeof scores)[number]) => ({
        value: 100 * median(runs.map(({ categories }) => categories[name].score)),
        unit: '',
        least: 100,
      });
      const time = (name: 'first-contentful-paint' | 'largest-contentful-paint' | 'total-blocking-time') =>
        median(runs.map(({ audits }) => audits[name].numericValue));
      const shift = median(runs.map(({ audits }) => audits['cumulative-layout-shift'].numericValue));
      tell(path, {
        ...Object.fromEntries(scores.map((name) => [name, score(name)])),
        FCP: ms(time('first-contentful-paint'), 1200),
        LCP: ms(time('largest-contentful-paint'), 1550),
        TBT: ms(time('total-blocking-time'), 0),
        CLS: { value: shift, unit: '', most: 0.01 },
      });
      const missed = new Set(runs.flatMap(missedIn));
      if (missed.size > 0) console.log(`    ${[...missed].join(', ')}`);
    }
  } finally {
    await site.stop();
  }
}

function isPerfect({ categories }: Report): boolean {
  return scores.every((name) => categories[name].score === 1);
}

function missedIn({ categories, audits }: Report): string[] {
  return scores
    .filter((name) => name !== 'performance')
    .flatMap((name) => categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

async function publishedAddresses(origin: string): Promise<string[]> {
  const { pages } = z
    .object({ pages: z.array(z.object({ path: z.string(), locales: z.array(z.enum(locales)) })) })
    .parse(await (await fetch(`${origin}/sk/v1/paths`)).json());
  return pages.flatMap((page) => page.locales.map((locale) => localizedPath(page.path, locale)));
}

async function reportOn(url: string): Promise<Report> {
  const quiet = ['--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  const flags = ['--headless', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...quiet].join(' ');
  const ask = () =>
    promisify(execFile)(
      'npx',
      [
        ...['--yes', version, url, '--output=json', '--quiet', `--chrome-flags=${flags}`],
        // It watches for half a minute, so that nothing is missed that begins late.
        '--config-path=scripts/bench/lighthouse.json',
      ],
      { env: { ...process.env, CHROME_PATH: chromiumOrExit() }, maxBuffer: 64 * 1024 * 1024 },
    );
  // Lighthouse fails now and then because the trace lacks its beginning; it asks to be run again.
  const { stdout } = await ask().catch(ask);
  return reportSchema.parse(JSON.parse(stdout));
}
