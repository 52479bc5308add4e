/**
 * Measures the built product with the demo content, each figure beside its budget.
 *
 *     npm run bench -- visitor    what a visitor has: visits, moves, scrolling, lighthouse
 *     npm run bench -- server     what the server carries: serving, votes, growth
 *     npm run bench -- editor     what an editor waits for: typing, lists
 *
 * Measures can be named, and pages for those of a visitor: `visitor lighthouse /en/strategie`.
 */
import { copyOfSeededData } from '../tests/support/product.ts';
import { seededData } from '../tests/support/seeded-data.ts';
import { growth } from './bench/growth.ts';
import { lighthouse } from './bench/lighthouse.ts';
import { lists } from './bench/lists.ts';
import { type Measure, readByASite } from './bench/measured-site.ts';
import { moves } from './bench/moves.ts';
import { scrolling } from './bench/scrolling.ts';
import { serving } from './bench/serving.ts';
import { typing } from './bench/typing.ts';
import { visits } from './bench/visits.ts';
import { votes } from './bench/votes.ts';
import { buildIfStale, contentBuild, siteBuild } from './build/build-if-stale.ts';
import { exitWith, refuseOldNode } from './operate/command-line.ts';

const benches = new Map<string, Readonly<Record<string, Measure>>>([
  ['visitor', { visits, moves, scrolling, lighthouse }],
  ['server', { serving, votes, growth }],
  ['editor', { typing, lists }],
]);

refuseOldNode();
const [name = '', ...rest] = process.argv.slice(2);
const paths = rest.filter((word) => word.startsWith('/'));
const named = rest.filter((word) => !paths.includes(word));
const measures = Object.entries(benches.get(name) ?? {});
const chosen = measures.filter(([measure]) => named.length === 0 || named.includes(measure));
if (chosen.length === 0 || chosen.length < named.length)
  exitWith(
    [...benches].map(([bench, of]) => `npm run bench -- ${bench} [${Object.keys(of).join(' ')}]`).join('\n'),
  );

for (const build of [siteBuild, contentBuild]) await buildIfStale(build);
process.env.SEEDED_DATA_DIR = await seededData();
const data = await copyOfSeededData();
try {
  await readByASite(data.path);
  for (const [, measure] of chosen) await measure({ dataDir: data.path, paths });
} finally {
  await data.remove();
}
