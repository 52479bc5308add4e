import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."brand" ADD COLUMN "club" varchar;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_club" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."brand" DROP COLUMN "club";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_club";`)
}
