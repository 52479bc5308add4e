import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_polls_v_version_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_polls_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_polls_v_version_options_order_idx\` ON \`_polls_v_version_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_version_options_parent_id_idx\` ON \`_polls_v_version_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_version_options_image_idx\` ON \`_polls_v_version_options\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_polls_v_version_options_locales\` (
  	\`label\` text NOT NULL,
  	\`detail\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_polls_v_version_options\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_polls_v_version_options_locales_locale_parent_id_unique\` ON \`_polls_v_version_options_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_polls_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_method\` text DEFAULT 'single' NOT NULL,
  	\`version_min_choices\` numeric DEFAULT 1 NOT NULL,
  	\`version_max_choices\` numeric DEFAULT 1 NOT NULL,
  	\`version_random_order\` integer DEFAULT false,
  	\`version_integrity\` text DEFAULT 'device' NOT NULL,
  	\`version_results_shown\` text DEFAULT 'afterVote' NOT NULL,
  	\`version_results_as\` text DEFAULT 'share' NOT NULL,
  	\`version_opens_at\` text,
  	\`version_opensat_tz\` text DEFAULT 'Europe/Berlin',
  	\`version_closes_at\` text,
  	\`version_closesat_tz\` text DEFAULT 'Europe/Berlin',
  	\`version_key\` text,
  	\`version_codes_issued\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`polls\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_polls_v_parent_idx\` ON \`_polls_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_version_version_key_idx\` ON \`_polls_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_version_version_updated_at_idx\` ON \`_polls_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_version_version_created_at_idx\` ON \`_polls_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_created_at_idx\` ON \`_polls_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_updated_at_idx\` ON \`_polls_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_polls_v_locales\` (
  	\`version_question\` text NOT NULL,
  	\`version_introduction\` text,
  	\`version_thanks\` text,
  	\`version_consent\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_polls_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_polls_v_locales_locale_parent_id_unique\` ON \`_polls_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`voting_networks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`range\` text NOT NULL,
  	\`votes_per_minute\` numeric DEFAULT 100000 NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`voting\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`voting_networks_order_idx\` ON \`voting_networks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`voting_networks_parent_id_idx\` ON \`voting_networks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`voting\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_voting_v_version_networks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`range\` text NOT NULL,
  	\`votes_per_minute\` numeric DEFAULT 100000 NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_voting_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_voting_v_version_networks_order_idx\` ON \`_voting_v_version_networks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_voting_v_version_networks_parent_id_idx\` ON \`_voting_v_version_networks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_voting_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_voting_v_created_at_idx\` ON \`_voting_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_voting_v_updated_at_idx\` ON \`_voting_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`polls\` ADD \`random_order\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`polls\` ADD \`integrity\` text DEFAULT 'device' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`polls\` ADD \`results_shown\` text DEFAULT 'afterVote' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`polls\` ADD \`results_as\` text DEFAULT 'share' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`polls\` ADD \`opensat_tz\` text DEFAULT 'Europe/Berlin';`)
  await db.run(sql`ALTER TABLE \`polls\` ADD \`closesat_tz\` text DEFAULT 'Europe/Berlin';`)
  await db.run(sql`ALTER TABLE \`polls\` ADD \`codes_issued\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`polls_locales\` ADD \`consent\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_polls_v_version_options\`;`)
  await db.run(sql`DROP TABLE \`_polls_v_version_options_locales\`;`)
  await db.run(sql`DROP TABLE \`_polls_v\`;`)
  await db.run(sql`DROP TABLE \`_polls_v_locales\`;`)
  await db.run(sql`DROP TABLE \`voting_networks\`;`)
  await db.run(sql`DROP TABLE \`voting\`;`)
  await db.run(sql`DROP TABLE \`_voting_v_version_networks\`;`)
  await db.run(sql`DROP TABLE \`_voting_v\`;`)
  await db.run(sql`ALTER TABLE \`polls\` DROP COLUMN \`random_order\`;`)
  await db.run(sql`ALTER TABLE \`polls\` DROP COLUMN \`integrity\`;`)
  await db.run(sql`ALTER TABLE \`polls\` DROP COLUMN \`results_shown\`;`)
  await db.run(sql`ALTER TABLE \`polls\` DROP COLUMN \`results_as\`;`)
  await db.run(sql`ALTER TABLE \`polls\` DROP COLUMN \`opensat_tz\`;`)
  await db.run(sql`ALTER TABLE \`polls\` DROP COLUMN \`closesat_tz\`;`)
  await db.run(sql`ALTER TABLE \`polls\` DROP COLUMN \`codes_issued\`;`)
  await db.run(sql`ALTER TABLE \`polls_locales\` DROP COLUMN \`consent\`;`)
}
