import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "content"."enum_audit_action" ADD VALUE 'twoFactorSet' BEFORE 'refused';
  ALTER TYPE "content"."enum_audit_action" ADD VALUE 'twoFactorRemoved' BEFORE 'refused';
  ALTER TYPE "content"."enum_audit_action" ADD VALUE 'recoveryCodesMade' BEFORE 'refused';
  ALTER TABLE "content"."users" ADD COLUMN "second_factor_since" timestamp(3) with time zone;
  ALTER TABLE "content"."users" ADD COLUMN "second_factor_secret" varchar;
  ALTER TABLE "content"."users" ADD COLUMN "second_factor_recovery_codes" varchar;
  ALTER TABLE "content"."users" ADD COLUMN "second_factor_last_step" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."audit" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "content"."enum_audit_action";
  CREATE TYPE "content"."enum_audit_action" AS ENUM('create', 'draft', 'publish', 'unpublish', 'change', 'restore', 'trash', 'untrash', 'delete', 'export', 'codes', 'signIn', 'signInRefused', 'signOut', 'linkAsked', 'linkMade', 'passwordReset', 'refused');
  ALTER TABLE "content"."audit" ALTER COLUMN "action" SET DATA TYPE "content"."enum_audit_action" USING "action"::"content"."enum_audit_action";
  ALTER TABLE "content"."users" DROP COLUMN "second_factor_since";
  ALTER TABLE "content"."users" DROP COLUMN "second_factor_secret";
  ALTER TABLE "content"."users" DROP COLUMN "second_factor_recovery_codes";
  ALTER TABLE "content"."users" DROP COLUMN "second_factor_last_step";`)
}
