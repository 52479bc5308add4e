import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`device\` text;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`last_used_at\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`locked\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`login_attempts\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`lock_until\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` ADD \`login_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`lock_until\` text;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`locked\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`device\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`last_used_at\`;`)
}
