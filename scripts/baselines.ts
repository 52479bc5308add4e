/**
 * Retakes the visual tests' baselines from the current product. Review the changes before committing. Also
 * generates the block picker's pictures from them.
 *
 *     npm run baselines                 # all
 *     npm run baselines -- hero /demo   # tests with one of these in their name
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { designKindNames } from '../src/blocks/kinds.ts';
import { pickerPicture, pickerPictures } from '../src/content/desk/picker/picker-pictures.ts';
import { chromiumOrExit } from './browser/find-chromium.ts';
import { drawPickerPicture } from './browser/picker-pictures.ts';
import { buildIfStale, contentBuild, siteBuild } from './build/build-if-stale.ts';
import { refuseOldNode } from './operate/command-line.ts';

const directory = 'tests/visual/baselines';

refuseOldNode();
process.env.CHROMIUM_PATH = chromiumOrExit();
for (const build of [siteBuild, contentBuild]) await buildIfStale(build);

const wanted = process.argv.slice(2).map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
// A full run also deletes obsolete baselines.
if (wanted.length === 0) rmSync(directory, { recursive: true, force: true });

const { status } = spawnSync(
  'playwright',
  [
    'test',
    ...['--config', 'tests/playwright.config.ts', '--project', 'visual'],
    ...(wanted.length > 0 ? ['--grep', wanted.join('|')] : []),
  ],
  { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, RENEW_BASELINES: '1' } },
);
if (status === 0) {
  mkdirSync(pickerPictures, { recursive: true });
  for (const kind of designKindNames) writeFileSync(pickerPicture(kind), await drawPickerPicture(kind));
}
if (status !== 0) console.error('Not all baselines could be made; see the errors above.');
process.exit(status ?? 1);
