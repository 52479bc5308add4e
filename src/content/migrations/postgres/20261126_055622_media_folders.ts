import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."media" ADD COLUMN "folder" varchar;
  CREATE INDEX "media_folder_idx" ON "content"."media" USING btree ("folder");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "content"."media_folder_idx";
  ALTER TABLE "content"."media" DROP COLUMN "folder";`)
}
