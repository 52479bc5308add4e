import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "content"."enum_media_identity_color" AS ENUM('ring', 'ring-bright');
  ALTER TABLE "content"."media" ADD COLUMN "identity_color" "content"."enum_media_identity_color";
  ALTER TABLE "content"."media" ADD COLUMN "color_in_file" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."media" DROP COLUMN "identity_color";
  ALTER TABLE "content"."media" DROP COLUMN "color_in_file";
  DROP TYPE "content"."enum_media_identity_color";`)
}
