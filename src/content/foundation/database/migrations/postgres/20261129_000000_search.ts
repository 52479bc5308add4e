import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "content"."search_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"names" varchar NOT NULL,
  	"words" varchar NOT NULL,
  	"shown" varchar NOT NULL
  );
  
  CREATE TABLE "content"."search_words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"word" varchar NOT NULL
  );
  
  CREATE UNIQUE INDEX "subject_document_idx" ON "content"."search_entries" USING btree ("subject","document");
  CREATE UNIQUE INDEX "search_words_word_idx" ON "content"."search_words" USING btree ("word");
  CREATE INDEX "search_entries_names_idx" ON "content"."search_entries" USING gin (array_to_tsvector(string_to_array("names", ' ')));
  CREATE INDEX "search_entries_words_idx" ON "content"."search_entries" USING gin (array_to_tsvector(string_to_array("words", ' ')));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "content"."search_entries" CASCADE;
  DROP TABLE "content"."search_words" CASCADE;`)
}
