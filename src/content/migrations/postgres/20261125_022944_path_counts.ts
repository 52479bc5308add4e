import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "content"."path_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"first_day" varchar NOT NULL,
  	"last_day" varchar NOT NULL,
  	"ignored" boolean DEFAULT false NOT NULL
  );
  
  CREATE UNIQUE INDEX "kind_path_idx" ON "content"."path_counts" USING btree ("kind","path");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "content"."path_counts" CASCADE;`)
}
