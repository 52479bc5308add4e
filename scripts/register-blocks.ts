/**
 * Generates the registries in src/blocks and src/ui from the folders there: `npm run register-blocks`. Run it when a
 * folder is added or removed, or a block starts or stops using a control. With `--check` it only reports what is
 * missing or out of date.
 */
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { blockRegistries, missingBlockFiles, outdatedRegistries } from './create/block-registries.ts';
import { isOutdated, kitRegistry, kitUses, missingKitFiles } from './create/kit-registry.ts';

const directory = join(import.meta.dirname, '../src/blocks');
const kit = join(import.meta.dirname, '../src/ui');
const ofTheKit = [kitRegistry(kit), kitUses(directory, kit)];
const problems = [...missingBlockFiles(directory), ...missingKitFiles(kit)];

if (process.argv.includes('--check')) {
  for (const name of outdatedRegistries(directory)) {
    problems.push(`src/blocks/${name} is not what its folders want: run npm run register-blocks.`);
  }
  for (const { file } of ofTheKit.filter(isOutdated)) {
    const name = relative(join(import.meta.dirname, '..'), file);
    problems.push(`${name} is not what its folders want: run npm run register-blocks.`);
  }
} else {
  for (const { file, text } of ofTheKit) writeFileSync(file, text);
  for (const [name, text] of blockRegistries(directory)) writeFileSync(join(directory, name), text);
}

for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
