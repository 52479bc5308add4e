import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."pages" ADD COLUMN "route_transition" boolean DEFAULT true;
  ALTER TABLE "content"."_pages_v" ADD COLUMN "version_route_transition" boolean DEFAULT true;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."pages" DROP COLUMN "route_transition";
  ALTER TABLE "content"."_pages_v" DROP COLUMN "version_route_transition";`)
}
