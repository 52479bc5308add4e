/**
 * Builds one part of the product if it is stale; run by `npm start`. A separate process, so that it ends with `npm
 * start`, together with its compilers.
 */

import { exitWith } from '../operate/command-line.ts';
import { buildIfStale, contentBuild, siteBuild } from './build-if-stale.ts';

process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
const build = [siteBuild, contentBuild].find(({ name }) => name === process.argv[2]);
if (!build) exitWith('It is the site or the content backend that can be built.');
try {
  const wasStale = await buildIfStale(build);
  process.send?.(wasStale, () => process.exit());
} catch (error) {
  exitWith(error instanceof Error ? error.message : String(error));
}
