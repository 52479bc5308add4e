import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "content"."version_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"version" numeric NOT NULL,
  	"author" varchar,
  	"kind" varchar NOT NULL,
  	"reason" varchar
  );
  
  CREATE UNIQUE INDEX "subject_version_idx" ON "content"."version_notes" USING btree ("subject","version");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "content"."version_notes" CASCADE;`)
}
