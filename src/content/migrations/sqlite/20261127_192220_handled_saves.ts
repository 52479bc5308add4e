import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`handled_saves\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`saved_at\` text NOT NULL,
  	\`session\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`handled_saves_key_idx\` ON \`handled_saves\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`handled_saves_saved_at_idx\` ON \`handled_saves\` (\`saved_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`handled_saves\`;`)
}
