import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."polls" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "content"."_polls_v" ADD COLUMN "version_changed_by" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."polls" DROP COLUMN "changed_by";
  ALTER TABLE "content"."_polls_v" DROP COLUMN "version_changed_by";`)
}
