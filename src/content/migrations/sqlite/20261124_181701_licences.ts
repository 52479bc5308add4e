import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`source\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`licence\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`licensed_until\` text;`)
  await db.run(sql`CREATE INDEX \`media_licensed_until_idx\` ON \`media\` (\`licensed_until\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_licensed_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`source\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`licence\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`licensed_until\`;`)
}
