import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface BlockFile {
  ending: string;
  /** Its export for the kind `video-embed`: `videoEmbed`, `VideoEmbed` … */
  exports: (kind: string) => string;
  holds?: string;
}

const files = {
  fields: { ending: 'fields.ts', exports: inCamelCase, holds: 'what editors fill in' },
  view: { ending: 'tsx', exports: inPascalCase, holds: 'its view' },
  examples: {
    ending: 'examples.ts',
    exports: (kind) => `${inCamelCase(kind)}Examples`,
    holds: 'its named content',
  },
  glyph: {
    ending: 'glyph.tsx',
    exports: (kind) => `${inPascalCase(kind)}Glyph`,
    holds: 'the kind in miniature, for the index',
  },
  looks: { ending: 'looks.ts', exports: (kind) => `${inCamelCase(kind)}Looks` },
} satisfies Record<string, BlockFile>;

interface Registry {
  from: BlockFile;
  above: readonly string[];
  declaration: string;
  /** Imported dynamically, so that the build gives each a stylesheet of its own. */
  isDynamic?: boolean;
}

const registries: Readonly<Record<string, Registry>> = {
  'kinds.generated.ts': { from: files.fields, above: [], declaration: 'export const registeredKinds' },
  'examples.generated.ts': {
    from: files.examples,
    above: [],
    declaration: 'export const registeredExamples',
  },
  'views.generated.ts': {
    from: files.view,
    above: [
      "import type { FunctionComponent } from 'react';",
      "import type { BlockViewProps } from './block-view.ts';",
      "import type { BlockKind } from './kinds.ts';",
    ],
    declaration:
      'export const registeredViews: { readonly [Kind in BlockKind]: FunctionComponent<BlockViewProps<Kind>> }',
    isDynamic: true,
  },
  'glyphs.generated.ts': {
    from: files.glyph,
    above: [
      "import type { FunctionComponent } from 'react';",
      "import type { BlockKind } from './kinds.ts';",
    ],
    declaration: 'export const registeredGlyphs: { readonly [Kind in BlockKind]: FunctionComponent }',
  },
  'looks.generated.ts': {
    from: files.looks,
    above: ["import type { BlockByKind, BlockKind } from './kinds.ts';"],
    declaration:
      'export const registeredLooks: { readonly [Kind in BlockKind]?: (block: BlockByKind[Kind]) => readonly string[] }',
  },
};

/** `directory` is `src/blocks`. Every folder in it is a block. */
export function blockFolders(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

export function missingBlockFiles(directory: string): string[] {
  return blockFolders(directory).flatMap((kind) =>
    Object.values<BlockFile>(files)
      .filter(({ ending, holds }) => holds && !existsSync(join(directory, kind, `${kind}.${ending}`)))
      .map(
        ({ ending, exports, holds }) =>
          `src/blocks/${kind} has no ${kind}.${ending}: it holds ${holds}, as ${exports(kind)}.`,
      ),
  );
}

export interface GeneratedFile {
  file: string;
  text: string;
}

/** The registries generated from the folders in `src/blocks`. */
export function blockRegistries(directory: string): GeneratedFile[] {
  return Object.entries(registries).map(([name, registry]) => ({
    file: join(directory, name),
    text: registryText(registry, directory),
  }));
}

export function isOutdated({ file, text }: GeneratedFile): boolean {
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
}

function registryText({ from, above, declaration, isDynamic }: Registry, directory: string): string {
  const kinds = blockFolders(directory).filter((kind) =>
    existsSync(join(directory, kind, `${kind}.${from.ending}`)),
  );
  return [
    '// Written by `npm run register-blocks` from the folders beside it. Change those, and run it.',
    ...above,
    ...kinds.map((kind) => {
      const file = `'./${kind}/${kind}.${from.ending}'`;
      const name = `{ ${from.exports(kind)} }`;
      return isDynamic ? `const ${name} = await import(${file});` : `import ${name} from ${file};`;
    }),
    '',
    `${declaration} = {`,
    ...kinds.map((kind) => `  '${kind}': ${from.exports(kind)},`),
    '};',
    '',
  ].join('\n');
}

export function inCamelCase(kind: string): string {
  return kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function inPascalCase(kind: string): string {
  return inCamelCase(kind).replace(/^\w/, (letter) => letter.toUpperCase());
}
