import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`embedding_hosts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`host\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`recipient\` text NOT NULL,
  	\`privacy_policy\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`embedding\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`embedding_hosts_order_idx\` ON \`embedding_hosts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`embedding_hosts_parent_id_idx\` ON \`embedding_hosts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`embedding\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_embedding_v_version_hosts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`host\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`recipient\` text NOT NULL,
  	\`privacy_policy\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_embedding_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_embedding_v_version_hosts_order_idx\` ON \`_embedding_v_version_hosts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_embedding_v_version_hosts_parent_id_idx\` ON \`_embedding_v_version_hosts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_embedding_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_embedding_v_created_at_idx\` ON \`_embedding_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_embedding_v_updated_at_idx\` ON \`_embedding_v\` (\`updated_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`embedding_hosts\`;`)
  await db.run(sql`DROP TABLE \`embedding\`;`)
  await db.run(sql`DROP TABLE \`_embedding_v_version_hosts\`;`)
  await db.run(sql`DROP TABLE \`_embedding_v\`;`)
}
