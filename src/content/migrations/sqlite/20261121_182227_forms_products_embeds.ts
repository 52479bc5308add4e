import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`forms_recipients\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`address\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_recipients_order_idx\` ON \`forms_recipients\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_recipients_parent_id_idx\` ON \`forms_recipients\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_gallery_order_idx\` ON \`products_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_gallery_parent_id_idx\` ON \`products_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_gallery_picture_idx\` ON \`products_gallery\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`submissions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`summary\` text,
  	\`form_id\` integer,
  	\`received_at\` text,
  	\`language\` text,
  	\`mail_state\` text,
  	\`delete_after\` text,
  	\`receipt\` text,
  	\`form_title\` text NOT NULL,
  	\`search_text\` text,
  	\`revision\` numeric NOT NULL,
  	\`answers\` text NOT NULL,
  	\`files\` text NOT NULL,
  	\`mails\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`form_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`submissions_form_idx\` ON \`submissions\` (\`form_id\`);`)
  await db.run(sql`CREATE INDEX \`submissions_received_at_idx\` ON \`submissions\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`submissions_mail_state_idx\` ON \`submissions\` (\`mail_state\`);`)
  await db.run(sql`CREATE INDEX \`submissions_delete_after_idx\` ON \`submissions\` (\`delete_after\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`submissions_receipt_idx\` ON \`submissions\` (\`receipt\`);`)
  await db.run(sql`CREATE INDEX \`submissions_updated_at_idx\` ON \`submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`submissions_created_at_idx\` ON \`submissions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`deleted_submissions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`receipt\` text NOT NULL,
  	\`deleted_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`deleted_submissions_receipt_idx\` ON \`deleted_submissions\` (\`receipt\`);`)
  await db.run(sql`CREATE INDEX \`deleted_submissions_deleted_at_idx\` ON \`deleted_submissions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`embedding_hosts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`host\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`recipient\` text NOT NULL,
  	\`privacy_policy\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`embedding\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`embedding_hosts_order_idx\` ON \`embedding_hosts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`embedding_hosts_parent_id_idx\` ON \`embedding_hosts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`embedding\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_embedding_v_version_hosts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`host\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`recipient\` text NOT NULL,
  	\`privacy_policy\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_embedding_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_embedding_v_version_hosts_order_idx\` ON \`_embedding_v_version_hosts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_embedding_v_version_hosts_parent_id_idx\` ON \`_embedding_v_version_hosts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_embedding_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_embedding_v_created_at_idx\` ON \`_embedding_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_embedding_v_updated_at_idx\` ON \`_embedding_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_stats\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`stats\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  // Columns that may be empty from now on. Tables are not made anew: a migration runs in a transaction, in which SQLite
  // ignores that foreign keys be off, and dropping a table would delete everything that belongs to its rows.
  await db.run(sql`ALTER TABLE \`forms_fields_options_locales\` ADD \`label_next\` text;`)
  await db.run(sql`UPDATE \`forms_fields_options_locales\` SET \`label_next\` = \`label\`;`)
  await db.run(sql`ALTER TABLE \`forms_fields_options_locales\` DROP COLUMN \`label\`;`)
  await db.run(sql`ALTER TABLE \`forms_fields_options_locales\` RENAME COLUMN \`label_next\` TO \`label\`;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` ADD \`purpose_next\` text DEFAULT 'other';`)
  await db.run(sql`UPDATE \`forms_fields\` SET \`purpose_next\` = \`purpose\`;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` DROP COLUMN \`purpose\`;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` RENAME COLUMN \`purpose_next\` TO \`purpose\`;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` ADD \`width\` text DEFAULT 'full';`)
  await db.run(sql`ALTER TABLE \`forms_fields\` ADD \`file_types\` text DEFAULT 'any';`)
  await db.run(sql`ALTER TABLE \`forms_fields\` ADD \`most_megabytes\` numeric DEFAULT 5;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` ADD \`fixed_value\` text;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` ADD \`show_if_field\` text;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` ADD \`show_if_value\` text;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` ADD \`name\` text;`)
  await db.run(sql`ALTER TABLE \`forms_fields_options\` ADD \`name\` text;`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`retention_days\` numeric DEFAULT 180 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`forms_locales\` ADD \`confirmation_page\` text;`)
  await db.run(sql`ALTER TABLE \`products_variants\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`products_variants\` ADD \`colour\` text;`)
  await db.run(sql`ALTER TABLE \`products_variants\` ADD \`sold_out_sizes\` text;`)
  await db.run(sql`ALTER TABLE \`products_variants_locales\` ADD \`colour_name\` text;`)
  await db.run(sql`ALTER TABLE \`products_sizes\` ADD \`waist\` text;`)
  await db.run(sql`ALTER TABLE \`products_sizes\` ADD \`body_length\` text;`)
  await db.run(sql`ALTER TABLE \`products_sizes\` ADD \`sleeve\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`currency\` text DEFAULT 'EUR' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`printing\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`printing_price\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`printing_length\` numeric DEFAULT 12 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`products_locales\` ADD \`local_price\` numeric;`)
  await db.run(sql`ALTER TABLE \`products_locales\` ADD \`local_currency\` text DEFAULT 'EUR' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`products_locales\` ADD \`local_printing_price\` numeric;`)
  await db.run(sql`ALTER TABLE \`products_locales\` ADD \`size_note\` text;`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` ADD \`meta\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`forms_recipients\`;`)
  await db.run(sql`DROP TABLE \`products_gallery\`;`)
  await db.run(sql`DROP TABLE \`submissions\`;`)
  await db.run(sql`DROP TABLE \`deleted_submissions\`;`)
  await db.run(sql`DROP TABLE \`embedding_hosts\`;`)
  await db.run(sql`DROP TABLE \`embedding\`;`)
  await db.run(sql`DROP TABLE \`_embedding_v_version_hosts\`;`)
  await db.run(sql`DROP TABLE \`_embedding_v\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_stats\`;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` DROP COLUMN \`width\`;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` DROP COLUMN \`file_types\`;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` DROP COLUMN \`most_megabytes\`;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` DROP COLUMN \`fixed_value\`;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` DROP COLUMN \`show_if_field\`;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` DROP COLUMN \`show_if_value\`;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` DROP COLUMN \`name\`;`)
  await db.run(sql`ALTER TABLE \`forms_fields_options\` DROP COLUMN \`name\`;`)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`retention_days\`;`)
  await db.run(sql`ALTER TABLE \`forms_locales\` DROP COLUMN \`confirmation_page\`;`)
  await db.run(sql`ALTER TABLE \`products_variants\` DROP COLUMN \`slug\`;`)
  await db.run(sql`ALTER TABLE \`products_variants\` DROP COLUMN \`colour\`;`)
  await db.run(sql`ALTER TABLE \`products_variants\` DROP COLUMN \`sold_out_sizes\`;`)
  await db.run(sql`ALTER TABLE \`products_variants_locales\` DROP COLUMN \`colour_name\`;`)
  await db.run(sql`ALTER TABLE \`products_sizes\` DROP COLUMN \`waist\`;`)
  await db.run(sql`ALTER TABLE \`products_sizes\` DROP COLUMN \`body_length\`;`)
  await db.run(sql`ALTER TABLE \`products_sizes\` DROP COLUMN \`sleeve\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`currency\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`printing\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`printing_price\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`printing_length\`;`)
  await db.run(sql`ALTER TABLE \`products_locales\` DROP COLUMN \`local_price\`;`)
  await db.run(sql`ALTER TABLE \`products_locales\` DROP COLUMN \`local_currency\`;`)
  await db.run(sql`ALTER TABLE \`products_locales\` DROP COLUMN \`local_printing_price\`;`)
  await db.run(sql`ALTER TABLE \`products_locales\` DROP COLUMN \`size_note\`;`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` DROP COLUMN \`meta\`;`)
}
