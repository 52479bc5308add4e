import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`forms_fields_options\` ADD \`name\` text;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` ADD \`name\` text;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` ADD \`width\` text DEFAULT 'full' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` ADD \`show_if_field\` text;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` ADD \`show_if_value\` text;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` ADD \`file_types\` text DEFAULT 'any' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` ADD \`most_megabytes\` numeric DEFAULT 5 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` ADD \`fixed_value\` text;`)
  await db.run(sql`ALTER TABLE \`forms_locales\` ADD \`confirmation_page\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`forms_fields_options\` DROP COLUMN \`name\`;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` DROP COLUMN \`name\`;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` DROP COLUMN \`width\`;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` DROP COLUMN \`show_if_field\`;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` DROP COLUMN \`show_if_value\`;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` DROP COLUMN \`file_types\`;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` DROP COLUMN \`most_megabytes\`;`)
  await db.run(sql`ALTER TABLE \`forms_fields\` DROP COLUMN \`fixed_value\`;`)
  await db.run(sql`ALTER TABLE \`forms_locales\` DROP COLUMN \`confirmation_page\`;`)
}
