/** All tests: types, lint, import rules, unit tests, then the built product in a real browser. `npm test` */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { postgresIsMissing } from '../tests/support/postgres.ts';
import { varnishIsMissing } from '../tests/support/varnish.ts';
import { buildIfStale, contentBuild, siteBuild } from './build-if-stale.ts';
import { runChecks } from './check.ts';
import { refuseOldNode } from './check-node.ts';
import { chromiumOrExit } from './find-chromium.ts';

interface Count {
  passed: number;
  failed: number;
}

/** Tests of the ballot store that had no Postgres. */
let skippedUnitTests = 0;

refuseOldNode();
process.env.CHROMIUM_PATH = chromiumOrExit();
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

const counts: Count[] = [await runChecks(), runUnitTests()];
for (const build of [siteBuild, contentBuild]) {
  const start = performance.now();
  const wasNeeded = await buildIfStale(build);
  console.log(
    `built the ${build.name}: ${wasNeeded ? `${((performance.now() - start) / 1000).toFixed(1)} s` : 'up to date'}`,
  );
}
counts.push(runBrowserTests());

tellWhatWasSkippedOrTriedAgain();

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function runUnitTests(): Count {
  const file = 'test-results/vitest.json';
  const status = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  const schema = z.object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
  });
  const report = read(file, schema);
  skippedUnitTests = report?.numPendingTests ?? 0;
  return orFailure(report && { passed: report.numPassedTests, failed: report.numFailedTests }, status);
}

function runBrowserTests(): Count {
  const status = run('playwright', ['test', '--config', 'tests/playwright.config.ts']);
  const schema = z.object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  });
  const report = read('test-results/playwright.json', schema);
  return orFailure(
    report && { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected },
    status,
  );
}

/** A test that did not run, or not at once, is named, so that nobody takes it for passed or for sound. */
function tellWhatWasSkippedOrTriedAgain(): void {
  const annotation = z.object({ type: z.string(), description: z.string().optional() });
  const spec = z.object({
    title: z.string(),
    file: z.string(),
    tests: z.array(z.object({ status: z.string(), annotations: z.array(annotation) })),
  });
  type Suite = { specs: z.infer<typeof spec>[]; suites?: Suite[] | undefined };
  const suite: z.ZodType<Suite> = z.lazy(() =>
    z.object({ specs: z.array(spec), suites: z.array(suite).optional() }),
  );
  const report = read('test-results/playwright.json', z.object({ suites: z.array(suite) }));
  const specsIn = (suites: readonly Suite[]): Suite['specs'] =>
    suites.flatMap((inner) => [...inner.specs, ...specsIn(inner.suites ?? [])]);
  const countOf = new Map<string, number>();
  const specs = specsIn(report?.suites ?? []);
  for (const { title, file } of specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))) {
    console.warn(`\nTRIED AGAIN: it failed first, then passed. ${file} › ${title}`);
  }
  for (const { status, annotations } of specs.flatMap(({ tests }) => tests)) {
    if (status !== 'skipped') continue;
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'No reason is given.';
    countOf.set(reason, (countOf.get(reason) ?? 0) + 1);
  }
  const missing = [postgresIsMissing, varnishIsMissing].filter((reason) => reason !== undefined).join(' ');
  if (skippedUnitTests > 0)
    console.warn(`\nNOT RUN: ${skippedUnitTests} unit tests. ${missing || 'No reason is given.'}`);
  for (const [reason, count] of countOf) console.warn(`\nNOT RUN: ${count} tests. ${reason}`);
}

function run(command: string, args: readonly string[]): number {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1;
}

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** A runner that broke down without counting its tests counts as one failure. */
function orFailure(count: Count | undefined, status: number): Count {
  if (!count) return { passed: 0, failed: 1 };
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}
