import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig, parse as parseTokens } from '@terrazzo/parser';
import Ajv from 'ajv/dist/2020.js';
import { unzipSync } from 'fflate';
import * as sass from 'sass';
import { expect, test } from 'vitest';
import { parse as readYaml } from 'yaml';
import { z } from 'zod';
import { fileUses } from '#blocks/brand-files/file-uses.ts';
import { brand } from '#brand/brand.ts';
import { directoryForTest } from '../../../tests/support/test-directory.ts';
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

test('the block that lists the files knows all of them, and no others', () => {
  const listed = Object.keys(fileUses).filter((name) => name.startsWith('tokens.'));
  const made = brandFileNames.filter((name) => name.startsWith('tokens.') && name !== 'tokens.tgz');
  expect(listed.toSorted()).toEqual(made.toSorted());
});

test('every file names the version it is of', async () => {
  for (const name of tokenFileNames.filter((name) => !/ase$|zip$/.test(name)))
    expect(await textOf(name), name).toContain(files.version);
});

test('tokens.json becomes CSS with Style Dictionary, by the lines beside it', async () => {
  const directory = directoryForTest();
  const [, config = ''] = fileUses['tokens.json'].split('// style-dictionary.config.mjs');
  writeFileSync(join(directory, 'style-dictionary.config.mjs'), config);
  writeFileSync(join(directory, 'tokens.json'), await bytesOf('tokens.json'));
  const command = join(dirname(resolve('style-dictionary')), '../bin/style-dictionary.js');
  const build = [command, 'build', '--config', 'style-dictionary.config.mjs'];
  execFileSync(process.execPath, build, { cwd: directory, stdio: 'pipe' });
  const css = readFileSync(join(directory, 'variables.css'), 'utf8');
  expect(css).toMatch(/--duration-\w+: [\d.]+s;/);
  expect(css).not.toContain('object');
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
  expect(src.split('org.heimspiel.given')).toHaveLength(2);
  expect(tokens['size.giant.most']?.$extensions).toMatchObject({
    'org.heimspiel.fluid': brand.type.sizes.giant,
  });
  expect(tokens['display.weight']?.$type).toBe('fontWeight');
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

test('tokens.xml has sizes of the type that grow with it, and others that don’t', async () => {
  const text = await textOf('tokens.xml');
  expect(text).toContain('<dimen name="size_giant_least">44sp</dimen>');
  expect(text).toContain('<dimen name="space_3">24dp</dimen>');
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
  const { variables } = z
    .object({ variables: z.array(z.object({ name: z.string(), scopes: z.array(z.string()) })) })
    .parse(request);
  const scopesOf = (name: string) => variables.find((each) => each.name === name)?.scopes;
  expect(scopesOf('size/giant/most')).toEqual(['FONT_SIZE']);
  expect(scopesOf('display/leading')).toEqual([]);
});

test('typefaces.zip has each typeface with licence, source and version, and says where it is to be had', async () => {
  const unpacked = unzipSync(await bytesOf('typefaces.zip'));
  expect(Object.keys(unpacked)).toEqual(
    expect.arrayContaining(['archivo/LICENSE.txt', 'archivo/archivo-latin-ext-standard-normal.woff2']),
  );
  expect(Buffer.from(unpacked['README.md'] ?? []).toString()).toMatch(
    /## Archivo\n\n.*SIL Open Font License 1\.1\n.*@fontsource-variable\/archivo \d+\.\d+\.\d+\n.*install: https:\/\/github\.com\/Omnibus-Type\/Archivo\n/,
  );
});

test('typefaces.zip says of a club’s own typeface where it is from, and hands out nothing', async () => {
  const own = structuredClone(brand);
  for (const face of [own.type.faces.display, own.type.faces.text]) {
    delete face.package;
    Object.assign(face, { cutFrom: 'Kurve', source: 'Type foundry', license: { name: 'Bought' } });
  }
  const made = await new BrandFiles(own, 'https://example.org').tokens('typefaces.zip');
  const unpacked = unzipSync(made?.bytes.identity ?? Buffer.alloc(0));
  expect(Object.keys(unpacked)).toEqual(['README.md']);
  expect(Buffer.from(unpacked['README.md'] ?? []).toString()).toMatch(
    /## Kurve\n\n.*Bought\n.*Type foundry\n/,
  );
});
