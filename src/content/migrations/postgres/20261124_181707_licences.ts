import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."media" ADD COLUMN "source" varchar;
  ALTER TABLE "content"."media" ADD COLUMN "licence" varchar;
  ALTER TABLE "content"."media" ADD COLUMN "licensed_until" timestamp(3) with time zone;
  CREATE INDEX "media_licensed_until_idx" ON "content"."media" USING btree ("licensed_until");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "content"."media_licensed_until_idx";
  ALTER TABLE "content"."media" DROP COLUMN "source";
  ALTER TABLE "content"."media" DROP COLUMN "licence";
  ALTER TABLE "content"."media" DROP COLUMN "licensed_until";`)
}
