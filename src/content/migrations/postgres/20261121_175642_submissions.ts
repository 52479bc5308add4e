import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "content"."enum_submissions_language" AS ENUM('de', 'en');
  CREATE TYPE "content"."enum_submissions_mail_state" AS ENUM('none', 'waiting', 'failing', 'kept', 'sent');
  ALTER TYPE "content"."enum_payload_jobs_log_task_slug" ADD VALUE 'deleteDueSubmissions' BEFORE 'schedulePublish';
  ALTER TYPE "content"."enum_payload_jobs_task_slug" ADD VALUE 'deleteDueSubmissions' BEFORE 'schedulePublish';
  CREATE TABLE "content"."forms_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL
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
  
  CREATE TABLE "content"."payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "content"."forms_fields_options_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "purpose" DROP NOT NULL;
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "width" DROP NOT NULL;
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "file_types" DROP NOT NULL;
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "most_megabytes" DROP NOT NULL;
  ALTER TABLE "content"."forms" ADD COLUMN "retention_days" numeric DEFAULT 180 NOT NULL;
  ALTER TABLE "content"."payload_jobs" ADD COLUMN "meta" jsonb;
  ALTER TABLE "content"."forms_recipients" ADD CONSTRAINT "forms_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."submissions" ADD CONSTRAINT "submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "content"."forms"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "forms_recipients_order_idx" ON "content"."forms_recipients" USING btree ("_order");
  CREATE INDEX "forms_recipients_parent_id_idx" ON "content"."forms_recipients" USING btree ("_parent_id");
  CREATE INDEX "submissions_form_idx" ON "content"."submissions" USING btree ("form_id");
  CREATE INDEX "submissions_received_at_idx" ON "content"."submissions" USING btree ("received_at");
  CREATE INDEX "submissions_mail_state_idx" ON "content"."submissions" USING btree ("mail_state");
  CREATE INDEX "submissions_delete_after_idx" ON "content"."submissions" USING btree ("delete_after");
  CREATE UNIQUE INDEX "submissions_receipt_idx" ON "content"."submissions" USING btree ("receipt");
  CREATE INDEX "submissions_updated_at_idx" ON "content"."submissions" USING btree ("updated_at");
  CREATE INDEX "submissions_created_at_idx" ON "content"."submissions" USING btree ("created_at");
  CREATE UNIQUE INDEX "deleted_submissions_receipt_idx" ON "content"."deleted_submissions" USING btree ("receipt");
  CREATE INDEX "deleted_submissions_deleted_at_idx" ON "content"."deleted_submissions" USING btree ("deleted_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."forms_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."submissions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."deleted_submissions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."payload_jobs_stats" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "content"."forms_recipients" CASCADE;
  DROP TABLE "content"."submissions" CASCADE;
  DROP TABLE "content"."deleted_submissions" CASCADE;
  DROP TABLE "content"."payload_jobs_stats" CASCADE;
  ALTER TABLE "content"."payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "content"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "content"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "content"."payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "content"."enum_payload_jobs_log_task_slug" USING "task_slug"::"content"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "content"."payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "content"."enum_payload_jobs_task_slug";
  CREATE TYPE "content"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "content"."payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "content"."enum_payload_jobs_task_slug" USING "task_slug"::"content"."enum_payload_jobs_task_slug";
  ALTER TABLE "content"."forms_fields_options_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "width" SET NOT NULL;
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "file_types" SET NOT NULL;
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "most_megabytes" SET NOT NULL;
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "purpose" SET NOT NULL;
  ALTER TABLE "content"."forms" DROP COLUMN "retention_days";
  ALTER TABLE "content"."payload_jobs" DROP COLUMN "meta";
  DROP TYPE "content"."enum_submissions_language";
  DROP TYPE "content"."enum_submissions_mail_state";`)
}
