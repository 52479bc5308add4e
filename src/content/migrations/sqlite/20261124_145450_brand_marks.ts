import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`brand_marks_wordmark_grounds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`brand\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`brand_marks_wordmark_grounds_order_idx\` ON \`brand_marks_wordmark_grounds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`brand_marks_wordmark_grounds_parent_idx\` ON \`brand_marks_wordmark_grounds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`brand_marks_symbol_grounds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`brand\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`brand_marks_symbol_grounds_order_idx\` ON \`brand_marks_symbol_grounds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`brand_marks_symbol_grounds_parent_idx\` ON \`brand_marks_symbol_grounds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_brand_v_version_marks_wordmark_grounds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_brand_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_brand_v_version_marks_wordmark_grounds_order_idx\` ON \`_brand_v_version_marks_wordmark_grounds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_marks_wordmark_grounds_parent_idx\` ON \`_brand_v_version_marks_wordmark_grounds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_brand_v_version_marks_symbol_grounds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_brand_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_brand_v_version_marks_symbol_grounds_order_idx\` ON \`_brand_v_version_marks_symbol_grounds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_marks_symbol_grounds_parent_idx\` ON \`_brand_v_version_marks_symbol_grounds\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`brand\` ADD \`marks_wordmark_master\` text;`)
  await db.run(sql`ALTER TABLE \`brand\` ADD \`marks_wordmark_clear_space\` numeric;`)
  await db.run(sql`ALTER TABLE \`brand\` ADD \`marks_wordmark_least_pixels\` numeric;`)
  await db.run(sql`ALTER TABLE \`brand\` ADD \`marks_wordmark_least_millimetres\` numeric;`)
  await db.run(sql`ALTER TABLE \`brand\` ADD \`marks_symbol_master\` text;`)
  await db.run(sql`ALTER TABLE \`brand\` ADD \`marks_symbol_clear_space\` numeric;`)
  await db.run(sql`ALTER TABLE \`brand\` ADD \`marks_symbol_least_pixels\` numeric;`)
  await db.run(sql`ALTER TABLE \`brand\` ADD \`marks_symbol_least_millimetres\` numeric;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`marks_wordmark_name\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`marks_wordmark_use\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`marks_symbol_name\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`marks_symbol_use\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_marks_wordmark_master\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_marks_wordmark_clear_space\` numeric;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_marks_wordmark_least_pixels\` numeric;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_marks_wordmark_least_millimetres\` numeric;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_marks_symbol_master\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_marks_symbol_clear_space\` numeric;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_marks_symbol_least_pixels\` numeric;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_marks_symbol_least_millimetres\` numeric;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_marks_wordmark_name\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_marks_wordmark_use\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_marks_symbol_name\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_marks_symbol_use\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`brand_marks_wordmark_grounds\`;`)
  await db.run(sql`DROP TABLE \`brand_marks_symbol_grounds\`;`)
  await db.run(sql`DROP TABLE \`_brand_v_version_marks_wordmark_grounds\`;`)
  await db.run(sql`DROP TABLE \`_brand_v_version_marks_symbol_grounds\`;`)
  await db.run(sql`ALTER TABLE \`brand\` DROP COLUMN \`marks_wordmark_master\`;`)
  await db.run(sql`ALTER TABLE \`brand\` DROP COLUMN \`marks_wordmark_clear_space\`;`)
  await db.run(sql`ALTER TABLE \`brand\` DROP COLUMN \`marks_wordmark_least_pixels\`;`)
  await db.run(sql`ALTER TABLE \`brand\` DROP COLUMN \`marks_wordmark_least_millimetres\`;`)
  await db.run(sql`ALTER TABLE \`brand\` DROP COLUMN \`marks_symbol_master\`;`)
  await db.run(sql`ALTER TABLE \`brand\` DROP COLUMN \`marks_symbol_clear_space\`;`)
  await db.run(sql`ALTER TABLE \`brand\` DROP COLUMN \`marks_symbol_least_pixels\`;`)
  await db.run(sql`ALTER TABLE \`brand\` DROP COLUMN \`marks_symbol_least_millimetres\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`marks_wordmark_name\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`marks_wordmark_use\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`marks_symbol_name\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`marks_symbol_use\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`version_marks_wordmark_master\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`version_marks_wordmark_clear_space\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`version_marks_wordmark_least_pixels\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`version_marks_wordmark_least_millimetres\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`version_marks_symbol_master\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`version_marks_symbol_clear_space\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`version_marks_symbol_least_pixels\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`version_marks_symbol_least_millimetres\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_marks_wordmark_name\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_marks_wordmark_use\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_marks_symbol_name\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_marks_symbol_use\`;`)
}
