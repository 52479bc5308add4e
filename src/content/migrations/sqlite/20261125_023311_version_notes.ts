import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`version_notes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`subject\` text NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`author\` text,
  	\`kind\` text NOT NULL,
  	\`reason\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`subject_version_idx\` ON \`version_notes\` (\`subject\`,\`version\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`version_notes\`;`)
}
