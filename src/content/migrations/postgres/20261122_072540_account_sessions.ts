import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."users_sessions" ADD COLUMN "device" varchar;
  ALTER TABLE "content"."users_sessions" ADD COLUMN "last_used_at" timestamp(3) with time zone;
  ALTER TABLE "content"."users" ADD COLUMN "locked" boolean DEFAULT false;
  ALTER TABLE "content"."users" DROP COLUMN "login_attempts";
  ALTER TABLE "content"."users" DROP COLUMN "lock_until";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "content"."users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "content"."users_sessions" DROP COLUMN "device";
  ALTER TABLE "content"."users_sessions" DROP COLUMN "last_used_at";
  ALTER TABLE "content"."users" DROP COLUMN "locked";`)
}
