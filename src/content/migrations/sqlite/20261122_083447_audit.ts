import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`audit\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`subject\` text,
  	\`title\` text,
  	\`document\` text,
  	\`language\` text,
  	\`details\` text,
  	\`name\` text,
  	\`account\` text,
  	\`role\` text,
  	\`network\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_at_idx\` ON \`audit\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`audit_action_idx\` ON \`audit\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_subject_idx\` ON \`audit\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`audit_document_idx\` ON \`audit\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`audit_account_idx\` ON \`audit\` (\`account\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`audit\`;`)
}
