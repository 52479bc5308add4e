import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`draft_links\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`page_id\` integer,
  	\`token\` text NOT NULL,
  	\`until\` text NOT NULL,
  	\`made_by\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`draft_links_page_idx\` ON \`draft_links\` (\`page_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`draft_links_token_idx\` ON \`draft_links\` (\`token\`);`)
  await db.run(sql`CREATE INDEX \`draft_links_until_idx\` ON \`draft_links\` (\`until\`);`)
  await db.run(sql`CREATE INDEX \`draft_links_updated_at_idx\` ON \`draft_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`draft_links_created_at_idx\` ON \`draft_links\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`draft_links\`;`)
}
