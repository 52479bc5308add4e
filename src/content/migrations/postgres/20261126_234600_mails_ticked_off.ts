import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "content"."enum_submissions_mail_state" ADD VALUE 'done' BEFORE 'sent';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "content"."submissions" SET "mail_state" = 'sent' WHERE "mail_state" = 'done';
  ALTER TABLE "content"."submissions" ALTER COLUMN "mail_state" SET DATA TYPE text;
  DROP TYPE "content"."enum_submissions_mail_state";
  CREATE TYPE "content"."enum_submissions_mail_state" AS ENUM('none', 'waiting', 'failing', 'kept', 'sent');
  ALTER TABLE "content"."submissions" ALTER COLUMN "mail_state" SET DATA TYPE "content"."enum_submissions_mail_state" USING "mail_state"::"content"."enum_submissions_mail_state";`)
}
