/**
 * Writes the registries in src/blocks from the folders there: `npm run register-blocks`, whenever a folder has come or
 * gone. With `--check` it changes nothing and says what is missing or out of date.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockRegistries, missingBlockFiles, outdatedRegistries } from './block-registries.ts';

const directory = join(import.meta.dirname, '../src/blocks');
const problems = missingBlockFiles(directory);

if (process.argv.includes('--check')) {
  for (const name of outdatedRegistries(directory)) {
    problems.push(`src/blocks/${name} is not what its folders want: run npm run register-blocks.`);
  }
} else {
  for (const [name, text] of blockRegistries(directory)) writeFileSync(join(directory, name), text);
}

for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
