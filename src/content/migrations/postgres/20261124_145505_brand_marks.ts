import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "content"."enum_brand_marks_wordmark_grounds" AS ENUM('white', 'sand', 'night', 'ring');
  CREATE TYPE "content"."enum_brand_marks_symbol_grounds" AS ENUM('white', 'sand', 'night', 'ring');
  CREATE TYPE "content"."enum__brand_v_version_marks_wordmark_grounds" AS ENUM('white', 'sand', 'night', 'ring');
  CREATE TYPE "content"."enum__brand_v_version_marks_symbol_grounds" AS ENUM('white', 'sand', 'night', 'ring');
  CREATE TABLE "content"."brand_marks_wordmark_grounds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "content"."enum_brand_marks_wordmark_grounds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "content"."brand_marks_symbol_grounds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "content"."enum_brand_marks_symbol_grounds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "content"."_brand_v_version_marks_wordmark_grounds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "content"."enum__brand_v_version_marks_wordmark_grounds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "content"."_brand_v_version_marks_symbol_grounds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "content"."enum__brand_v_version_marks_symbol_grounds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "content"."brand" ADD COLUMN "marks_wordmark_master" varchar;
  ALTER TABLE "content"."brand" ADD COLUMN "marks_wordmark_clear_space" numeric;
  ALTER TABLE "content"."brand" ADD COLUMN "marks_wordmark_least_pixels" numeric;
  ALTER TABLE "content"."brand" ADD COLUMN "marks_wordmark_least_millimetres" numeric;
  ALTER TABLE "content"."brand" ADD COLUMN "marks_symbol_master" varchar;
  ALTER TABLE "content"."brand" ADD COLUMN "marks_symbol_clear_space" numeric;
  ALTER TABLE "content"."brand" ADD COLUMN "marks_symbol_least_pixels" numeric;
  ALTER TABLE "content"."brand" ADD COLUMN "marks_symbol_least_millimetres" numeric;
  ALTER TABLE "content"."brand_locales" ADD COLUMN "marks_wordmark_name" varchar;
  ALTER TABLE "content"."brand_locales" ADD COLUMN "marks_wordmark_use" varchar;
  ALTER TABLE "content"."brand_locales" ADD COLUMN "marks_symbol_name" varchar;
  ALTER TABLE "content"."brand_locales" ADD COLUMN "marks_symbol_use" varchar;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_marks_wordmark_master" varchar;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_marks_wordmark_clear_space" numeric;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_marks_wordmark_least_pixels" numeric;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_marks_wordmark_least_millimetres" numeric;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_marks_symbol_master" varchar;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_marks_symbol_clear_space" numeric;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_marks_symbol_least_pixels" numeric;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_marks_symbol_least_millimetres" numeric;
  ALTER TABLE "content"."_brand_v_locales" ADD COLUMN "version_marks_wordmark_name" varchar;
  ALTER TABLE "content"."_brand_v_locales" ADD COLUMN "version_marks_wordmark_use" varchar;
  ALTER TABLE "content"."_brand_v_locales" ADD COLUMN "version_marks_symbol_name" varchar;
  ALTER TABLE "content"."_brand_v_locales" ADD COLUMN "version_marks_symbol_use" varchar;
  ALTER TABLE "content"."brand_marks_wordmark_grounds" ADD CONSTRAINT "brand_marks_wordmark_grounds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."brand_marks_symbol_grounds" ADD CONSTRAINT "brand_marks_symbol_grounds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_brand_v_version_marks_wordmark_grounds" ADD CONSTRAINT "_brand_v_version_marks_wordmark_grounds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_brand_v_version_marks_symbol_grounds" ADD CONSTRAINT "_brand_v_version_marks_symbol_grounds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "brand_marks_wordmark_grounds_order_idx" ON "content"."brand_marks_wordmark_grounds" USING btree ("order");
  CREATE INDEX "brand_marks_wordmark_grounds_parent_idx" ON "content"."brand_marks_wordmark_grounds" USING btree ("parent_id");
  CREATE INDEX "brand_marks_symbol_grounds_order_idx" ON "content"."brand_marks_symbol_grounds" USING btree ("order");
  CREATE INDEX "brand_marks_symbol_grounds_parent_idx" ON "content"."brand_marks_symbol_grounds" USING btree ("parent_id");
  CREATE INDEX "_brand_v_version_marks_wordmark_grounds_order_idx" ON "content"."_brand_v_version_marks_wordmark_grounds" USING btree ("order");
  CREATE INDEX "_brand_v_version_marks_wordmark_grounds_parent_idx" ON "content"."_brand_v_version_marks_wordmark_grounds" USING btree ("parent_id");
  CREATE INDEX "_brand_v_version_marks_symbol_grounds_order_idx" ON "content"."_brand_v_version_marks_symbol_grounds" USING btree ("order");
  CREATE INDEX "_brand_v_version_marks_symbol_grounds_parent_idx" ON "content"."_brand_v_version_marks_symbol_grounds" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "content"."brand_marks_wordmark_grounds" CASCADE;
  DROP TABLE "content"."brand_marks_symbol_grounds" CASCADE;
  DROP TABLE "content"."_brand_v_version_marks_wordmark_grounds" CASCADE;
  DROP TABLE "content"."_brand_v_version_marks_symbol_grounds" CASCADE;
  ALTER TABLE "content"."brand" DROP COLUMN "marks_wordmark_master";
  ALTER TABLE "content"."brand" DROP COLUMN "marks_wordmark_clear_space";
  ALTER TABLE "content"."brand" DROP COLUMN "marks_wordmark_least_pixels";
  ALTER TABLE "content"."brand" DROP COLUMN "marks_wordmark_least_millimetres";
  ALTER TABLE "content"."brand" DROP COLUMN "marks_symbol_master";
  ALTER TABLE "content"."brand" DROP COLUMN "marks_symbol_clear_space";
  ALTER TABLE "content"."brand" DROP COLUMN "marks_symbol_least_pixels";
  ALTER TABLE "content"."brand" DROP COLUMN "marks_symbol_least_millimetres";
  ALTER TABLE "content"."brand_locales" DROP COLUMN "marks_wordmark_name";
  ALTER TABLE "content"."brand_locales" DROP COLUMN "marks_wordmark_use";
  ALTER TABLE "content"."brand_locales" DROP COLUMN "marks_symbol_name";
  ALTER TABLE "content"."brand_locales" DROP COLUMN "marks_symbol_use";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_marks_wordmark_master";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_marks_wordmark_clear_space";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_marks_wordmark_least_pixels";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_marks_wordmark_least_millimetres";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_marks_symbol_master";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_marks_symbol_clear_space";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_marks_symbol_least_pixels";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_marks_symbol_least_millimetres";
  ALTER TABLE "content"."_brand_v_locales" DROP COLUMN "version_marks_wordmark_name";
  ALTER TABLE "content"."_brand_v_locales" DROP COLUMN "version_marks_wordmark_use";
  ALTER TABLE "content"."_brand_v_locales" DROP COLUMN "version_marks_symbol_name";
  ALTER TABLE "content"."_brand_v_locales" DROP COLUMN "version_marks_symbol_use";
  DROP TYPE "content"."enum_brand_marks_wordmark_grounds";
  DROP TYPE "content"."enum_brand_marks_symbol_grounds";
  DROP TYPE "content"."enum__brand_v_version_marks_wordmark_grounds";
  DROP TYPE "content"."enum__brand_v_version_marks_symbol_grounds";`)
}
