/**
 * Generates the registries in src/blocks and src/ui from the folders there: `npm run register-blocks`. Run it when a
 * folder is added or removed, or a block starts or stops using a control. With `--check` it only reports what is
 * missing or out of date.
 */
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { blockRegistries, isOutdated, missingBlockFiles } from './create/block-registries.ts';
import { kitRegistry, kitUses, missingKitFiles } from './create/kit-registry.ts';

const root = join(import.meta.dirname, '..');
const blocks = join(root, 'src/blocks');
const kit = join(root, 'src/ui');
const generated = [...blockRegistries(blocks), kitRegistry(kit), kitUses(blocks, kit)];
const problems = [...missingBlockFiles(blocks), ...missingKitFiles(kit)];

for (const { file, text } of generated.filter(isOutdated)) {
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else problems.push(`${relative(root, file)} is not what its folders want: run npm run register-blocks.`);
}

for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
