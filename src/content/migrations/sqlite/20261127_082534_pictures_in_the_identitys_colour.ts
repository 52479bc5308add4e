import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`identity_color\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`color_in_file\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`identity_color\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`color_in_file\`;`)
}
