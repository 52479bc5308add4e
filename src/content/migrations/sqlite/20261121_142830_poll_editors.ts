import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`polls\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_polls_v\` ADD \`version_changed_by\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`polls\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_polls_v\` DROP COLUMN \`version_changed_by\`;`)
}
