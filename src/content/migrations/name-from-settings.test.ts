import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clubs } from '#brand/clubs/clubs.ts';
import { readProjectSettings } from '#content/api/settings-values.ts';
import { readWrittenBrand } from '#content/brand/read-brand.ts';
import { ContentBackend, databases } from '../../../tests/support/content-backend.ts';
import { startEmptyDatabase } from '../../../tests/support/postgres.ts';

const added = {
  brand: ['name_text', 'name_short', 'name_styled_letter', 'name_styled_from', 'name_letters', 'name_breaks'],
  brand_locales: ['name_full', 'claim'],
};

/** Back to before the name was the identity's, as far as the columns go. */
const back = [
  ...Object.entries(added).flatMap(([table, columns]) =>
    columns.flatMap((column) => [
      `ALTER TABLE ${table} DROP COLUMN ${column}`,
      `ALTER TABLE _${table.replace('brand', 'brand_v')} DROP COLUMN version_${column}`,
    ]),
  ),
  ...['', 'version_'].flatMap((prefix) => {
    const table = prefix ? '_project_settings_v' : 'project_settings';
    return [
      `ALTER TABLE ${table} ADD COLUMN ${prefix}brand_name varchar`,
      `ALTER TABLE ${table} ADD COLUMN ${prefix}styled_letter numeric`,
      `ALTER TABLE ${table}_locales ADD COLUMN ${prefix}claim varchar`,
    ];
  }),
  "DELETE FROM payload_migrations WHERE name LIKE '%_name_and_claim'",
];

/** As earlier releases had it until somebody published an identity. */
const nobodySaved = ['DELETE FROM brand', 'DELETE FROM _brand_v'];

const enumerations = ['brand_name_letters', 'brand_name_breaks', '_brand_v_version_name_letters', '_brand_v_version_name_breaks'];

describe.each(databases)('the name that was a project setting, on %s', (database) => {
  let directory: string;
  let postgres: Awaited<ReturnType<typeof startEmptyDatabase>> | undefined;
  let backend: ContentBackend;

  const start = (environment: Readonly<Record<string, string>> = {}) =>
    ContentBackend.start({
      dataDir: directory,
      environment: { ...environment, ...(postgres ? { DATABASE_URL: postgres.url } : {}) },
    });

  async function run(statements: readonly string[]): Promise<void> {
    if (postgres) {
      const client = new pg.Client({ connectionString: postgres.url, options: '-c search_path=content' });
      await client.connect();
      for (const statement of [...statements]) await client.query(statement);
      await client.end();
      return;
    }
    const sqlite = new DatabaseSync(join(directory, 'content.sqlite'));
    for (const statement of statements) sqlite.exec(statement);
    sqlite.close();
  }

  /** Puts the database back to before, with this in its project settings, and starts the present version on it. */
  async function upgradeFrom(
    name: string,
    letter: number | null,
    claims: { de: string; en: string },
    saved: readonly string[] = [],
  ): Promise<void> {
    await backend.end();
    await run([
      ...saved,
      ...back,
      ...(postgres ? enumerations.map((each) => `DROP TYPE enum_${each}`) : []),
      `UPDATE project_settings SET brand_name = '${name}', styled_letter = ${letter}`,
      ...Object.entries(claims).map(
        ([locale, claim]) => `UPDATE project_settings_locales SET claim = '${claim}' WHERE _locale = '${locale}'`,
      ),
    ]);
    backend = await start();
  }

  async function begin(environment?: Readonly<Record<string, string>>): Promise<void> {
    directory = mkdtempSync(join(tmpdir(), 'heimspiel-earlier-'));
    postgres = database === 'postgres' ? await startEmptyDatabase() : undefined;
    backend = await start(environment);
    for (const locale of ['de', 'en'] as const)
      await backend.payload.updateGlobal({
        slug: 'project-settings',
        locale,
        data: { title: 'Probe', description: 'Probe' },
      });
  }

  async function end(): Promise<void> {
    await backend.end();
    await postgres?.end();
    rmSync(directory, { recursive: true, force: true });
  }

  beforeEach(() => begin(), 60_000);

  afterEach(end);

  test('stays the site’s where nobody had saved an identity, and nothing else changes', async () => {
    await upgradeFrom('SV Heimspiel', 4, { de: 'Da kommt wer', en: 'Somebody is coming' }, nobodySaved);
    const { name, claim, ...rest } = await readWrittenBrand(backend.payload);
    expect(name).toEqual({ ...clubs.first.name, text: 'SV Heimspiel', styledLetter: 4 });
    expect(claim).toEqual({ de: 'Da kommt wer', en: 'Somebody is coming' });
    const { name: _, claim: __, ...others } = clubs.first;
    expect(rest).toEqual(others);
    const settings = await readProjectSettings(backend.payload);
    expect(settings?.brand).toEqual({ name: 'SV Heimspiel', styledLetter: 3 });
    expect(settings?.locales.en.claim).toBe('Somebody is coming');
    // And it can be saved as ever.
    const editor = await backend.as('editor');
    const answer = await editor('POST', '/globals/brand?locale=de&fallback-locale=none', {
      colors: { ring: { name: 'Reif' } },
      _status: 'published',
    });
    expect(answer.status, await answer.text()).toBe(200);
    expect((await readWrittenBrand(backend.payload)).name.text).toBe('SV Heimspiel');
  }, 60_000);

  test('joins an identity that somebody had saved, and all its versions', async () => {
    const editor = await backend.as('editor');
    const saved = await editor('POST', '/globals/brand?locale=de&fallback-locale=none', {
      colors: { ring: { hex: '#C8102E' } },
      _status: 'published',
    });
    expect(saved.status, await saved.text()).toBe(200);
    await upgradeFrom('Heimspiel', null, { de: 'Da kommt wer', en: 'Somebody is coming' });
    const record = await readWrittenBrand(backend.payload);
    expect(record.name).toMatchObject({ text: 'Heimspiel', styledLetter: 5 });
    expect(record.claim).toEqual({ de: 'Da kommt wer', en: 'Somebody is coming' });
    expect(record.colors.ring.hex).toBe('#C8102E');
    const later = await backend.as('editor');
    const { docs } = await (await later('GET', '/globals/brand/versions?sort=createdAt&limit=1')).json();
    expect((await later('POST', `/globals/brand/versions/${docs[0].id}`)).status).toBe(200);
    expect((await later('POST', '/globals/brand?locale=de', { _status: 'published' })).status).toBe(200);
    expect((await readWrittenBrand(backend.payload)).name.text).toBe('Heimspiel');
  }, 60_000);

  test('joins another club’s identity', async () => {
    await end();
    await begin({ CLUB: 'second' });
    await upgradeFrom('Priel', 3, clubs.second.claim);
    expect(await readWrittenBrand(backend.payload)).toEqual(clubs.second);
  }, 60_000);

  test('leaves what is delivered as it is', async () => {
    await upgradeFrom('VfB', 2, clubs.first.claim, nobodySaved);
    expect(await readWrittenBrand(backend.payload)).toEqual(clubs.first);
  }, 60_000);
});
