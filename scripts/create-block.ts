/**
 * Scaffolds a new block that compiles, is registered and has a demo page: `npm run create-block -- match-ticket`. Its
 * content is meant to be replaced, see docs/guides/add-a-block.md. To remove it, delete its folder and run `npm run
 * register-blocks`.
 */
import { execFileSync, type StdioOptions } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { blockKinds, designKindNames } from '#blocks/kinds.ts';
import { inCamelCase, inPascalCase } from './create/block-registries.ts';
import { exitWith } from './operate/command-line.ts';

const templates = join(import.meta.dirname, 'create/block-template');
const blocks = join(import.meta.dirname, '../src/blocks');

const [kind = ''] = process.argv.slice(2);
const folder = join(blocks, kind);
const files = readdirSync(templates).map((name) => ({
  name: `${kind}.${name.replace(/\.txt$/, '')}`,
  text: filledIn(readFileSync(join(templates, name), 'utf8')),
}));

const refusal = refusalOf(kind);
if (refusal) exitWith(refusal);

mkdirSync(folder);
for (const { name, text } of files) writeFileSync(join(folder, name), text);
// Line breaks depend on the name's length.
const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];
execFileSync('biome', ['format', '--write', folder], { stdio });
execFileSync('node', [join(import.meta.dirname, 'register-blocks.ts')], { stdio });

console.log(`src/blocks/${kind} is there, and has the demo page /demo/${kind}. What it needs from you:

  ${kind}.fields.ts    label, purpose, what it is not for, and its own fields
  ${kind}.examples.ts  what a designer would show of it, and the worst an editor can write
  ${kind}.glyph.tsx    a drawing of its own for the index

Then npm run check, and npm run baselines for the pictures of it and of the pages that count blocks.`);

function refusalOf(name: string): string | undefined {
  if (!/^[a-z]+(?:-[a-z0-9]+)*$/.test(name)) {
    return `"${name}" is no name of a block. Use words in lower case with hyphens: npm run create-block -- match-ticket`;
  }
  if (existsSync(folder)) return `There is a block "${name}" already: src/blocks/${name}`;
  const clash = files.find(({ name: file, text }) => file.match(/\.tsx?$/) && !standsAsCode(file, text));
  return clash && `"${name}" is a word of the language, or of what a block imports. Use another one.`;
}

function standsAsCode(file: string, text: string): boolean {
  const { errors, module } = parseSync(file, text);
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    moduleRequest.value.startsWith('./') ? [] : entries.map(({ localName }) => localName.value),
  );
  return (
    errors.length === 0 && !imported.some((name) => name === inCamelCase(kind) || name === inPascalCase(kind))
  );
}

function filledIn(template: string): string {
  const last = Math.max(...designKindNames.map((name) => blockKinds[name].place));
  const words = kind.replaceAll('-', ' ');
  return template
    .replaceAll('__kind__', kind)
    .replaceAll('__camelCase__', inCamelCase(kind))
    .replaceAll('__PascalCase__', inPascalCase(kind))
    .replaceAll('__Label__', words.charAt(0).toUpperCase() + words.slice(1))
    .replaceAll('__place__', String(last + 10));
}
