import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { defineConfig, parse as parseTokens } from '@terrazzo/parser';
import Ajv from 'ajv/dist/2020.js';
import ase from 'ase-utils';
import { XMLParser } from 'fast-xml-parser';
import less from 'less';
import { transform } from 'lightningcss';
import * as sass from 'sass';
import { compile as compileTailwind } from 'tailwindcss';
import { describe, expect, test } from 'vitest';
import { Language, Parser } from 'web-tree-sitter';
import { parse as readYaml } from 'yaml';
import { z } from 'zod';
import { fileUses } from '#blocks/brand-files/file-uses.ts';
import { brand } from '#brand/brand.ts';
import { BrandFiles, brandFileNames } from './brand-files.ts';
import { tokenFileNames } from './open-files.ts';

const files = new BrandFiles(brand, 'https://example.org');
const { resolve } = createRequire(import.meta.url);

async function bytesOf(name: string): Promise<Buffer> {
  const body = await files.tokens(name);
  if (!body) throw new Error(`There is no ${name}.`);
  return body.bytes.identity;
}
const textOf = async (name: string) => (await bytesOf(name)).toString();

const entries = z.array(z.object({ '@_name': z.string(), '#text': z.union([z.string(), z.number()]) }));
const resourceSchema = z.object({
  resources: z.object({ color: entries, dimen: entries, integer: entries }),
});

const rgbSchema = z.object({
  type: z.literal('color'),
  value: z.object({ r: z.number(), g: z.number(), b: z.number() }),
});

const hexes = Object.entries(brand.colors).map(([name, { hex }]) => [name, hex.toLowerCase()] as const);

test('the block that lists the files knows all of them, and no others', () => {
  const listed = Object.keys(fileUses).filter((name) => name.startsWith('tokens.'));
  const made = brandFileNames.filter((name) => name.startsWith('tokens.') && name !== 'tokens.tgz');
  expect(listed.toSorted()).toEqual(made.toSorted());
});

test('every file names the version it is of', async () => {
  for (const name of tokenFileNames.filter((name) => name !== 'tokens.ase'))
    expect(await textOf(name), name).toContain(files.version);
});

test('tokens.json becomes CSS with Style Dictionary, by the lines beside it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'tokens-'));
  try {
    const [, config = ''] = fileUses['tokens.json'].split('// style-dictionary.config.mjs');
    writeFileSync(join(directory, 'style-dictionary.config.mjs'), config);
    writeFileSync(join(directory, 'tokens.json'), await bytesOf('tokens.json'));
    const command = join(dirname(resolve('style-dictionary')), '../bin/style-dictionary.js');
    const build = [command, 'build', '--config', 'style-dictionary.config.mjs'];
    execFileSync(process.execPath, build, { cwd: directory, stdio: 'pipe' });
    const css = readFileSync(join(directory, 'variables.css'), 'utf8');
    expect(css).toMatch(/--duration-\w+: [\d.]+s;/);
    expect(css).not.toContain('object');
  } finally {
    rmSync(directory, { recursive: true });
  }
});

test('tokens.json follows the Design Tokens format, by Terrazzo’s rules', async () => {
  const filename = new URL('file:///tokens.json');
  const config = defineConfig({}, { cwd: new URL('file:///') });
  const src = await textOf('tokens.json');
  const { tokens } = await parseTokens([{ filename, src }], { config });
  for (const [name, hex] of hexes) expect(tokens[`color.${name}`]?.$value).toMatchObject({ hex });
  expect(tokens['on.night.accent']?.$value).toMatchObject({
    hex: brand.colors['ring-bright'].hex.toLowerCase(),
  });
  expect(tokens['size.giant.most']?.$value).toEqual({ value: 13.75, unit: 'rem' });
  expect(tokens['duration.reveal']?.$value).toEqual({ value: 0.7, unit: 's' });
  expect(tokens['ease.out']?.$value).toEqual([0.16, 1, 0.3, 1]);
  expect(tokens['display.tracking']?.$value).toBe(-0.02);
  expect(tokens['ring-path.most']?.$value).toEqual({ value: 7, unit: 'rem' });
  expect(tokens['ring.bend.path']?.$value).toBe(1.75);
  expect(tokens['ring.title.rise']?.$value).toBe(0.43);
});

test('tokens.json says what was agreed for a colour, and of the others nothing', async () => {
  const agreed = structuredClone(brand);
  for (const color of Object.values(agreed.colors)) delete color.given;
  agreed.colors.ring.given = {
    cmyk: [0, 100, 90, 5],
    spot: 'HKS 14',
    paint: 'RAL 3020',
    yarn: 'Polyester 4711',
  };
  agreed.colors.ink.given = {};
  const made = await new BrandFiles(agreed, 'https://example.org').tokens('tokens.json');
  const src = made?.bytes.identity.toString() ?? '';
  const config = defineConfig({}, { cwd: new URL('file:///') });
  const { tokens } = await parseTokens([{ filename: new URL('file:///tokens.json'), src }], { config });
  expect(tokens['color.ring']?.$extensions).toMatchObject({
    'org.heimspiel.given': agreed.colors.ring.given,
  });
  expect(src.split('$extensions')).toHaveLength(2);
});

test('tokens.css is read by Lightning CSS', async () => {
  const values = new Map<string, string>();
  transform({
    filename: 'tokens.css',
    code: await bytesOf('tokens.css'),
    visitor: {
      Declaration: {
        custom({ name, value }) {
          const [first] = value;
          const color = rgbSchema.safeParse(first);
          if (color.success) values.set(name, hexOf(Object.values(color.data.value)));
        },
      },
    },
  });
  for (const [name, hex] of hexes) expect(values.get(`--color-${name}`)).toBe(hex);
});

test('tokens.scss is read by Sass, as colours, lengths and times', async () => {
  const used = `
    @use 'sass:meta';
    a {
      b: meta.type-of($color-ring) meta.type-of($space-1) meta.type-of($duration-short);
      c: $on-night-accent;
      d: $space-1 * 2;
      e: $size-giant;
    }`;
  const { css } = sass.compileString(
    `${await textOf('tokens.scss')}${used}`.replace(/^(.*)(@use[^;]*;)/s, '$2$1'),
  );
  expect(css).toContain('b: color number number;');
  expect(css).toContain('c: #ff3348;');
  expect(css).toContain('d: 1rem;');
  expect(css).toContain('e: clamp(2.75rem, -0.4rem + 15.7vw, 13.75rem);');
});

test('tokens.less is read by Less', async () => {
  const colors = hexes.map(([name]) => `${name}: color(@color-${name});`).join('');
  const { css } = await less.render(`${await textOf('tokens.less')} a { ${colors} space: @space-1 * 2; }`);
  for (const [name, hex] of hexes) expect(css).toContain(`  ${name}: ${hex};`);
  expect(css).toContain('space: 1rem;');
});

test('tokens.tailwind.css makes Tailwind’s classes', async () => {
  const base = `${await textOf('tokens.tailwind.css')} @tailwind utilities;`;
  const { build } = await compileTailwind(base);
  const css = build([
    'bg-ring',
    'text-giant',
    'p-step-3',
    'font-display',
    'leading-display',
    'ease-out',
    'rounded-pill',
  ]);
  expect(css).toContain('background-color: var(--color-ring)');
  expect(css).toContain('font-size: var(--text-giant)');
  expect(css).toContain('padding: var(--spacing-step-3)');
  expect(css).toContain('font-family: var(--font-display)');
  expect(css).toContain('--leading-display: 0.92');
  expect(css).toContain('border-radius: var(--radius-pill)');
  expect(css).toContain(`--color-ring: ${brand.colors.ring.hex.toLowerCase()}`);
});

test('tokens.xml is an Android resource file, by fast-xml-parser', async () => {
  const parser = new XMLParser({
    ignoreAttributes: false,
    isArray: (name, _path, _isLeaf, isAttribute) => !isAttribute && name !== 'resources',
  });
  const { resources } = resourceSchema.parse(parser.parse(await textOf('tokens.xml')));
  const found = (list: typeof resources.color) =>
    new Map(list.map((entry) => [entry['@_name'], entry['#text']]));
  for (const [name, hex] of hexes)
    expect(found(resources.color).get(`color_${name.replace('-', '_')}`)).toBe(`#ff${hex.slice(1)}`);
  expect(found(resources.dimen).get('size_giant_least')).toBe('44sp');
  expect(found(resources.dimen).get('space_3')).toBe('24dp');
  expect(found(resources.integer).get('duration_reveal')).toBe(700);
});

describe('for tree-sitter', () => {
  test.each([
    ['swift', 'tokens.swift', 'UIColor(red: 0.855, green: 0.000, blue: 0.141, alpha: 1)'],
    ['dart', 'tokens.dart', 'Color(0xFFDA0024)'],
  ])('%s: %s has no error', async (language, name, ring) => {
    await Parser.init();
    const parser = new Parser();
    parser.setLanguage(await Language.load(resolve(`tree-sitter-wasms/out/tree-sitter-${language}.wasm`)));
    const text = await textOf(name);
    const tree = parser.parse(text);
    expect(tree?.rootNode.hasError).toBe(false);
    expect(tree?.rootNode.descendantsOfType(['class_declaration', 'class_definition'])).toHaveLength(1);
    expect(text).toContain(`colorRing = ${ring}`);
    expect(text).toContain(`// ${name}\n`);
  });
});

test('tokens.figma.json is what Figma’s own description of its interface asks for', async () => {
  const description: unknown = readYaml(
    readFileSync(resolve('@figma/rest-api-spec/openapi/openapi.yaml'), 'utf8'),
  );
  const ajv = new Ajv({ strict: false, validateFormats: false }).addSchema(Object(description), 'figma');
  const isRequest = ajv.getSchema(
    'figma#/paths/~1v1~1files~1%7Bfile_key%7D~1variables/post/requestBody/content/application~1json/schema',
  );
  const request: unknown = JSON.parse(await textOf('tokens.figma.json'));
  expect(isRequest?.(request), JSON.stringify(isRequest?.errors)).toBe(true);
  expect(isRequest?.({ variables: [{ action: 'CREATE' }] })).toBe(false);
});

test('tokens.ase is read by ase-utils', async () => {
  const { groups } = ase.decode(await bytesOf('tokens.ase'));
  expect(groups.map(({ name }) => name)).toEqual([brand.name.text]);
  const read = groups.flatMap((group) => group.colors);
  expect(read.map(({ color }) => hexOf(color.map((part) => part * 255)))).toEqual(
    hexes.map(([, hex]) => hex),
  );
  expect(read.map(({ model }) => model.trim())).toEqual(hexes.map(() => 'RGB'));
});

test('tokens.gpl has a line for each colour', async () => {
  const lines = (await textOf('tokens.gpl')).split('\n');
  expect(lines[0]).toBe('GIMP Palette');
  const read = lines.flatMap((line) => {
    const [, ...parts] = /^\s*(\d+)\s+(\d+)\s+(\d+)\t(.+)$/.exec(line) ?? [];
    return parts.length === 0 ? [] : [hexOf(parts.slice(0, 3).map(Number))];
  });
  expect(read).toEqual(hexes.map(([, hex]) => hex));
});

function hexOf(parts: readonly number[]): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
