import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "content"."handled_saves" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"saved_at" timestamp(3) with time zone NOT NULL,
  	"session" varchar
  );
  
  CREATE INDEX "handled_saves_key_idx" ON "content"."handled_saves" USING btree ("key");
  CREATE INDEX "handled_saves_saved_at_idx" ON "content"."handled_saves" USING btree ("saved_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "content"."handled_saves" CASCADE;`)
}
