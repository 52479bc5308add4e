import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockFolders, inCamelCase } from './block-registries.ts';

const registry = 'kit.generated.ts';

/** What the folders in `directory`, `src/ui`, lack, one sentence each. Every folder there is a control of its name. */
export function missingKitFiles(directory: string): string[] {
  return blockFolders(directory).flatMap((name) =>
    [`${name}.tsx`, `${name}.examples.tsx`]
      .filter((file) => !existsSync(join(directory, name, file)))
      .map((file) => `src/ui/${name} has no ${file}.`),
  );
}

/** The examples of all controls, by the names of the folders: the registry's path and text. */
export function kitRegistry(directory: string): { file: string; text: string } {
  const names = blockFolders(directory).filter((name) =>
    existsSync(join(directory, name, `${name}.examples.tsx`)),
  );
  const text = [
    '// Written by `npm run register-blocks` from the folders beside it. Change those, and run it.',
    "import type { KitExamples } from './kit-example.ts';",
    ...names.map((name) => `import { ${examplesOf(name)} } from './${name}/${name}.examples.tsx';`),
    '',
    'export const registeredKit: Readonly<Record<string, KitExamples>> = {',
    ...names.map((name) => `  '${name}': ${examplesOf(name)},`),
    '};',
    '',
  ].join('\n');
  return { file: join(directory, registry), text };
}

export function isKitRegistryOutdated(directory: string): boolean {
  const { file, text } = kitRegistry(directory);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
}

function examplesOf(name: string): string {
  return `${inCamelCase(name)}Examples`;
}
