import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`search_entries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`subject\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`names\` text NOT NULL,
  	\`words\` text NOT NULL,
  	\`shown\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`subject_document_idx\` ON \`search_entries\` (\`subject\`,\`document\`);`)
  await db.run(sql`CREATE TABLE \`search_words\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`word\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`search_words_word_idx\` ON \`search_words\` (\`word\`);`)
  // The full-text index has no copy of the words; triggers keep it.
  await db.run(sql`CREATE VIRTUAL TABLE \`search_index\` USING fts5(\`names\`, \`words\`, content='search_entries', content_rowid='id', tokenize='unicode61 remove_diacritics 0', prefix='2 3');`)
  await db.run(sql`CREATE TRIGGER \`search_entries_added\` AFTER INSERT ON \`search_entries\` BEGIN
  	INSERT INTO \`search_index\` (\`rowid\`, \`names\`, \`words\`) VALUES (new.\`id\`, new.\`names\`, new.\`words\`);
  END;`)
  await db.run(sql`CREATE TRIGGER \`search_entries_deleted\` AFTER DELETE ON \`search_entries\` BEGIN
  	INSERT INTO \`search_index\` (\`search_index\`, \`rowid\`, \`names\`, \`words\`) VALUES ('delete', old.\`id\`, old.\`names\`, old.\`words\`);
  END;`)
  await db.run(sql`CREATE TRIGGER \`search_entries_changed\` AFTER UPDATE ON \`search_entries\` BEGIN
  	INSERT INTO \`search_index\` (\`search_index\`, \`rowid\`, \`names\`, \`words\`) VALUES ('delete', old.\`id\`, old.\`names\`, old.\`words\`);
  	INSERT INTO \`search_index\` (\`rowid\`, \`names\`, \`words\`) VALUES (new.\`id\`, new.\`names\`, new.\`words\`);
  END;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`search_index\`;`)
  await db.run(sql`DROP TABLE \`search_entries\`;`)
  await db.run(sql`DROP TABLE \`search_words\`;`)
}
