import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { firstVersions, postgres } from '../first-versions.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "content"."enum_polls_status" AS ENUM('draft', 'published');
  CREATE TYPE "content"."enum__polls_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "content"."enum__polls_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "content"."enum_forms_status" AS ENUM('draft', 'published');
  CREATE TYPE "content"."enum__forms_v_version_fields_type" AS ENUM('text', 'email', 'telephone', 'number', 'date', 'longText', 'select', 'radio', 'checkboxes', 'consent', 'file', 'hidden', 'heading');
  CREATE TYPE "content"."enum__forms_v_version_fields_width" AS ENUM('full', 'half');
  CREATE TYPE "content"."enum__forms_v_version_fields_file_types" AS ENUM('any', 'images', 'pdf');
  CREATE TYPE "content"."enum__forms_v_version_fields_purpose" AS ENUM('other', 'name', 'email', 'tel', 'given-name', 'family-name', 'organization', 'street-address', 'postal-code', 'address-level2', 'bday');
  CREATE TYPE "content"."enum__forms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "content"."enum__forms_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "content"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "content"."enum__products_v_version_variants_availability" AS ENUM('inStock', 'preOrder', 'soldOut');
  CREATE TYPE "content"."enum__products_v_version_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD');
  CREATE TYPE "content"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "content"."enum__products_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "content"."enum__products_v_version_local_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD');
  CREATE TABLE "content"."_forms_v_version_fields_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_forms_v_version_fields_options_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."_forms_v_version_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "content"."enum__forms_v_version_fields_type" DEFAULT 'text',
  	"required" boolean DEFAULT false,
  	"width" "content"."enum__forms_v_version_fields_width" DEFAULT 'full',
  	"file_types" "content"."enum__forms_v_version_fields_file_types" DEFAULT 'any',
  	"most_megabytes" numeric DEFAULT 5,
  	"fixed_value" varchar,
  	"show_if_field" varchar,
  	"show_if_value" varchar,
  	"name" varchar,
  	"purpose" "content"."enum__forms_v_version_fields_purpose" DEFAULT 'other',
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_forms_v_version_fields_locales" (
  	"label" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."_forms_v_version_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_forms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_retention_days" numeric DEFAULT 180,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "content"."enum__forms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "content"."enum__forms_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "content"."_forms_v_locales" (
  	"version_title" varchar,
  	"version_introduction" varchar,
  	"version_submit_label" varchar,
  	"version_confirmation" varchar,
  	"version_confirmation_page" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."_products_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_products_v_version_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"colour" varchar,
  	"front_id" integer,
  	"back_id" integer,
  	"availability" "content"."enum__products_v_version_variants_availability" DEFAULT 'inStock',
  	"sold_out_sizes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_products_v_version_variants_locales" (
  	"label" varchar,
  	"colour_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."_products_v_version_sizes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"chest" varchar,
  	"waist" varchar,
  	"body_length" varchar,
  	"sleeve" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_price" numeric,
  	"version_currency" "content"."enum__products_v_version_currency" DEFAULT 'EUR',
  	"version_printing" boolean DEFAULT false,
  	"version_printing_price" numeric,
  	"version_printing_length" numeric DEFAULT 12,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "content"."enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "content"."enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "content"."_products_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_local_price" numeric,
  	"version_local_currency" "content"."enum__products_v_version_local_currency" DEFAULT 'EUR',
  	"version_local_printing_price" numeric,
  	"version_tax_note" varchar,
  	"version_size_note" varchar,
  	"version_material" varchar,
  	"version_delivery" varchar,
  	"version_shop_link_label" varchar,
  	"version_shop_link_href" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "content"."polls_options_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "content"."polls" ALTER COLUMN "method" DROP NOT NULL;
  ALTER TABLE "content"."polls" ALTER COLUMN "min_choices" DROP NOT NULL;
  ALTER TABLE "content"."polls" ALTER COLUMN "max_choices" DROP NOT NULL;
  ALTER TABLE "content"."polls" ALTER COLUMN "integrity" DROP NOT NULL;
  ALTER TABLE "content"."polls" ALTER COLUMN "results_shown" DROP NOT NULL;
  ALTER TABLE "content"."polls" ALTER COLUMN "results_as" DROP NOT NULL;
  ALTER TABLE "content"."polls_locales" ALTER COLUMN "question" DROP NOT NULL;
  ALTER TABLE "content"."_polls_v_version_options_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "content"."_polls_v" ALTER COLUMN "version_method" DROP NOT NULL;
  ALTER TABLE "content"."_polls_v" ALTER COLUMN "version_min_choices" DROP NOT NULL;
  ALTER TABLE "content"."_polls_v" ALTER COLUMN "version_max_choices" DROP NOT NULL;
  ALTER TABLE "content"."_polls_v" ALTER COLUMN "version_integrity" DROP NOT NULL;
  ALTER TABLE "content"."_polls_v" ALTER COLUMN "version_results_shown" DROP NOT NULL;
  ALTER TABLE "content"."_polls_v" ALTER COLUMN "version_results_as" DROP NOT NULL;
  ALTER TABLE "content"."_polls_v_locales" ALTER COLUMN "version_question" DROP NOT NULL;
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "type" DROP NOT NULL;
  ALTER TABLE "content"."forms_fields_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "content"."forms_recipients" ALTER COLUMN "address" DROP NOT NULL;
  ALTER TABLE "content"."forms" ALTER COLUMN "retention_days" DROP NOT NULL;
  ALTER TABLE "content"."forms_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "content"."forms_locales" ALTER COLUMN "submit_label" DROP NOT NULL;
  ALTER TABLE "content"."forms_locales" ALTER COLUMN "confirmation" DROP NOT NULL;
  ALTER TABLE "content"."products_variants" ALTER COLUMN "front_id" DROP NOT NULL;
  ALTER TABLE "content"."products_variants" ALTER COLUMN "availability" DROP NOT NULL;
  ALTER TABLE "content"."products_variants_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "content"."products_sizes" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "content"."products_sizes" ALTER COLUMN "chest" DROP NOT NULL;
  ALTER TABLE "content"."products" ALTER COLUMN "price" DROP NOT NULL;
  ALTER TABLE "content"."products" ALTER COLUMN "currency" DROP NOT NULL;
  ALTER TABLE "content"."products" ALTER COLUMN "printing_length" DROP NOT NULL;
  ALTER TABLE "content"."products_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "content"."products_locales" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "content"."products_locales" ALTER COLUMN "local_currency" DROP NOT NULL;
  ALTER TABLE "content"."polls" ADD COLUMN "correction" varchar;
  ALTER TABLE "content"."polls" ADD COLUMN "corrected_at" timestamp(3) with time zone;
  ALTER TABLE "content"."polls" ADD COLUMN "_status" "content"."enum_polls_status" DEFAULT 'draft';
  ALTER TABLE "content"."_polls_v" ADD COLUMN "version_correction" varchar;
  ALTER TABLE "content"."_polls_v" ADD COLUMN "version_corrected_at" timestamp(3) with time zone;
  ALTER TABLE "content"."_polls_v" ADD COLUMN "version__status" "content"."enum__polls_v_version_status" DEFAULT 'draft';
  ALTER TABLE "content"."_polls_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "content"."_polls_v" ADD COLUMN "published_locale" "content"."enum__polls_v_published_locale";
  ALTER TABLE "content"."_polls_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "content"."forms" ADD COLUMN "_status" "content"."enum_forms_status" DEFAULT 'draft';
  ALTER TABLE "content"."products" ADD COLUMN "_status" "content"."enum_products_status" DEFAULT 'draft';
  ALTER TABLE "content"."_forms_v_version_fields_options" ADD CONSTRAINT "_forms_v_version_fields_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_forms_v_version_fields"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_forms_v_version_fields_options_locales" ADD CONSTRAINT "_forms_v_version_fields_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_forms_v_version_fields_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_forms_v_version_fields" ADD CONSTRAINT "_forms_v_version_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_forms_v_version_fields_locales" ADD CONSTRAINT "_forms_v_version_fields_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_forms_v_version_fields"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_forms_v_version_recipients" ADD CONSTRAINT "_forms_v_version_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_forms_v" ADD CONSTRAINT "_forms_v_parent_id_forms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_forms_v_locales" ADD CONSTRAINT "_forms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_products_v_version_gallery" ADD CONSTRAINT "_products_v_version_gallery_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_products_v_version_gallery" ADD CONSTRAINT "_products_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_products_v_version_variants" ADD CONSTRAINT "_products_v_version_variants_front_id_media_id_fk" FOREIGN KEY ("front_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_products_v_version_variants" ADD CONSTRAINT "_products_v_version_variants_back_id_media_id_fk" FOREIGN KEY ("back_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_products_v_version_variants" ADD CONSTRAINT "_products_v_version_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_products_v_version_variants_locales" ADD CONSTRAINT "_products_v_version_variants_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_products_v_version_variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_products_v_version_sizes" ADD CONSTRAINT "_products_v_version_sizes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_forms_v_version_fields_options_order_idx" ON "content"."_forms_v_version_fields_options" USING btree ("_order");
  CREATE INDEX "_forms_v_version_fields_options_parent_id_idx" ON "content"."_forms_v_version_fields_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_forms_v_version_fields_options_locales_locale_parent_id_uni" ON "content"."_forms_v_version_fields_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_version_fields_options_locales_parent_id_idx" ON "content"."_forms_v_version_fields_options_locales" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_version_fields_order_idx" ON "content"."_forms_v_version_fields" USING btree ("_order");
  CREATE INDEX "_forms_v_version_fields_parent_id_idx" ON "content"."_forms_v_version_fields" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_forms_v_version_fields_locales_locale_parent_id_unique" ON "content"."_forms_v_version_fields_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_version_fields_locales_parent_id_idx" ON "content"."_forms_v_version_fields_locales" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_version_recipients_order_idx" ON "content"."_forms_v_version_recipients" USING btree ("_order");
  CREATE INDEX "_forms_v_version_recipients_parent_id_idx" ON "content"."_forms_v_version_recipients" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_parent_idx" ON "content"."_forms_v" USING btree ("parent_id");
  CREATE INDEX "_forms_v_version_version_key_idx" ON "content"."_forms_v" USING btree ("version_key");
  CREATE INDEX "_forms_v_version_version_updated_at_idx" ON "content"."_forms_v" USING btree ("version_updated_at");
  CREATE INDEX "_forms_v_version_version_created_at_idx" ON "content"."_forms_v" USING btree ("version_created_at");
  CREATE INDEX "_forms_v_version_version_deleted_at_idx" ON "content"."_forms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_forms_v_version_version__status_idx" ON "content"."_forms_v" USING btree ("version__status");
  CREATE INDEX "_forms_v_created_at_idx" ON "content"."_forms_v" USING btree ("created_at");
  CREATE INDEX "_forms_v_updated_at_idx" ON "content"."_forms_v" USING btree ("updated_at");
  CREATE INDEX "_forms_v_snapshot_idx" ON "content"."_forms_v" USING btree ("snapshot");
  CREATE INDEX "_forms_v_published_locale_idx" ON "content"."_forms_v" USING btree ("published_locale");
  CREATE INDEX "_forms_v_latest_idx" ON "content"."_forms_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_forms_v_locales_locale_parent_id_unique" ON "content"."_forms_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_locales_parent_id_idx" ON "content"."_forms_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_gallery_order_idx" ON "content"."_products_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_products_v_version_gallery_parent_id_idx" ON "content"."_products_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_gallery_picture_idx" ON "content"."_products_v_version_gallery" USING btree ("picture_id");
  CREATE INDEX "_products_v_version_variants_order_idx" ON "content"."_products_v_version_variants" USING btree ("_order");
  CREATE INDEX "_products_v_version_variants_parent_id_idx" ON "content"."_products_v_version_variants" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_variants_front_idx" ON "content"."_products_v_version_variants" USING btree ("front_id");
  CREATE INDEX "_products_v_version_variants_back_idx" ON "content"."_products_v_version_variants" USING btree ("back_id");
  CREATE UNIQUE INDEX "_products_v_version_variants_locales_locale_parent_id_unique" ON "content"."_products_v_version_variants_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_variants_locales_parent_id_idx" ON "content"."_products_v_version_variants_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_sizes_order_idx" ON "content"."_products_v_version_sizes" USING btree ("_order");
  CREATE INDEX "_products_v_version_sizes_parent_id_idx" ON "content"."_products_v_version_sizes" USING btree ("_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "content"."_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_key_idx" ON "content"."_products_v" USING btree ("version_key");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "content"."_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "content"."_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "content"."_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "content"."_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "content"."_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "content"."_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "content"."_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "content"."_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "content"."_products_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "content"."_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_locales_parent_id_idx" ON "content"."_products_v_locales" USING btree ("_parent_id");
  CREATE INDEX "polls__status_idx" ON "content"."polls" USING btree ("_status");
  CREATE INDEX "_polls_v_version_version__status_idx" ON "content"."_polls_v" USING btree ("version__status");
  CREATE INDEX "_polls_v_snapshot_idx" ON "content"."_polls_v" USING btree ("snapshot");
  CREATE INDEX "_polls_v_published_locale_idx" ON "content"."_polls_v" USING btree ("published_locale");
  CREATE INDEX "_polls_v_latest_idx" ON "content"."_polls_v" USING btree ("latest");
  CREATE INDEX "forms__status_idx" ON "content"."forms" USING btree ("_status");
  CREATE INDEX "products__status_idx" ON "content"."products" USING btree ("_status");`)
  for (const statement of firstVersions(postgres)) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."_forms_v_version_fields_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."_forms_v_version_fields_options_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."_forms_v_version_fields" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."_forms_v_version_fields_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."_forms_v_version_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."_forms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."_forms_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."_products_v_version_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."_products_v_version_variants" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."_products_v_version_variants_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."_products_v_version_sizes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."_products_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."_products_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "content"."_forms_v_version_fields_options" CASCADE;
  DROP TABLE "content"."_forms_v_version_fields_options_locales" CASCADE;
  DROP TABLE "content"."_forms_v_version_fields" CASCADE;
  DROP TABLE "content"."_forms_v_version_fields_locales" CASCADE;
  DROP TABLE "content"."_forms_v_version_recipients" CASCADE;
  DROP TABLE "content"."_forms_v" CASCADE;
  DROP TABLE "content"."_forms_v_locales" CASCADE;
  DROP TABLE "content"."_products_v_version_gallery" CASCADE;
  DROP TABLE "content"."_products_v_version_variants" CASCADE;
  DROP TABLE "content"."_products_v_version_variants_locales" CASCADE;
  DROP TABLE "content"."_products_v_version_sizes" CASCADE;
  DROP TABLE "content"."_products_v" CASCADE;
  DROP TABLE "content"."_products_v_locales" CASCADE;
  DROP INDEX "content"."polls__status_idx";
  DROP INDEX "content"."_polls_v_version_version__status_idx";
  DROP INDEX "content"."_polls_v_snapshot_idx";
  DROP INDEX "content"."_polls_v_published_locale_idx";
  DROP INDEX "content"."_polls_v_latest_idx";
  DROP INDEX "content"."forms__status_idx";
  DROP INDEX "content"."products__status_idx";
  ALTER TABLE "content"."polls_options_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "content"."polls" ALTER COLUMN "method" SET NOT NULL;
  ALTER TABLE "content"."polls" ALTER COLUMN "min_choices" SET NOT NULL;
  ALTER TABLE "content"."polls" ALTER COLUMN "max_choices" SET NOT NULL;
  ALTER TABLE "content"."polls" ALTER COLUMN "integrity" SET NOT NULL;
  ALTER TABLE "content"."polls" ALTER COLUMN "results_shown" SET NOT NULL;
  ALTER TABLE "content"."polls" ALTER COLUMN "results_as" SET NOT NULL;
  ALTER TABLE "content"."polls_locales" ALTER COLUMN "question" SET NOT NULL;
  ALTER TABLE "content"."_polls_v_version_options_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "content"."_polls_v" ALTER COLUMN "version_method" SET NOT NULL;
  ALTER TABLE "content"."_polls_v" ALTER COLUMN "version_min_choices" SET NOT NULL;
  ALTER TABLE "content"."_polls_v" ALTER COLUMN "version_max_choices" SET NOT NULL;
  ALTER TABLE "content"."_polls_v" ALTER COLUMN "version_integrity" SET NOT NULL;
  ALTER TABLE "content"."_polls_v" ALTER COLUMN "version_results_shown" SET NOT NULL;
  ALTER TABLE "content"."_polls_v" ALTER COLUMN "version_results_as" SET NOT NULL;
  ALTER TABLE "content"."_polls_v_locales" ALTER COLUMN "version_question" SET NOT NULL;
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "type" SET NOT NULL;
  ALTER TABLE "content"."forms_fields_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "content"."forms_recipients" ALTER COLUMN "address" SET NOT NULL;
  ALTER TABLE "content"."forms" ALTER COLUMN "retention_days" SET NOT NULL;
  ALTER TABLE "content"."forms_locales" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "content"."forms_locales" ALTER COLUMN "submit_label" SET NOT NULL;
  ALTER TABLE "content"."forms_locales" ALTER COLUMN "confirmation" SET NOT NULL;
  ALTER TABLE "content"."products_variants" ALTER COLUMN "front_id" SET NOT NULL;
  ALTER TABLE "content"."products_variants" ALTER COLUMN "availability" SET NOT NULL;
  ALTER TABLE "content"."products_variants_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "content"."products_sizes" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "content"."products_sizes" ALTER COLUMN "chest" SET NOT NULL;
  ALTER TABLE "content"."products" ALTER COLUMN "price" SET NOT NULL;
  ALTER TABLE "content"."products" ALTER COLUMN "currency" SET NOT NULL;
  ALTER TABLE "content"."products" ALTER COLUMN "printing_length" SET NOT NULL;
  ALTER TABLE "content"."products_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "content"."products_locales" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "content"."products_locales" ALTER COLUMN "local_currency" SET NOT NULL;
  ALTER TABLE "content"."polls" DROP COLUMN "correction";
  ALTER TABLE "content"."polls" DROP COLUMN "corrected_at";
  ALTER TABLE "content"."polls" DROP COLUMN "_status";
  ALTER TABLE "content"."_polls_v" DROP COLUMN "version_correction";
  ALTER TABLE "content"."_polls_v" DROP COLUMN "version_corrected_at";
  ALTER TABLE "content"."_polls_v" DROP COLUMN "version__status";
  ALTER TABLE "content"."_polls_v" DROP COLUMN "snapshot";
  ALTER TABLE "content"."_polls_v" DROP COLUMN "published_locale";
  ALTER TABLE "content"."_polls_v" DROP COLUMN "latest";
  ALTER TABLE "content"."forms" DROP COLUMN "_status";
  ALTER TABLE "content"."products" DROP COLUMN "_status";
  DROP TYPE "content"."enum_polls_status";
  DROP TYPE "content"."enum__polls_v_version_status";
  DROP TYPE "content"."enum__polls_v_published_locale";
  DROP TYPE "content"."enum_forms_status";
  DROP TYPE "content"."enum__forms_v_version_fields_type";
  DROP TYPE "content"."enum__forms_v_version_fields_width";
  DROP TYPE "content"."enum__forms_v_version_fields_file_types";
  DROP TYPE "content"."enum__forms_v_version_fields_purpose";
  DROP TYPE "content"."enum__forms_v_version_status";
  DROP TYPE "content"."enum__forms_v_published_locale";
  DROP TYPE "content"."enum_products_status";
  DROP TYPE "content"."enum__products_v_version_variants_availability";
  DROP TYPE "content"."enum__products_v_version_currency";
  DROP TYPE "content"."enum__products_v_version_status";
  DROP TYPE "content"."enum__products_v_published_locale";
  DROP TYPE "content"."enum__products_v_version_local_currency";`)
}
