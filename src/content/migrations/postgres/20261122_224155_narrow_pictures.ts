import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."media" ADD COLUMN "sizes_avif720_url" varchar;
  ALTER TABLE "content"."media" ADD COLUMN "sizes_avif720_width" numeric;
  ALTER TABLE "content"."media" ADD COLUMN "sizes_avif720_height" numeric;
  ALTER TABLE "content"."media" ADD COLUMN "sizes_avif720_mime_type" varchar;
  ALTER TABLE "content"."media" ADD COLUMN "sizes_avif720_filesize" numeric;
  ALTER TABLE "content"."media" ADD COLUMN "sizes_avif720_filename" varchar;
  ALTER TABLE "content"."media" ADD COLUMN "sizes_webp720_url" varchar;
  ALTER TABLE "content"."media" ADD COLUMN "sizes_webp720_width" numeric;
  ALTER TABLE "content"."media" ADD COLUMN "sizes_webp720_height" numeric;
  ALTER TABLE "content"."media" ADD COLUMN "sizes_webp720_mime_type" varchar;
  ALTER TABLE "content"."media" ADD COLUMN "sizes_webp720_filesize" numeric;
  ALTER TABLE "content"."media" ADD COLUMN "sizes_webp720_filename" varchar;
  CREATE INDEX "media_sizes_avif720_sizes_avif720_filename_idx" ON "content"."media" USING btree ("sizes_avif720_filename");
  CREATE INDEX "media_sizes_webp720_sizes_webp720_filename_idx" ON "content"."media" USING btree ("sizes_webp720_filename");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "content"."media_sizes_avif720_sizes_avif720_filename_idx";
  DROP INDEX "content"."media_sizes_webp720_sizes_webp720_filename_idx";
  ALTER TABLE "content"."media" DROP COLUMN "sizes_avif720_url";
  ALTER TABLE "content"."media" DROP COLUMN "sizes_avif720_width";
  ALTER TABLE "content"."media" DROP COLUMN "sizes_avif720_height";
  ALTER TABLE "content"."media" DROP COLUMN "sizes_avif720_mime_type";
  ALTER TABLE "content"."media" DROP COLUMN "sizes_avif720_filesize";
  ALTER TABLE "content"."media" DROP COLUMN "sizes_avif720_filename";
  ALTER TABLE "content"."media" DROP COLUMN "sizes_webp720_url";
  ALTER TABLE "content"."media" DROP COLUMN "sizes_webp720_width";
  ALTER TABLE "content"."media" DROP COLUMN "sizes_webp720_height";
  ALTER TABLE "content"."media" DROP COLUMN "sizes_webp720_mime_type";
  ALTER TABLE "content"."media" DROP COLUMN "sizes_webp720_filesize";
  ALTER TABLE "content"."media" DROP COLUMN "sizes_webp720_filename";`)
}
