import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "content"."enum_payload_jobs_log_task_slug" ADD VALUE 'emptyTrash' BEFORE 'schedulePublish';
  ALTER TYPE "content"."enum_payload_jobs_task_slug" ADD VALUE 'emptyTrash' BEFORE 'schedulePublish';
  DROP INDEX "content"."pages_path_idx";
  DROP INDEX "content"."redirects_from_idx";
  ALTER TABLE "content"."pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "content"."_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "content"."media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "content"."polls" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "content"."_polls_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "content"."forms" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "content"."products" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "content"."redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "pages_deleted_at_idx" ON "content"."pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "content"."_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "content"."media" USING btree ("deleted_at");
  CREATE INDEX "polls_deleted_at_idx" ON "content"."polls" USING btree ("deleted_at");
  CREATE INDEX "_polls_v_version_version_deleted_at_idx" ON "content"."_polls_v" USING btree ("version_deleted_at");
  CREATE INDEX "forms_deleted_at_idx" ON "content"."forms" USING btree ("deleted_at");
  CREATE INDEX "products_deleted_at_idx" ON "content"."products" USING btree ("deleted_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "content"."redirects" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "pages_path_idx" ON "content"."pages" USING btree ("path") WHERE deleted_at IS NULL;
  CREATE UNIQUE INDEX "redirects_from_idx" ON "content"."redirects" USING btree ("from") WHERE deleted_at IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "content"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "content"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'deleteDueSubmissions', 'schedulePublish');
  ALTER TABLE "content"."payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "content"."enum_payload_jobs_log_task_slug" USING "task_slug"::"content"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "content"."payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "content"."enum_payload_jobs_task_slug";
  CREATE TYPE "content"."enum_payload_jobs_task_slug" AS ENUM('inline', 'deleteDueSubmissions', 'schedulePublish');
  ALTER TABLE "content"."payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "content"."enum_payload_jobs_task_slug" USING "task_slug"::"content"."enum_payload_jobs_task_slug";
  DROP INDEX "content"."pages_deleted_at_idx";
  DROP INDEX "content"."_pages_v_version_version_deleted_at_idx";
  DROP INDEX "content"."media_deleted_at_idx";
  DROP INDEX "content"."polls_deleted_at_idx";
  DROP INDEX "content"."_polls_v_version_version_deleted_at_idx";
  DROP INDEX "content"."forms_deleted_at_idx";
  DROP INDEX "content"."products_deleted_at_idx";
  DROP INDEX "content"."redirects_deleted_at_idx";
  DROP INDEX "content"."pages_path_idx";
  DROP INDEX "content"."redirects_from_idx";
  CREATE UNIQUE INDEX "pages_path_idx" ON "content"."pages" USING btree ("path");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "content"."redirects" USING btree ("from");
  ALTER TABLE "content"."pages" DROP COLUMN "deleted_at";
  ALTER TABLE "content"."_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "content"."media" DROP COLUMN "deleted_at";
  ALTER TABLE "content"."polls" DROP COLUMN "deleted_at";
  ALTER TABLE "content"."_polls_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "content"."forms" DROP COLUMN "deleted_at";
  ALTER TABLE "content"."products" DROP COLUMN "deleted_at";
  ALTER TABLE "content"."redirects" DROP COLUMN "deleted_at";`)
}
