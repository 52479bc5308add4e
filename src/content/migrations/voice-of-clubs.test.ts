import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { expect, test } from 'vitest';
import { type ClubName, clubs } from '#brand/clubs/clubs.ts';
import { brandRecordSchema } from '#brand/record/brand-record.ts';
import { easingToCss } from '#brand/record/measures.ts';
import { readWrittenBrand } from '#content/brand/read-brand.ts';
import { ContentBackend, databases } from '../../../tests/support/content-backend.ts';
import { startEmptyDatabase } from '../../../tests/support/postgres.ts';

const curves = ['out', 'reveal', 'sweep'];

const geometry = [
  'marks_icon',
  'ring_path',
  ...['least', 'most', 'path', 'loop'].map((name) => `ring_bend_${name}`),
  ...['title_rise', 'title_height', 'figure_middle', 'figure_height', 'claim_lift', 'claim_height'].map(
    (name) => `ring_${name}`,
  ),
  ...['ring_icon_top', 'ring_icon_height', 'motion_distances_rise', 'motion_distances_zoom'],
  ...['subtle1', 'subtle2', 'slower', 'slow', 'medium', 'fast'].map((name) => `motion_parallax_${name}`),
];

/** What pages showed while no field said how the ring is drawn. */
const drawnRing = {
  path: 'clamp(1.625rem, 0rem + 5.9vw, 7rem)',
  title: { rise: 0.43, height: 0.42 },
  figure: { middle: 0.35, height: 0.2 },
  claim: { lift: 0.14, height: 0.26 },
};

const drawnBends = {
  first: { least: 1.5, most: 2.3, path: 1.75, loop: 2.1 },
  second: { least: 1.75, most: 4, path: 1.75, loop: 2.1 },
};

/** Back to before the identity had drafts, and curves, voice, ring, icon and distances had fields, as far as tables and columns go. */
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
  ...geometry.flatMap((column) => [
    `ALTER TABLE brand DROP COLUMN ${column}`,
    `ALTER TABLE _brand_v DROP COLUMN version_${column}`,
  ]),
  "DELETE FROM payload_migrations WHERE name LIKE '%_ring_and_motion'",
];

/** What only Postgres has. */
const types = [
  'brand_status',
  '_brand_v_version_status',
  '_brand_v_published_locale',
  'brand_marks_icon',
  '_brand_v_version_marks_icon',
].map((name) => `DROP TYPE enum_${name}`);

test.each(databases.flatMap((database) => (['first', 'second'] as const).map((club) => [database, club] as const)))(
  'on %s, an identity of the %s club’s that was saved before has its curves, its voice, its ring and its icon in its form, is published, and in every version',
  async (database, club: ClubName) => {
    const directory = mkdtempSync(join(tmpdir(), 'heimspiel-earlier-'));
    const postgres = database === 'postgres' ? await startEmptyDatabase() : undefined;
    const start = () =>
      ContentBackend.start({
        dataDir: directory,
        environment: { CLUB: club, ...(postgres ? { DATABASE_URL: postgres.url } : {}) },
      });
    let backend = await start();
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
    const ring = { ...clubs[club].ring, ...drawnRing, bend: drawnBends[club] };
    expect({ ...record, spacing: { ...record.spacing, gap } }).toEqual({ ...clubs[club], ring });
    expect(await readWrittenBrand(backend.payload, { draft: true })).toEqual(record);
    const { voice, motion } = brandRecordSchema.parse(clubs[club]);
    const { docs } = await backend.payload.findGlobalVersions({ slug: 'brand', locale: 'all', limit: 1 });
    for (const stored of [
      await backend.payload.findGlobal({ slug: 'brand', locale: 'all' }),
      docs[0]?.version,
    ]) {
      expect(stored).toMatchObject({
        _status: 'published',
        motion: {
          easings: { sweep: easingToCss(motion.easings.sweep) },
          parallax: clubs[club].motion.parallax,
        },
        ring: { ...drawnRing, bend: drawnBends[club] },
        marks: { icon: clubs[club].icon },
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
