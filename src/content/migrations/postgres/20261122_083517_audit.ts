import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "content"."enum_audit_action" AS ENUM('create', 'draft', 'publish', 'unpublish', 'change', 'restore', 'trash', 'untrash', 'delete', 'export', 'codes', 'signIn', 'signInRefused', 'signOut', 'linkAsked', 'linkMade', 'passwordReset', 'refused');
  CREATE TYPE "content"."enum_audit_subject" AS ENUM('pages', 'media', 'polls', 'forms', 'products', 'submissions', 'redirects', 'users', 'project-settings', 'voting', 'embedding', 'audit');
  ALTER TYPE "content"."enum_payload_jobs_log_task_slug" ADD VALUE 'deleteOldAuditEntries' BEFORE 'emptyTrash';
  ALTER TYPE "content"."enum_payload_jobs_task_slug" ADD VALUE 'deleteOldAuditEntries' BEFORE 'emptyTrash';
  CREATE TABLE "content"."audit" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"action" "content"."enum_audit_action" NOT NULL,
  	"subject" "content"."enum_audit_subject",
  	"title" varchar,
  	"document" varchar,
  	"language" varchar,
  	"details" varchar,
  	"name" varchar,
  	"account" varchar,
  	"role" varchar,
  	"network" varchar
  );
  
  CREATE INDEX "audit_at_idx" ON "content"."audit" USING btree ("at");
  CREATE INDEX "audit_action_idx" ON "content"."audit" USING btree ("action");
  CREATE INDEX "audit_subject_idx" ON "content"."audit" USING btree ("subject");
  CREATE INDEX "audit_document_idx" ON "content"."audit" USING btree ("document");
  CREATE INDEX "audit_account_idx" ON "content"."audit" USING btree ("account");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "content"."audit" CASCADE;
  ALTER TABLE "content"."payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "content"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "content"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'deleteDueSubmissions', 'emptyTrash', 'schedulePublish');
  ALTER TABLE "content"."payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "content"."enum_payload_jobs_log_task_slug" USING "task_slug"::"content"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "content"."payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "content"."enum_payload_jobs_task_slug";
  CREATE TYPE "content"."enum_payload_jobs_task_slug" AS ENUM('inline', 'deleteDueSubmissions', 'emptyTrash', 'schedulePublish');
  ALTER TABLE "content"."payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "content"."enum_payload_jobs_task_slug" USING "task_slug"::"content"."enum_payload_jobs_task_slug";
  DROP TYPE "content"."enum_audit_action";
  DROP TYPE "content"."enum_audit_subject";`)
}
