import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lint } from '@google/design.md/linter';
import Ajv from 'ajv';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { clubs } from '#brand/clubs/clubs.ts';
import { brandRecordSchema } from '#brand/record/brand-record.ts';
import { BrandFiles } from './brand-files.ts';
import { integrityOf } from './npm-package.ts';

const { resolve } = createRequire(import.meta.url);
const schemas = join(dirname(resolve('@adcp/sdk/package.json')), 'dist/lib/schemas-data/3.0');
const readSchema = (name: string) => z.looseObject({}).parse(JSON.parse(readFileSync(name, 'utf8')));

const listSchema = z.object({
  version: z.string(),
  files: z.array(z.object({ name: z.string(), url: z.url(), integrity: z.string().optional() })),
});

describe.each(Object.entries(clubs))('the %s club', (_name, written) => {
  const files = new BrandFiles(brandRecordSchema.parse(written), 'https://example.org');
  const bytesOf = async (name: string) => (await files.tokens(name))?.bytes.identity ?? Buffer.alloc(0);

  test('is described in brand.json as the protocol’s schema says', async () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    for (const name of readdirSync(join(schemas, 'enums')))
      ajv.addSchema(readSchema(join(schemas, 'enums', name)));
    const validate = ajv.compile(readSchema(join(schemas, 'brand.json')));
    const said: unknown = JSON.parse((await bytesOf('brand.json')).toString());
    validate(said);
    expect(validate.errors).toBeNull();
    expect(JSON.stringify(said)).toContain(`"brand_version":"${files.version}"`);
  });

  test('has a DESIGN.md in which the format’s linter finds nothing', async () => {
    const text = (await bytesOf('DESIGN.md')).toString();
    const { findings, summary, designSystem } = lint(text);
    expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(summary).toMatchObject({ errors: 0, warnings: 0 });
    expect(designSystem.colors.get('ring')).toMatchObject({ hex: written.colors.ring.hex.toLowerCase() });
    expect(text).toContain(files.version);
  });

  test('is a package that npm installs, with the checksum that is stated', async () => {
    const archive = await bytesOf('tokens.tgz');
    const list = listSchema.parse(JSON.parse((await bytesOf('files.json')).toString()));
    const stated = list.files.find(({ name }) => name === 'tokens.tgz');
    expect(stated).toMatchObject({
      url: `https://example.org/brand/${files.version}/tokens.tgz`,
      integrity: integrityOf(archive),
    });
    const directory = mkdtempSync(join(tmpdir(), 'brand-package-'));
    try {
      writeFileSync(join(directory, 'tokens.tgz'), archive);
      writeFileSync(join(directory, 'package.json'), '{"name":"agency","version":"1.0.0"}');
      execFileSync('npm', ['install', './tokens.tgz', '--offline', '--no-audit', '--no-fund'], {
        cwd: directory,
      });
      const lock = readFileSync(join(directory, 'package-lock.json'), 'utf8');
      expect(lock).toContain(`"integrity": "${stated?.integrity}"`);
      const [name = ''] = readdirSync(join(directory, 'node_modules')).filter(
        (each) => !each.startsWith('.'),
      );
      const installed = join(directory, 'node_modules', name);
      expect(readFileSync(join(installed, 'tokens.css'))).toEqual(await bytesOf('tokens.css'));
      expect(readFileSync(join(installed, 'package.json'), 'utf8')).toContain(`1.0.0-v${files.version}`);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});
