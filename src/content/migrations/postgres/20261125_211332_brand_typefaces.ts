import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "content"."enum_brand_type_faces_display_typeface" AS ENUM('archivo', 'robotoSerif', 'own');
  CREATE TYPE "content"."enum_brand_type_faces_text_typeface" AS ENUM('archivo', 'robotoSerif', 'own');
  CREATE TYPE "content"."enum__brand_v_version_type_faces_display_typeface" AS ENUM('archivo', 'robotoSerif', 'own');
  CREATE TYPE "content"."enum__brand_v_version_type_faces_text_typeface" AS ENUM('archivo', 'robotoSerif', 'own');
  ALTER TABLE "content"."brand" ADD COLUMN "type_faces_display_typeface" "content"."enum_brand_type_faces_display_typeface";
  ALTER TABLE "content"."brand" ADD COLUMN "type_faces_display_file_id" integer;
  ALTER TABLE "content"."brand" ADD COLUMN "type_faces_text_typeface" "content"."enum_brand_type_faces_text_typeface";
  ALTER TABLE "content"."brand" ADD COLUMN "type_faces_text_file_id" integer;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_type_faces_display_typeface" "content"."enum__brand_v_version_type_faces_display_typeface";
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_type_faces_display_file_id" integer;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_type_faces_text_typeface" "content"."enum__brand_v_version_type_faces_text_typeface";
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_type_faces_text_file_id" integer;
  ALTER TABLE "content"."brand" ADD CONSTRAINT "brand_type_faces_display_file_id_media_id_fk" FOREIGN KEY ("type_faces_display_file_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."brand" ADD CONSTRAINT "brand_type_faces_text_file_id_media_id_fk" FOREIGN KEY ("type_faces_text_file_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_brand_v" ADD CONSTRAINT "_brand_v_version_type_faces_display_file_id_media_id_fk" FOREIGN KEY ("version_type_faces_display_file_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_brand_v" ADD CONSTRAINT "_brand_v_version_type_faces_text_file_id_media_id_fk" FOREIGN KEY ("version_type_faces_text_file_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "brand_type_faces_display_type_faces_display_file_idx" ON "content"."brand" USING btree ("type_faces_display_file_id");
  CREATE INDEX "brand_type_faces_text_type_faces_text_file_idx" ON "content"."brand" USING btree ("type_faces_text_file_id");
  CREATE INDEX "_brand_v_version_type_faces_display_version_type_faces_d_idx" ON "content"."_brand_v" USING btree ("version_type_faces_display_file_id");
  CREATE INDEX "_brand_v_version_type_faces_text_version_type_faces_text_idx" ON "content"."_brand_v" USING btree ("version_type_faces_text_file_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."brand" DROP CONSTRAINT "brand_type_faces_display_file_id_media_id_fk";
  
  ALTER TABLE "content"."brand" DROP CONSTRAINT "brand_type_faces_text_file_id_media_id_fk";
  
  ALTER TABLE "content"."_brand_v" DROP CONSTRAINT "_brand_v_version_type_faces_display_file_id_media_id_fk";
  
  ALTER TABLE "content"."_brand_v" DROP CONSTRAINT "_brand_v_version_type_faces_text_file_id_media_id_fk";
  
  DROP INDEX "content"."brand_type_faces_display_type_faces_display_file_idx";
  DROP INDEX "content"."brand_type_faces_text_type_faces_text_file_idx";
  DROP INDEX "content"."_brand_v_version_type_faces_display_version_type_faces_d_idx";
  DROP INDEX "content"."_brand_v_version_type_faces_text_version_type_faces_text_idx";
  ALTER TABLE "content"."brand" DROP COLUMN "type_faces_display_typeface";
  ALTER TABLE "content"."brand" DROP COLUMN "type_faces_display_file_id";
  ALTER TABLE "content"."brand" DROP COLUMN "type_faces_text_typeface";
  ALTER TABLE "content"."brand" DROP COLUMN "type_faces_text_file_id";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_type_faces_display_typeface";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_type_faces_display_file_id";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_type_faces_text_typeface";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_type_faces_text_file_id";
  DROP TYPE "content"."enum_brand_type_faces_display_typeface";
  DROP TYPE "content"."enum_brand_type_faces_text_typeface";
  DROP TYPE "content"."enum__brand_v_version_type_faces_display_typeface";
  DROP TYPE "content"."enum__brand_v_version_type_faces_text_typeface";`)
}
