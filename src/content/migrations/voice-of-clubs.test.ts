import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { expect, test } from 'vitest';
import { type ClubName, clubs } from '#brand/clubs/clubs.ts';
import { brandRecordSchema } from '#brand/record/brand-record.ts';
import { easingToCss } from '#brand/record/measures.ts';
import { prepareIdentity } from '#content/brand/prepare-identity.ts';
import { readWrittenBrand } from '#content/brand/read-brand.ts';
import { ContentBackend, databases } from '../../../tests/support/content-backend.ts';
import { startEmptyDatabase } from '../../../tests/support/postgres.ts';

const curves = ['out', 'reveal', 'sweep'];

/** Back to before the identity had drafts, and curves and voice had fields, as far as tables and columns go. */
const back = [
  ...[
    'brand__status',
    '_brand_v_version_version__status',
    '_brand_v_snapshot',
    '_brand_v_published_locale',
    '_brand_v_latest',
  ].map((index) => `DROP INDEX ${index}_idx`),
  'ALTER TABLE brand DROP COLUMN _status',
  ...['version__status', 'snapshot', 'published_locale', 'latest'].map(
    (column) => `ALTER TABLE _brand_v DROP COLUMN ${column}`,
  ),
  "DELETE FROM payload_migrations WHERE name LIKE '%_brand_drafts'",
  ...['brand', '_brand_v_version'].flatMap((table) =>
    ['rules', 'examples'].map((list) => `DROP TABLE ${table}_voice_${list}`),
  ),
  ...curves.flatMap((curve) => [
    `ALTER TABLE brand DROP COLUMN motion_easings_${curve}`,
    `ALTER TABLE _brand_v DROP COLUMN version_motion_easings_${curve}`,
  ]),
  "DELETE FROM payload_migrations WHERE name LIKE '%_brand_voice'",
];

/** What only Postgres has. */
const types = ['brand_status', '_brand_v_version_status', '_brand_v_published_locale'].map(
  (name) => `DROP TYPE enum_${name}`,
);

test.each(databases.flatMap((database) => (['first', 'second'] as const).map((club) => [database, club] as const)))(
  'on %s, an identity of the %s club’s that was saved before has its curves and its voice in its form, is published, and in every version',
  async (database, club: ClubName) => {
    const directory = mkdtempSync(join(tmpdir(), 'heimspiel-earlier-'));
    const postgres = database === 'postgres' ? await startEmptyDatabase() : undefined;
    const start = () =>
      ContentBackend.start({
        dataDir: directory,
        ...(postgres ? { environment: { DATABASE_URL: postgres.url } } : {}),
      });
    let backend = await start();
    await prepareIdentity(backend.payload, club);
    const { gap } = clubs[club].spacing;
    await backend.payload.updateGlobal({
      slug: 'brand',
      locale: 'de',
      data: { spacing: { fixed: { gap: '2rem' } }, _status: 'published' },
    });
    await backend.end();
    if (postgres) {
      const client = new pg.Client({ connectionString: postgres.url, options: '-c search_path=content' });
      await client.connect();
      for (const statement of [...back, ...types]) await client.query(statement);
      await client.end();
    } else {
      const sqlite = new DatabaseSync(join(directory, 'content.sqlite'));
      for (const statement of back) sqlite.exec(statement);
      sqlite.close();
    }

    backend = await start();
    const record = await readWrittenBrand(backend.payload);
    expect({ ...record, spacing: { ...record.spacing, gap } }).toEqual(clubs[club]);
    expect(await readWrittenBrand(backend.payload, { draft: true })).toEqual(record);
    const { voice, motion } = brandRecordSchema.parse(clubs[club]);
    const { docs } = await backend.payload.findGlobalVersions({ slug: 'brand', locale: 'all', limit: 1 });
    for (const stored of [
      await backend.payload.findGlobal({ slug: 'brand', locale: 'all' }),
      docs[0]?.version,
    ]) {
      expect(stored).toMatchObject({
        _status: 'published',
        motion: { easings: { sweep: easingToCss(motion.easings.sweep) } },
        voice: {
          rules: { de: voice.rules.de, en: voice.rules.en },
          examples: { de: voice.examples.de, en: voice.examples.en },
        },
      });
    }
    await backend.end();
    await postgres?.end();
    rmSync(directory, { recursive: true, force: true });
  },
  60_000,
);
