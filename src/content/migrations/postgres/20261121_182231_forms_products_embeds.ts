import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "content"."enum_forms_fields_width" AS ENUM('full', 'half');
  CREATE TYPE "content"."enum_forms_fields_file_types" AS ENUM('any', 'images', 'pdf');
  CREATE TYPE "content"."enum_products_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD');
  CREATE TYPE "content"."enum_products_local_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD');
  CREATE TYPE "content"."enum_submissions_language" AS ENUM('de', 'en');
  CREATE TYPE "content"."enum_submissions_mail_state" AS ENUM('none', 'waiting', 'failing', 'kept', 'sent');
  ALTER TYPE "content"."enum_forms_fields_type" ADD VALUE 'file' BEFORE 'heading';
  ALTER TYPE "content"."enum_forms_fields_type" ADD VALUE 'hidden' BEFORE 'heading';
  ALTER TYPE "content"."enum_forms_fields_purpose" ADD VALUE 'given-name' BEFORE 'organization';
  ALTER TYPE "content"."enum_forms_fields_purpose" ADD VALUE 'family-name' BEFORE 'organization';
  ALTER TYPE "content"."enum_forms_fields_purpose" ADD VALUE 'street-address' BEFORE 'postal-code';
  ALTER TYPE "content"."enum_forms_fields_purpose" ADD VALUE 'address-level2';
  ALTER TYPE "content"."enum_forms_fields_purpose" ADD VALUE 'bday';
  ALTER TYPE "content"."enum_payload_jobs_log_task_slug" ADD VALUE 'deleteDueSubmissions' BEFORE 'schedulePublish';
  ALTER TYPE "content"."enum_payload_jobs_task_slug" ADD VALUE 'deleteDueSubmissions' BEFORE 'schedulePublish';
  CREATE TABLE "content"."forms_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL
  );
  
  CREATE TABLE "content"."products_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer
  );
  
  CREATE TABLE "content"."submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"summary" varchar,
  	"form_id" integer,
  	"received_at" timestamp(3) with time zone,
  	"language" "content"."enum_submissions_language",
  	"mail_state" "content"."enum_submissions_mail_state",
  	"delete_after" timestamp(3) with time zone,
  	"receipt" varchar,
  	"form_title" varchar NOT NULL,
  	"search_text" varchar,
  	"revision" numeric NOT NULL,
  	"answers" varchar NOT NULL,
  	"files" varchar NOT NULL,
  	"mails" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."deleted_submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"receipt" varchar NOT NULL,
  	"deleted_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "content"."embedding_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"recipient" varchar NOT NULL,
  	"privacy_policy" varchar NOT NULL
  );
  
  CREATE TABLE "content"."embedding" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "content"."_embedding_v_version_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"recipient" varchar NOT NULL,
  	"privacy_policy" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_embedding_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "content"."forms_fields_options_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "purpose" DROP NOT NULL;
  ALTER TABLE "content"."forms_fields_options" ADD COLUMN "name" varchar;
  ALTER TABLE "content"."forms_fields" ADD COLUMN "width" "content"."enum_forms_fields_width" DEFAULT 'full';
  ALTER TABLE "content"."forms_fields" ADD COLUMN "file_types" "content"."enum_forms_fields_file_types" DEFAULT 'any';
  ALTER TABLE "content"."forms_fields" ADD COLUMN "most_megabytes" numeric DEFAULT 5;
  ALTER TABLE "content"."forms_fields" ADD COLUMN "fixed_value" varchar;
  ALTER TABLE "content"."forms_fields" ADD COLUMN "show_if_field" varchar;
  ALTER TABLE "content"."forms_fields" ADD COLUMN "show_if_value" varchar;
  ALTER TABLE "content"."forms_fields" ADD COLUMN "name" varchar;
  ALTER TABLE "content"."forms" ADD COLUMN "retention_days" numeric DEFAULT 180 NOT NULL;
  ALTER TABLE "content"."forms_locales" ADD COLUMN "confirmation_page" varchar;
  ALTER TABLE "content"."products_variants" ADD COLUMN "slug" varchar;
  ALTER TABLE "content"."products_variants" ADD COLUMN "colour" varchar;
  ALTER TABLE "content"."products_variants" ADD COLUMN "sold_out_sizes" varchar;
  ALTER TABLE "content"."products_variants_locales" ADD COLUMN "colour_name" varchar;
  ALTER TABLE "content"."products_sizes" ADD COLUMN "waist" varchar;
  ALTER TABLE "content"."products_sizes" ADD COLUMN "body_length" varchar;
  ALTER TABLE "content"."products_sizes" ADD COLUMN "sleeve" varchar;
  ALTER TABLE "content"."products" ADD COLUMN "currency" "content"."enum_products_currency" DEFAULT 'EUR' NOT NULL;
  ALTER TABLE "content"."products" ADD COLUMN "printing" boolean DEFAULT false;
  ALTER TABLE "content"."products" ADD COLUMN "printing_price" numeric;
  ALTER TABLE "content"."products" ADD COLUMN "printing_length" numeric DEFAULT 12 NOT NULL;
  ALTER TABLE "content"."products_locales" ADD COLUMN "local_price" numeric;
  ALTER TABLE "content"."products_locales" ADD COLUMN "local_currency" "content"."enum_products_local_currency" DEFAULT 'EUR' NOT NULL;
  ALTER TABLE "content"."products_locales" ADD COLUMN "local_printing_price" numeric;
  ALTER TABLE "content"."products_locales" ADD COLUMN "size_note" varchar;
  ALTER TABLE "content"."payload_jobs" ADD COLUMN "meta" jsonb;
  ALTER TABLE "content"."forms_recipients" ADD CONSTRAINT "forms_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."products_gallery" ADD CONSTRAINT "products_gallery_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."products_gallery" ADD CONSTRAINT "products_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."submissions" ADD CONSTRAINT "submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "content"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."embedding_hosts" ADD CONSTRAINT "embedding_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."embedding"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_embedding_v_version_hosts" ADD CONSTRAINT "_embedding_v_version_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_embedding_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "forms_recipients_order_idx" ON "content"."forms_recipients" USING btree ("_order");
  CREATE INDEX "forms_recipients_parent_id_idx" ON "content"."forms_recipients" USING btree ("_parent_id");
  CREATE INDEX "products_gallery_order_idx" ON "content"."products_gallery" USING btree ("_order");
  CREATE INDEX "products_gallery_parent_id_idx" ON "content"."products_gallery" USING btree ("_parent_id");
  CREATE INDEX "products_gallery_picture_idx" ON "content"."products_gallery" USING btree ("picture_id");
  CREATE INDEX "submissions_form_idx" ON "content"."submissions" USING btree ("form_id");
  CREATE INDEX "submissions_received_at_idx" ON "content"."submissions" USING btree ("received_at");
  CREATE INDEX "submissions_mail_state_idx" ON "content"."submissions" USING btree ("mail_state");
  CREATE INDEX "submissions_delete_after_idx" ON "content"."submissions" USING btree ("delete_after");
  CREATE UNIQUE INDEX "submissions_receipt_idx" ON "content"."submissions" USING btree ("receipt");
  CREATE INDEX "submissions_updated_at_idx" ON "content"."submissions" USING btree ("updated_at");
  CREATE INDEX "submissions_created_at_idx" ON "content"."submissions" USING btree ("created_at");
  CREATE UNIQUE INDEX "deleted_submissions_receipt_idx" ON "content"."deleted_submissions" USING btree ("receipt");
  CREATE INDEX "deleted_submissions_deleted_at_idx" ON "content"."deleted_submissions" USING btree ("deleted_at");
  CREATE INDEX "embedding_hosts_order_idx" ON "content"."embedding_hosts" USING btree ("_order");
  CREATE INDEX "embedding_hosts_parent_id_idx" ON "content"."embedding_hosts" USING btree ("_parent_id");
  CREATE INDEX "_embedding_v_version_hosts_order_idx" ON "content"."_embedding_v_version_hosts" USING btree ("_order");
  CREATE INDEX "_embedding_v_version_hosts_parent_id_idx" ON "content"."_embedding_v_version_hosts" USING btree ("_parent_id");
  CREATE INDEX "_embedding_v_created_at_idx" ON "content"."_embedding_v" USING btree ("created_at");
  CREATE INDEX "_embedding_v_updated_at_idx" ON "content"."_embedding_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."forms_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."products_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."submissions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."deleted_submissions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."embedding_hosts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."embedding" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."_embedding_v_version_hosts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."_embedding_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."payload_jobs_stats" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "content"."forms_recipients" CASCADE;
  DROP TABLE "content"."products_gallery" CASCADE;
  DROP TABLE "content"."submissions" CASCADE;
  DROP TABLE "content"."deleted_submissions" CASCADE;
  DROP TABLE "content"."embedding_hosts" CASCADE;
  DROP TABLE "content"."embedding" CASCADE;
  DROP TABLE "content"."_embedding_v_version_hosts" CASCADE;
  DROP TABLE "content"."_embedding_v" CASCADE;
  DROP TABLE "content"."payload_jobs_stats" CASCADE;
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "type" SET DATA TYPE text;
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "type" SET DEFAULT 'text'::text;
  DROP TYPE "content"."enum_forms_fields_type";
  CREATE TYPE "content"."enum_forms_fields_type" AS ENUM('text', 'email', 'telephone', 'number', 'date', 'longText', 'select', 'radio', 'checkboxes', 'consent', 'heading');
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "type" SET DEFAULT 'text'::"content"."enum_forms_fields_type";
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "type" SET DATA TYPE "content"."enum_forms_fields_type" USING "type"::"content"."enum_forms_fields_type";
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "purpose" SET DATA TYPE text;
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "purpose" SET DEFAULT 'other'::text;
  DROP TYPE "content"."enum_forms_fields_purpose";
  CREATE TYPE "content"."enum_forms_fields_purpose" AS ENUM('other', 'name', 'email', 'tel', 'organization', 'postal-code');
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "purpose" SET DEFAULT 'other'::"content"."enum_forms_fields_purpose";
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "purpose" SET DATA TYPE "content"."enum_forms_fields_purpose" USING "purpose"::"content"."enum_forms_fields_purpose";
  ALTER TABLE "content"."payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "content"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "content"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "content"."payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "content"."enum_payload_jobs_log_task_slug" USING "task_slug"::"content"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "content"."payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "content"."enum_payload_jobs_task_slug";
  CREATE TYPE "content"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "content"."payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "content"."enum_payload_jobs_task_slug" USING "task_slug"::"content"."enum_payload_jobs_task_slug";
  ALTER TABLE "content"."forms_fields_options_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "purpose" SET NOT NULL;
  ALTER TABLE "content"."forms_fields_options" DROP COLUMN "name";
  ALTER TABLE "content"."forms_fields" DROP COLUMN "width";
  ALTER TABLE "content"."forms_fields" DROP COLUMN "file_types";
  ALTER TABLE "content"."forms_fields" DROP COLUMN "most_megabytes";
  ALTER TABLE "content"."forms_fields" DROP COLUMN "fixed_value";
  ALTER TABLE "content"."forms_fields" DROP COLUMN "show_if_field";
  ALTER TABLE "content"."forms_fields" DROP COLUMN "show_if_value";
  ALTER TABLE "content"."forms_fields" DROP COLUMN "name";
  ALTER TABLE "content"."forms" DROP COLUMN "retention_days";
  ALTER TABLE "content"."forms_locales" DROP COLUMN "confirmation_page";
  ALTER TABLE "content"."products_variants" DROP COLUMN "slug";
  ALTER TABLE "content"."products_variants" DROP COLUMN "colour";
  ALTER TABLE "content"."products_variants" DROP COLUMN "sold_out_sizes";
  ALTER TABLE "content"."products_variants_locales" DROP COLUMN "colour_name";
  ALTER TABLE "content"."products_sizes" DROP COLUMN "waist";
  ALTER TABLE "content"."products_sizes" DROP COLUMN "body_length";
  ALTER TABLE "content"."products_sizes" DROP COLUMN "sleeve";
  ALTER TABLE "content"."products" DROP COLUMN "currency";
  ALTER TABLE "content"."products" DROP COLUMN "printing";
  ALTER TABLE "content"."products" DROP COLUMN "printing_price";
  ALTER TABLE "content"."products" DROP COLUMN "printing_length";
  ALTER TABLE "content"."products_locales" DROP COLUMN "local_price";
  ALTER TABLE "content"."products_locales" DROP COLUMN "local_currency";
  ALTER TABLE "content"."products_locales" DROP COLUMN "local_printing_price";
  ALTER TABLE "content"."products_locales" DROP COLUMN "size_note";
  ALTER TABLE "content"."payload_jobs" DROP COLUMN "meta";
  DROP TYPE "content"."enum_forms_fields_width";
  DROP TYPE "content"."enum_forms_fields_file_types";
  DROP TYPE "content"."enum_products_currency";
  DROP TYPE "content"."enum_products_local_currency";
  DROP TYPE "content"."enum_submissions_language";
  DROP TYPE "content"."enum_submissions_mail_state";`)
}
