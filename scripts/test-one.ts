/**
 * Runs single test files, unit and browser tests alike, after building what is stale.
 *
 *     npm run test:one -- src/fields/media.test.ts
 *     npm run test:one -- tests/behaviour/2-links.spec.ts:12
 */
import { spawnSync } from 'node:child_process';
import { chromiumOrExit } from './browser/find-chromium.ts';
import { buildIfStale, contentBuild, siteBuild } from './build/build-if-stale.ts';
import { refuseOldNode } from './operate/command-line.ts';

const files = process.argv.slice(2);
const browserTests = files.filter((file) => file.includes('.spec.'));
const unitTests = files.filter((file) => !browserTests.includes(file));

if (files.length === 0) {
  console.error('Name at least one file: npm run test:one -- tests/behaviour/2-links.spec.ts');
  process.exit(1);
}

refuseOldNode();
const statuses: (number | null)[] = [];
if (unitTests.length > 0) statuses.push(run('vitest', ['run', ...unitTests]));
if (browserTests.length > 0) {
  process.env.CHROMIUM_PATH = chromiumOrExit();
  for (const build of [siteBuild, contentBuild]) {
    if (await buildIfStale(build)) console.log(`built the ${build.name}`);
  }
  // Tests of operation start their own products and don't need the shared one.
  if (browserTests.every((file) => file.includes('tests/operation/')))
    process.env.WITHOUT_SHARED_PRODUCT = '1';
  statuses.push(run('playwright', ['test', '--config', 'tests/playwright.config.ts', ...browserTests]));
}
process.exit(statuses.every((status) => status === 0) ? 0 : 1);

function run(command: string, args: readonly string[]): number | null {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status;
}
