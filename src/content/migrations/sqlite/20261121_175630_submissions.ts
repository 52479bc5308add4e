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
  await db.run(sql`CREATE TABLE \`payload_jobs_stats\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`stats\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_forms_fields_options_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms_fields_options\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_forms_fields_options_locales\`("label", "id", "_locale", "_parent_id") SELECT "label", "id", "_locale", "_parent_id" FROM \`forms_fields_options_locales\`;`)
  await db.run(sql`DROP TABLE \`forms_fields_options_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_forms_fields_options_locales\` RENAME TO \`forms_fields_options_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_fields_options_locales_locale_parent_id_unique\` ON \`forms_fields_options_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_forms_fields\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'text' NOT NULL,
  	\`required\` integer DEFAULT false,
  	\`width\` text DEFAULT 'full',
  	\`file_types\` text DEFAULT 'any',
  	\`most_megabytes\` numeric DEFAULT 5,
  	\`fixed_value\` text,
  	\`show_if_field\` text,
  	\`show_if_value\` text,
  	\`name\` text,
  	\`purpose\` text DEFAULT 'other',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_forms_fields\`("_order", "_parent_id", "id", "type", "required", "width", "file_types", "most_megabytes", "fixed_value", "show_if_field", "show_if_value", "name", "purpose") SELECT "_order", "_parent_id", "id", "type", "required", "width", "file_types", "most_megabytes", "fixed_value", "show_if_field", "show_if_value", "name", "purpose" FROM \`forms_fields\`;`)
  await db.run(sql`DROP TABLE \`forms_fields\`;`)
  await db.run(sql`ALTER TABLE \`__new_forms_fields\` RENAME TO \`forms_fields\`;`)
  await db.run(sql`CREATE INDEX \`forms_fields_order_idx\` ON \`forms_fields\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_fields_parent_id_idx\` ON \`forms_fields\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`retention_days\` numeric DEFAULT 180 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` ADD \`meta\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`forms_recipients\`;`)
  await db.run(sql`DROP TABLE \`submissions\`;`)
  await db.run(sql`DROP TABLE \`deleted_submissions\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_stats\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_forms_fields_options_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms_fields_options\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_forms_fields_options_locales\`("label", "id", "_locale", "_parent_id") SELECT "label", "id", "_locale", "_parent_id" FROM \`forms_fields_options_locales\`;`)
  await db.run(sql`DROP TABLE \`forms_fields_options_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_forms_fields_options_locales\` RENAME TO \`forms_fields_options_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_fields_options_locales_locale_parent_id_unique\` ON \`forms_fields_options_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_forms_fields\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`type\` text DEFAULT 'text' NOT NULL,
  	\`required\` integer DEFAULT false,
  	\`purpose\` text DEFAULT 'other' NOT NULL,
  	\`width\` text DEFAULT 'full' NOT NULL,
  	\`show_if_field\` text,
  	\`show_if_value\` text,
  	\`file_types\` text DEFAULT 'any' NOT NULL,
  	\`most_megabytes\` numeric DEFAULT 5 NOT NULL,
  	\`fixed_value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_forms_fields\`("_order", "_parent_id", "id", "name", "type", "required", "purpose", "width", "show_if_field", "show_if_value", "file_types", "most_megabytes", "fixed_value") SELECT "_order", "_parent_id", "id", "name", "type", "required", "purpose", "width", "show_if_field", "show_if_value", "file_types", "most_megabytes", "fixed_value" FROM \`forms_fields\`;`)
  await db.run(sql`DROP TABLE \`forms_fields\`;`)
  await db.run(sql`ALTER TABLE \`__new_forms_fields\` RENAME TO \`forms_fields\`;`)
  await db.run(sql`CREATE INDEX \`forms_fields_order_idx\` ON \`forms_fields\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_fields_parent_id_idx\` ON \`forms_fields\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`retention_days\`;`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` DROP COLUMN \`meta\`;`)
}
