/**
 * Runs checks, unit tests, then browser tests on the built product. docs/testing.md says which test is in
 * which suite.
 *
 *     npm test                what is likely to break
 *     npm run test:release    everything
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { relative, resolve } from 'node:path';
import { z } from 'zod';
import { caddyIsMissing } from '../tests/support/caddy.ts';
import { ghostscriptIsMissing, pillowIsMissing } from '../tests/support/foreign-readers.ts';
import { postgresIsMissing } from '../tests/support/postgres.ts';
import { promtoolIsMissing } from '../tests/support/prometheus.ts';
import { seededData } from '../tests/support/seeded-data.ts';
import { varnishIsMissing } from '../tests/support/varnish.ts';
import { chromiumOrExit } from './browser/find-chromium.ts';
import { buildIfStale, contentBuild, siteBuild } from './build/build-if-stale.ts';
import { runChecks } from './check.ts';
import { refuseOldNode } from './operate/command-line.ts';

interface Count {
  passed: number;
  failed: number;
}

interface BrowserRun {
  name: string;
  projects: readonly string[];
  /** Whether its tests share one product. Tests of operation start their own. */
  sharesProduct: boolean;
}

const isRelease = process.argv.includes('--release');

/** Separate Playwright runs, so that a failure in one does not hide the others' results. */
const browserRuns: readonly BrowserRun[] = [
  {
    name: 'browser',
    projects: ['behaviour', 'visual', ...(isRelease ? ['engines'] : [])],
    sharesProduct: true,
  },
  { name: 'operation', projects: ['operation'], sharesProduct: false },
  ...(isRelease ? [{ name: 'alone', projects: ['alone'], sharesProduct: false }] : []),
];

let skippedUnitTests = 0;
const failedUnitTests: string[] = [];

refuseOldNode();
process.env.CHROMIUM_PATH = chromiumOrExit();
process.env.TEST_SUITE = isRelease ? 'release' : 'core';
// About two hundred processes load the same packages, so Node's compile cache is shared.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled');
process.env.TMPDIR = directoryInMemory() ?? tmpdir();
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

const counts: Count[] = [await runChecks()];
await Promise.all(
  [siteBuild, contentBuild].map(async (build) => {
    const start = performance.now();
    if (await buildIfStale(build)) tellTime(`built the ${build.name}`, start);
    else console.log(`built the ${build.name}: up to date`);
  }),
);
// Seeding draws pictures on one core for most of a minute, while unit tests use the other.
const seeding = seededData().catch(() => {
  // Browser tests, which need it, try again and report the error.
});
counts.push(await runUnitTests());
await seeding;
for (const browserRun of browserRuns) counts.push(await runBrowserTests(browserRun));

tellWhatFailedOrWasSkipped();

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/**
 * A temporary directory in memory, if there is room: a database that is started three hundred times then doesn't wait
 * for the disk.
 */
function directoryInMemory(): string | undefined {
  const place = '/dev/shm';
  const room = 6 * 1024 ** 3;
  if (!existsSync(place)) return undefined;
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize >= room && process.availableMemory() >= 2 * room ? place : undefined;
}

async function runUnitTests(): Promise<Count> {
  const file = 'test-results/vitest.json';
  const start = performance.now();
  const status = await run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { SHARE_DATABASES: '1' },
  );
  tellTime('unit tests', start);
  const schema = z.object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
      }),
    ),
  });
  const report = read(file, schema);
  skippedUnitTests = report?.numPendingTests ?? 0;
  for (const { name, assertionResults } of report?.testResults.filter(({ status }) => status === 'failed') ??
    []) {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that fails to load has no failed test.
    for (const { fullName } of failed.length > 0 ? failed : [{ fullName: 'the whole file' }])
      failedUnitTests.push(`${relative('.', name)} › ${fullName}`);
  }
  return orFailure(report && { passed: report.numPassedTests, failed: report.numFailedTests }, status);
}

async function runBrowserTests({ name, projects, sharesProduct }: BrowserRun): Promise<Count> {
  const start = performance.now();
  const status = await run(
    'playwright',
    ['test', '--config', 'tests/playwright.config.ts', ...projects.map((project) => `--project=${project}`)],
    { TEST_RUN: name, ...(sharesProduct ? {} : { WITHOUT_SHARED_PRODUCT: '1' }) },
  );
  tellTime(`tests of ${projects.join(', ')}`, start);
  const schema = z.object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  });
  const report = read(resultsOf(name), schema);
  return orFailure(
    report && { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected },
    status,
  );
}

/** Failed, skipped and flaky tests are listed at the end, where they are visible without scrolling. */
function tellWhatFailedOrWasSkipped(): void {
  const annotation = z.object({ type: z.string(), description: z.string().optional() });
  const spec = z.object({
    title: z.string(),
    file: z.string(),
    tests: z.array(z.object({ status: z.string(), annotations: z.array(annotation) })),
  });
  type Suite = { title: string; specs: z.infer<typeof spec>[]; suites?: Suite[] | undefined };
  const suite: z.ZodType<Suite> = z.lazy(() =>
    z.object({ title: z.string(), specs: z.array(spec), suites: z.array(suite).optional() }),
  );
  const reports = browserRuns.map(({ name }) => read(resultsOf(name), z.object({ suites: z.array(suite) })));
  // Tests that run on every page have the same title, so their groups are included.
  const specsIn = (suites: readonly Suite[], groups: readonly string[] = []): Suite['specs'] =>
    suites.flatMap(({ specs, suites = [] }) => [
      ...specs.map((found) => ({ ...found, title: [...groups, found.title].join(' › ') })),
      ...suites.flatMap((inner) => specsIn([inner], [...groups, inner.title])),
    ]);
  const countOf = new Map<string, number>();
  const specs = reports.flatMap((report) => specsIn(report?.suites ?? []));
  for (const failed of failedUnitTests) console.warn(`\nFAILED: ${failed}`);
  const told = { flaky: 'TRIED AGAIN: it failed first, then passed.', unexpected: 'FAILED:' };
  for (const [outcome, words] of Object.entries(told)) {
    for (const { title, file } of specs.filter(({ tests }) => tests.some(({ status }) => status === outcome)))
      console.warn(`\n${words} ${file} › ${title}`);
  }
  for (const { status, annotations } of specs.flatMap(({ tests }) => tests)) {
    if (status !== 'skipped') continue;
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'No reason is given.';
    countOf.set(reason, (countOf.get(reason) ?? 0) + 1);
  }
  const missing = [
    postgresIsMissing,
    varnishIsMissing,
    caddyIsMissing,
    promtoolIsMissing,
    ghostscriptIsMissing,
    pillowIsMissing,
  ]
    .filter((reason) => reason !== undefined)
    .join(' ');
  if (skippedUnitTests > 0)
    console.warn(`\nNOT RUN: ${skippedUnitTests} unit tests. ${missing || 'No reason is given.'}`);
  for (const [reason, count] of countOf) console.warn(`\nNOT RUN: ${count} tests. ${reason}`);
}

/** Resolves to the exit code. */
async function run(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  const env = { ...process.env, ...environment };
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  const [code] = await once(child, 'close').catch(() => [1]);
  return typeof code === 'number' ? code : 1;
}

function resultsOf(browserRun: string): string {
  return `test-results/${browserRun}.json`;
}

function tellTime(what: string, start: number): void {
  console.log(`\n${what}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** A runner that crashed without a count counts as one failure. */
function orFailure(count: Count | undefined, status: number): Count {
  if (!count) return { passed: 0, failed: 1 };
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}
