import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { firstVersions, sqlite } from '../first-versions.ts'

const mayBeEmpty = [
  ['polls_options_locales', 'label', 'text'],
  ['polls', 'method', "text DEFAULT 'single'"],
  ['polls', 'min_choices', 'numeric DEFAULT 1'],
  ['polls', 'max_choices', 'numeric DEFAULT 1'],
  ['polls', 'integrity', "text DEFAULT 'device'"],
  ['polls', 'results_shown', "text DEFAULT 'afterVote'"],
  ['polls', 'results_as', "text DEFAULT 'share'"],
  ['polls_locales', 'question', 'text'],
  ['_polls_v_version_options_locales', 'label', 'text'],
  ['_polls_v', 'version_method', "text DEFAULT 'single'"],
  ['_polls_v', 'version_min_choices', 'numeric DEFAULT 1'],
  ['_polls_v', 'version_max_choices', 'numeric DEFAULT 1'],
  ['_polls_v', 'version_integrity', "text DEFAULT 'device'"],
  ['_polls_v', 'version_results_shown', "text DEFAULT 'afterVote'"],
  ['_polls_v', 'version_results_as', "text DEFAULT 'share'"],
  ['_polls_v_locales', 'version_question', 'text'],
  ['forms_fields', 'type', "text DEFAULT 'text'"],
  ['forms_fields_locales', 'label', 'text'],
  ['forms_recipients', 'address', 'text'],
  ['forms', 'retention_days', 'numeric DEFAULT 180'],
  ['forms_locales', 'title', 'text'],
  ['forms_locales', 'submit_label', 'text'],
  ['forms_locales', 'confirmation', 'text'],
  ['products_variants', 'availability', "text DEFAULT 'inStock'"],
  ['products_variants_locales', 'label', 'text'],
  ['products_sizes', 'label', 'text'],
  ['products_sizes', 'chest', 'text'],
  ['products', 'price', 'numeric'],
  ['products', 'currency', "text DEFAULT 'EUR'"],
  ['products', 'printing_length', 'numeric DEFAULT 12'],
  ['products_locales', 'name', 'text'],
  ['products_locales', 'description', 'text'],
  ['products_locales', 'local_currency', "text DEFAULT 'EUR'"],
] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_forms_v_version_fields_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v_version_fields\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_options_order_idx\` ON \`_forms_v_version_fields_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_options_parent_id_idx\` ON \`_forms_v_version_fields_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_version_fields_options_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v_version_fields_options\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_forms_v_version_fields_options_locales_locale_parent_id_uni\` ON \`_forms_v_version_fields_options_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_options_locales_parent_id_idx\` ON \`_forms_v_version_fields_options_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_version_fields\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'text',
  	\`required\` integer DEFAULT false,
  	\`width\` text DEFAULT 'full',
  	\`file_types\` text DEFAULT 'any',
  	\`most_megabytes\` numeric DEFAULT 5,
  	\`fixed_value\` text,
  	\`show_if_field\` text,
  	\`show_if_value\` text,
  	\`name\` text,
  	\`purpose\` text DEFAULT 'other',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_order_idx\` ON \`_forms_v_version_fields\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_parent_id_idx\` ON \`_forms_v_version_fields\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_version_fields_locales\` (
  	\`label\` text,
  	\`hint\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v_version_fields\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_forms_v_version_fields_locales_locale_parent_id_unique\` ON \`_forms_v_version_fields_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_locales_parent_id_idx\` ON \`_forms_v_version_fields_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_version_recipients\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_version_recipients_order_idx\` ON \`_forms_v_version_recipients\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_recipients_parent_id_idx\` ON \`_forms_v_version_recipients\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_retention_days\` numeric DEFAULT 180,
  	\`version_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_parent_idx\` ON \`_forms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_key_idx\` ON \`_forms_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_updated_at_idx\` ON \`_forms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_created_at_idx\` ON \`_forms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_deleted_at_idx\` ON \`_forms_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version__status_idx\` ON \`_forms_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_created_at_idx\` ON \`_forms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_updated_at_idx\` ON \`_forms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_snapshot_idx\` ON \`_forms_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_published_locale_idx\` ON \`_forms_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_latest_idx\` ON \`_forms_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_locales\` (
  	\`version_title\` text,
  	\`version_introduction\` text,
  	\`version_submit_label\` text,
  	\`version_confirmation\` text,
  	\`version_confirmation_page\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_forms_v_locales_locale_parent_id_unique\` ON \`_forms_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_locales_parent_id_idx\` ON \`_forms_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_gallery_order_idx\` ON \`_products_v_version_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_gallery_parent_id_idx\` ON \`_products_v_version_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_gallery_picture_idx\` ON \`_products_v_version_gallery\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_variants\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`colour\` text,
  	\`front_id\` integer,
  	\`back_id\` integer,
  	\`availability\` text DEFAULT 'inStock',
  	\`sold_out_sizes\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`front_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`back_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_order_idx\` ON \`_products_v_version_variants\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_parent_id_idx\` ON \`_products_v_version_variants\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_front_idx\` ON \`_products_v_version_variants\` (\`front_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_back_idx\` ON \`_products_v_version_variants\` (\`back_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_variants_locales\` (
  	\`label\` text,
  	\`colour_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_variants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_variants_locales_locale_parent_id_unique\` ON \`_products_v_version_variants_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_locales_parent_id_idx\` ON \`_products_v_version_variants_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_sizes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`chest\` text,
  	\`waist\` text,
  	\`body_length\` text,
  	\`sleeve\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_sizes_order_idx\` ON \`_products_v_version_sizes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_sizes_parent_id_idx\` ON \`_products_v_version_sizes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_price\` numeric,
  	\`version_currency\` text DEFAULT 'EUR',
  	\`version_printing\` integer DEFAULT false,
  	\`version_printing_price\` numeric,
  	\`version_printing_length\` numeric DEFAULT 12,
  	\`version_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_key_idx\` ON \`_products_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_deleted_at_idx\` ON \`_products_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_snapshot_idx\` ON \`_products_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_published_locale_idx\` ON \`_products_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_local_price\` numeric,
  	\`version_local_currency\` text DEFAULT 'EUR',
  	\`version_local_printing_price\` numeric,
  	\`version_tax_note\` text,
  	\`version_size_note\` text,
  	\`version_material\` text,
  	\`version_delivery\` text,
  	\`version_shop_link_label\` text,
  	\`version_shop_link_href\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_locales_locale_parent_id_unique\` ON \`_products_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_locales_parent_id_idx\` ON \`_products_v_locales\` (\`_parent_id\`);`)
  // What may be empty from now on, because a draft may be unfinished. Tables are not made anew: a migration runs in a
  // transaction, in which SQLite ignores that foreign keys be off, and dropping a table would delete everything that
  // belongs to its rows.
  for (const [table, column, type] of mayBeEmpty) {
    await db.run(sql.raw(`ALTER TABLE ${table} ADD ${column}_next ${type}`))
    await db.run(sql.raw(`UPDATE ${table} SET ${column}_next = ${column}`))
    await db.run(sql.raw(`ALTER TABLE ${table} DROP COLUMN ${column}`))
    await db.run(sql.raw(`ALTER TABLE ${table} RENAME COLUMN ${column}_next TO ${column}`))
  }
  // A column that refers to another table can't be dropped: this one table is made anew, its texts put aside meanwhile.
  await db.run(sql`CREATE TABLE \`products_variants_locales_aside\` AS SELECT * FROM \`products_variants_locales\`;`)
  await db.run(sql`CREATE TABLE \`__new_products_variants\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`colour\` text,
  	\`front_id\` integer,
  	\`back_id\` integer,
  	\`availability\` text DEFAULT 'inStock',
  	\`sold_out_sizes\` text,
  	FOREIGN KEY (\`front_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`back_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_variants\`("_order", "_parent_id", "id", "slug", "colour", "front_id", "back_id", "availability", "sold_out_sizes") SELECT "_order", "_parent_id", "id", "slug", "colour", "front_id", "back_id", "availability", "sold_out_sizes" FROM \`products_variants\`;`)
  await db.run(sql`DROP TABLE \`products_variants\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_variants\` RENAME TO \`products_variants\`;`)
  await db.run(sql`CREATE INDEX \`products_variants_order_idx\` ON \`products_variants\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_variants_parent_id_idx\` ON \`products_variants\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_variants_front_idx\` ON \`products_variants\` (\`front_id\`);`)
  await db.run(sql`CREATE INDEX \`products_variants_back_idx\` ON \`products_variants\` (\`back_id\`);`)
  await db.run(sql`INSERT INTO \`products_variants_locales\` ("label", "colour_name", "id", "_locale", "_parent_id") SELECT "label", "colour_name", "id", "_locale", "_parent_id" FROM \`products_variants_locales_aside\`;`)
  await db.run(sql`DROP TABLE \`products_variants_locales_aside\`;`)
  await db.run(sql`ALTER TABLE \`polls\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`polls__status_idx\` ON \`polls\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`forms__status_idx\` ON \`forms\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_polls_v\` ADD \`version__status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_polls_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_polls_v\` ADD \`published_locale\` text;`)
  await db.run(sql`ALTER TABLE \`_polls_v\` ADD \`latest\` integer;`)
  await db.run(sql`ALTER TABLE \`polls\` ADD \`correction\` text;`)
  await db.run(sql`ALTER TABLE \`polls\` ADD \`corrected_at\` text;`)
  await db.run(sql`ALTER TABLE \`_polls_v\` ADD \`version_correction\` text;`)
  await db.run(sql`ALTER TABLE \`_polls_v\` ADD \`version_corrected_at\` text;`)
  await db.run(sql`CREATE INDEX \`_polls_v_version_version__status_idx\` ON \`_polls_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_snapshot_idx\` ON \`_polls_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_published_locale_idx\` ON \`_polls_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_latest_idx\` ON \`_polls_v\` (\`latest\`);`)
  for (const statement of firstVersions(sqlite)) await db.run(sql.raw(statement))
}

/** Columns stay free to be empty. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_forms_v_version_fields_options_locales\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_fields_options\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_fields_locales\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_fields\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_recipients\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_forms_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_gallery\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_variants_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_variants\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_sizes\`;`)
  await db.run(sql`DROP TABLE \`_products_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`DROP INDEX \`polls__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`polls\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`forms__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`products__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`_polls_v_version_version__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`_polls_v\` DROP COLUMN \`version__status\`;`)
  await db.run(sql`DROP INDEX \`_polls_v_snapshot_idx\`;`)
  await db.run(sql`ALTER TABLE \`_polls_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`DROP INDEX \`_polls_v_published_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`_polls_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`DROP INDEX \`_polls_v_latest_idx\`;`)
  await db.run(sql`ALTER TABLE \`_polls_v\` DROP COLUMN \`latest\`;`)
  await db.run(sql`ALTER TABLE \`polls\` DROP COLUMN \`correction\`;`)
  await db.run(sql`ALTER TABLE \`polls\` DROP COLUMN \`corrected_at\`;`)
  await db.run(sql`ALTER TABLE \`_polls_v\` DROP COLUMN \`version_correction\`;`)
  await db.run(sql`ALTER TABLE \`_polls_v\` DROP COLUMN \`version_corrected_at\`;`)
}
