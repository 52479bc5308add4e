import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

// Checks types, creates a migration and starts a site, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 });

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'new-language-'));
const guide = readFileSync(join(root, 'docs/guides/add-a-language.md'), 'utf8');

beforeAll(() => {
  for (const name of [
    ...['package.json', 'tsconfig.json', 'biome.json', '.gitignore'],
    ...['vite.config.ts', 'vitest.config.ts', 'public', 'scripts', 'src', 'tests'],
  ])
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !path.endsWith('.next') && !path.endsWith('/visual/baselines'),
    });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(line: string) {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const { status, stdout, stderr } = spawnSync(line, {
    cwd: copy,
    encoding: 'utf8',
    shell: true,
    env: {
      ...process.env,
      NO_COLOR: '1',
      PATH: path,
      STARTED_DATA_DIR: undefined,
      STARTED_POSTGRES: undefined,
    },
  });
  return { status, said: stdout + stderr };
}

const fine = expect.objectContaining({ status: 0 });

const [addLanguage = '', migrate = '', ...others] = [...guide.matchAll(/^```sh\n(.*?)\n```$/gms)].map(
  ([, line = '']) => line,
);

describe('a third language', () => {
  it.each([
    ['', 'npm run create-language -- fr'],
    ['english English en_GB', 'no code of a language'],
    ['de Deutsch de_DE', 'has this language already'],
    ["fr 'Français' fr-FR", 'Name the language with a region'],
    [`fr "d'Oc" fr_FR`, 'What does the language call itself?'],
  ])('is not made of "%s"', (given, why) => {
    const { status, said } = run(`node scripts/create-language.ts ${given}`);
    expect(said).toContain(why);
    expect(status).toBe(1);
  });

  it('is there after the guide’s steps, compiles and follows the rules', () => {
    expect(others).toEqual([]);
    expect(run(addLanguage)).toEqual(fine);
    const translated = [...guide.matchAll(/`(src\/[\w./-]+fr\.json)`.*:\n\n```json\n(.*?)```/gs)];
    expect(translated.length).toBeGreaterThan(0);
    for (const [, file = '', text = ''] of translated) {
      expect(Object.keys(JSON.parse(text))).toEqual(
        Object.keys(JSON.parse(readFileSync(join(copy, file), 'utf8'))),
      );
      writeFileSync(join(copy, file), text);
    }
    expect(run('tsc')).toEqual(fine);
    expect(run('biome check --error-on-warnings src scripts')).toEqual(fine);
    expect(run('node scripts/checks/check-imports.ts')).toEqual(fine);
  });

  it('is known to Postgres after the guide’s migration', () => {
    expect(run(migrate)).toEqual(fine);
    const migrations = join(copy, 'src/content/foundation/database/migrations/postgres');
    const [newest = ''] = readdirSync(migrations).filter((file) => file.endsWith('_french.ts'));
    expect(readFileSync(join(migrations, newest), 'utf8')).toContain(
      `ALTER TYPE "content"."_locales" ADD VALUE 'fr'`,
    );
  });

  it('has pages, ballots, forms, mails, records and walls', () => {
    const walkLanguages = [
      ...['src/i18n', 'src/polls/poll-list.test.ts', 'src/server/every-locale.release.test.ts'],
      ...['detect-locale', 'document', 'structured-data'].map((name) => `src/server/pages/${name}.test`),
    ];
    expect(run(`vitest run ${walkLanguages.join(' ')}`)).toEqual(fine);
  });
});
