import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`products_gallery\`;`)
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
}
