import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockFolders, type GeneratedFile, inCamelCase } from './block-registries.ts';

/** Errors about missing files in the folders of `directory`, `src/ui`. Every folder there is a control. */
export function missingKitFiles(directory: string): string[] {
  return blockFolders(directory).flatMap((name) =>
    [`${name}.tsx`, `${name}.examples.tsx`]
      .filter((file) => !existsSync(join(directory, name, file)))
      .map((file) => `src/ui/${name} has no ${file}.`),
  );
}

/** The registry of all controls' examples by folder name: path and text. */
export function kitRegistry(directory: string): GeneratedFile {
  const names = controlsIn(directory);
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
  return { file: join(directory, 'kit.generated.ts'), text };
}

/** Which blocks use which control: the views' imports of `kit` in `blocks`, `src/blocks`. */
export function kitUses(blocks: string, kit: string): GeneratedFile {
  const imports = new Map(
    blockFolders(blocks).map((kind) => [
      kind,
      globSync('**/*.tsx', { cwd: join(blocks, kind) })
        .filter((file) => !file.endsWith('.test.tsx'))
        .map((file) => readFileSync(join(blocks, kind, file), 'utf8'))
        .join('\n'),
    ]),
  );
  const uses = controlsIn(kit).map((name) => {
    const kinds = [...imports].filter(([, text]) => text.includes(` from '#ui/${name}/`));
    return `  '${name}': [${kinds.map(([kind]) => `'${kind}'`).join(', ')}],`;
  });
  const text = [
    '// Written by `npm run register-blocks` from what the views beside it import. Change those, and run it.',
    "import type { BlockKind } from './kinds.ts';",
    '',
    'export const kitUses: Readonly<Record<string, readonly BlockKind[]>> = {',
    ...uses,
    '};',
    '',
  ].join('\n');
  return { file: join(blocks, 'kit-uses.generated.ts'), text };
}

function controlsIn(directory: string): string[] {
  return blockFolders(directory).filter((name) => existsSync(join(directory, name, `${name}.examples.tsx`)));
}

function examplesOf(name: string): string {
  return `${inCamelCase(name)}Examples`;
}
