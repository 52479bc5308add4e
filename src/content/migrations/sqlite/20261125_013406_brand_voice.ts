import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { voiceOfClubs } from '../voice-of-clubs.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`brand_voice_rules\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`rule\` text NOT NULL,
  	\`reason\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`brand\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`brand_voice_rules_order_idx\` ON \`brand_voice_rules\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`brand_voice_rules_parent_id_idx\` ON \`brand_voice_rules\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_voice_rules_locale_idx\` ON \`brand_voice_rules\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`brand_voice_examples\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`wrong\` text NOT NULL,
  	\`right\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`brand\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`brand_voice_examples_order_idx\` ON \`brand_voice_examples\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`brand_voice_examples_parent_id_idx\` ON \`brand_voice_examples\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_voice_examples_locale_idx\` ON \`brand_voice_examples\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_brand_v_version_voice_rules\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`rule\` text NOT NULL,
  	\`reason\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_brand_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_brand_v_version_voice_rules_order_idx\` ON \`_brand_v_version_voice_rules\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_voice_rules_parent_id_idx\` ON \`_brand_v_version_voice_rules\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_voice_rules_locale_idx\` ON \`_brand_v_version_voice_rules\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_brand_v_version_voice_examples\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`wrong\` text NOT NULL,
  	\`right\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_brand_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_brand_v_version_voice_examples_order_idx\` ON \`_brand_v_version_voice_examples\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_voice_examples_parent_id_idx\` ON \`_brand_v_version_voice_examples\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_voice_examples_locale_idx\` ON \`_brand_v_version_voice_examples\` (\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`brand\` ADD \`motion_easings_out\` text;`)
  await db.run(sql`ALTER TABLE \`brand\` ADD \`motion_easings_reveal\` text;`)
  await db.run(sql`ALTER TABLE \`brand\` ADD \`motion_easings_sweep\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_motion_easings_out\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_motion_easings_reveal\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_motion_easings_sweep\` text;`)
  for (const statement of voiceOfClubs((name) => `"${name}"`, (code) => `'${code}'`)) await db.run(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`brand_voice_rules\`;`)
  await db.run(sql`DROP TABLE \`brand_voice_examples\`;`)
  await db.run(sql`DROP TABLE \`_brand_v_version_voice_rules\`;`)
  await db.run(sql`DROP TABLE \`_brand_v_version_voice_examples\`;`)
  await db.run(sql`ALTER TABLE \`brand\` DROP COLUMN \`motion_easings_out\`;`)
  await db.run(sql`ALTER TABLE \`brand\` DROP COLUMN \`motion_easings_reveal\`;`)
  await db.run(sql`ALTER TABLE \`brand\` DROP COLUMN \`motion_easings_sweep\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`version_motion_easings_out\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`version_motion_easings_reveal\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`version_motion_easings_sweep\`;`)
}
