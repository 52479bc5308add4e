/** Checks that visitors' controls come from the kit in src/ui. The admin uses Payload's. */
import { globSync, readFileSync } from 'node:fs';
import { rawControlsIn } from './raw-controls.ts';

const problems = globSync('src/**/*.tsx', {
  exclude: (path) => path.startsWith('src/content') || path.includes('.test.'),
}).flatMap((file) => rawControlsIn(file, readFileSync(file, 'utf8')));

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? 'All controls come from the kit.'
    : `${problems.length} controls do not come from the kit.`,
);
process.exit(problems.length === 0 ? 0 : 1);
