import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "content"."enum_audit_subject" ADD VALUE 'brand' BEFORE 'voting';
  CREATE TABLE "content"."brand" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"colors_white_hex" varchar NOT NULL,
  	"colors_white_share" numeric,
  	"colors_white_given_cmyk" varchar,
  	"colors_white_given_spot" varchar,
  	"colors_white_given_paint" varchar,
  	"colors_white_given_yarn" varchar,
  	"colors_sand_hex" varchar NOT NULL,
  	"colors_sand_share" numeric,
  	"colors_sand_given_cmyk" varchar,
  	"colors_sand_given_spot" varchar,
  	"colors_sand_given_paint" varchar,
  	"colors_sand_given_yarn" varchar,
  	"colors_ink_hex" varchar NOT NULL,
  	"colors_ink_share" numeric,
  	"colors_ink_given_cmyk" varchar,
  	"colors_ink_given_spot" varchar,
  	"colors_ink_given_paint" varchar,
  	"colors_ink_given_yarn" varchar,
  	"colors_night_hex" varchar NOT NULL,
  	"colors_night_share" numeric,
  	"colors_night_given_cmyk" varchar,
  	"colors_night_given_spot" varchar,
  	"colors_night_given_paint" varchar,
  	"colors_night_given_yarn" varchar,
  	"colors_ring_hex" varchar NOT NULL,
  	"colors_ring_share" numeric,
  	"colors_ring_given_cmyk" varchar,
  	"colors_ring_given_spot" varchar,
  	"colors_ring_given_paint" varchar,
  	"colors_ring_given_yarn" varchar,
  	"colors_ring_bright_hex" varchar NOT NULL,
  	"colors_ring_bright_share" numeric,
  	"colors_ring_bright_given_cmyk" varchar,
  	"colors_ring_bright_given_spot" varchar,
  	"colors_ring_bright_given_paint" varchar,
  	"colors_ring_bright_given_yarn" varchar,
  	"colors_stone1_hex" varchar NOT NULL,
  	"colors_stone1_share" numeric,
  	"colors_stone1_given_cmyk" varchar,
  	"colors_stone1_given_spot" varchar,
  	"colors_stone1_given_paint" varchar,
  	"colors_stone1_given_yarn" varchar,
  	"colors_stone2_hex" varchar NOT NULL,
  	"colors_stone2_share" numeric,
  	"colors_stone2_given_cmyk" varchar,
  	"colors_stone2_given_spot" varchar,
  	"colors_stone2_given_paint" varchar,
  	"colors_stone2_given_yarn" varchar,
  	"colors_stone3_hex" varchar NOT NULL,
  	"colors_stone3_share" numeric,
  	"colors_stone3_given_cmyk" varchar,
  	"colors_stone3_given_spot" varchar,
  	"colors_stone3_given_paint" varchar,
  	"colors_stone3_given_yarn" varchar,
  	"colors_stone4_hex" varchar NOT NULL,
  	"colors_stone4_share" numeric,
  	"colors_stone4_given_cmyk" varchar,
  	"colors_stone4_given_spot" varchar,
  	"colors_stone4_given_paint" varchar,
  	"colors_stone4_given_yarn" varchar,
  	"ring_width" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "content"."brand_locales" (
  	"colors_white_name" varchar NOT NULL,
  	"colors_white_use" varchar NOT NULL,
  	"colors_sand_name" varchar NOT NULL,
  	"colors_sand_use" varchar NOT NULL,
  	"colors_ink_name" varchar NOT NULL,
  	"colors_ink_use" varchar NOT NULL,
  	"colors_night_name" varchar NOT NULL,
  	"colors_night_use" varchar NOT NULL,
  	"colors_ring_name" varchar NOT NULL,
  	"colors_ring_use" varchar NOT NULL,
  	"colors_ring_bright_name" varchar NOT NULL,
  	"colors_ring_bright_use" varchar NOT NULL,
  	"colors_stone1_name" varchar NOT NULL,
  	"colors_stone1_use" varchar NOT NULL,
  	"colors_stone2_name" varchar NOT NULL,
  	"colors_stone2_use" varchar NOT NULL,
  	"colors_stone3_name" varchar NOT NULL,
  	"colors_stone3_use" varchar NOT NULL,
  	"colors_stone4_name" varchar NOT NULL,
  	"colors_stone4_use" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."_brand_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_colors_white_hex" varchar NOT NULL,
  	"version_colors_white_share" numeric,
  	"version_colors_white_given_cmyk" varchar,
  	"version_colors_white_given_spot" varchar,
  	"version_colors_white_given_paint" varchar,
  	"version_colors_white_given_yarn" varchar,
  	"version_colors_sand_hex" varchar NOT NULL,
  	"version_colors_sand_share" numeric,
  	"version_colors_sand_given_cmyk" varchar,
  	"version_colors_sand_given_spot" varchar,
  	"version_colors_sand_given_paint" varchar,
  	"version_colors_sand_given_yarn" varchar,
  	"version_colors_ink_hex" varchar NOT NULL,
  	"version_colors_ink_share" numeric,
  	"version_colors_ink_given_cmyk" varchar,
  	"version_colors_ink_given_spot" varchar,
  	"version_colors_ink_given_paint" varchar,
  	"version_colors_ink_given_yarn" varchar,
  	"version_colors_night_hex" varchar NOT NULL,
  	"version_colors_night_share" numeric,
  	"version_colors_night_given_cmyk" varchar,
  	"version_colors_night_given_spot" varchar,
  	"version_colors_night_given_paint" varchar,
  	"version_colors_night_given_yarn" varchar,
  	"version_colors_ring_hex" varchar NOT NULL,
  	"version_colors_ring_share" numeric,
  	"version_colors_ring_given_cmyk" varchar,
  	"version_colors_ring_given_spot" varchar,
  	"version_colors_ring_given_paint" varchar,
  	"version_colors_ring_given_yarn" varchar,
  	"version_colors_ring_bright_hex" varchar NOT NULL,
  	"version_colors_ring_bright_share" numeric,
  	"version_colors_ring_bright_given_cmyk" varchar,
  	"version_colors_ring_bright_given_spot" varchar,
  	"version_colors_ring_bright_given_paint" varchar,
  	"version_colors_ring_bright_given_yarn" varchar,
  	"version_colors_stone1_hex" varchar NOT NULL,
  	"version_colors_stone1_share" numeric,
  	"version_colors_stone1_given_cmyk" varchar,
  	"version_colors_stone1_given_spot" varchar,
  	"version_colors_stone1_given_paint" varchar,
  	"version_colors_stone1_given_yarn" varchar,
  	"version_colors_stone2_hex" varchar NOT NULL,
  	"version_colors_stone2_share" numeric,
  	"version_colors_stone2_given_cmyk" varchar,
  	"version_colors_stone2_given_spot" varchar,
  	"version_colors_stone2_given_paint" varchar,
  	"version_colors_stone2_given_yarn" varchar,
  	"version_colors_stone3_hex" varchar NOT NULL,
  	"version_colors_stone3_share" numeric,
  	"version_colors_stone3_given_cmyk" varchar,
  	"version_colors_stone3_given_spot" varchar,
  	"version_colors_stone3_given_paint" varchar,
  	"version_colors_stone3_given_yarn" varchar,
  	"version_colors_stone4_hex" varchar NOT NULL,
  	"version_colors_stone4_share" numeric,
  	"version_colors_stone4_given_cmyk" varchar,
  	"version_colors_stone4_given_spot" varchar,
  	"version_colors_stone4_given_paint" varchar,
  	"version_colors_stone4_given_yarn" varchar,
  	"version_ring_width" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."_brand_v_locales" (
  	"version_colors_white_name" varchar NOT NULL,
  	"version_colors_white_use" varchar NOT NULL,
  	"version_colors_sand_name" varchar NOT NULL,
  	"version_colors_sand_use" varchar NOT NULL,
  	"version_colors_ink_name" varchar NOT NULL,
  	"version_colors_ink_use" varchar NOT NULL,
  	"version_colors_night_name" varchar NOT NULL,
  	"version_colors_night_use" varchar NOT NULL,
  	"version_colors_ring_name" varchar NOT NULL,
  	"version_colors_ring_use" varchar NOT NULL,
  	"version_colors_ring_bright_name" varchar NOT NULL,
  	"version_colors_ring_bright_use" varchar NOT NULL,
  	"version_colors_stone1_name" varchar NOT NULL,
  	"version_colors_stone1_use" varchar NOT NULL,
  	"version_colors_stone2_name" varchar NOT NULL,
  	"version_colors_stone2_use" varchar NOT NULL,
  	"version_colors_stone3_name" varchar NOT NULL,
  	"version_colors_stone3_use" varchar NOT NULL,
  	"version_colors_stone4_name" varchar NOT NULL,
  	"version_colors_stone4_use" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "content"."brand_locales" ADD CONSTRAINT "brand_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_brand_v_locales" ADD CONSTRAINT "_brand_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "brand_locales_locale_parent_id_unique" ON "content"."brand_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "brand_locales_parent_id_idx" ON "content"."brand_locales" USING btree ("_parent_id");
  CREATE INDEX "_brand_v_created_at_idx" ON "content"."_brand_v" USING btree ("created_at");
  CREATE INDEX "_brand_v_updated_at_idx" ON "content"."_brand_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_brand_v_locales_locale_parent_id_unique" ON "content"."_brand_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_brand_v_locales_parent_id_idx" ON "content"."_brand_v_locales" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "content"."brand" CASCADE;
  DROP TABLE "content"."brand_locales" CASCADE;
  DROP TABLE "content"."_brand_v" CASCADE;
  DROP TABLE "content"."_brand_v_locales" CASCADE;
  ALTER TABLE "content"."audit" ALTER COLUMN "subject" SET DATA TYPE text;
  DROP TYPE "content"."enum_audit_subject";
  CREATE TYPE "content"."enum_audit_subject" AS ENUM('pages', 'media', 'polls', 'forms', 'products', 'submissions', 'redirects', 'users', 'project-settings', 'voting', 'embedding', 'audit');
  ALTER TABLE "content"."audit" ALTER COLUMN "subject" SET DATA TYPE "content"."enum_audit_subject" USING "subject"::"content"."enum_audit_subject";`)
}
