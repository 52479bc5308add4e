import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { nameFromSettings } from '../name-from-settings.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "content"."enum_brand_name_letters" AS ENUM('written', 'capitals');
  CREATE TYPE "content"."enum_brand_name_breaks" AS ENUM('words', 'never');
  CREATE TYPE "content"."enum__brand_v_version_name_letters" AS ENUM('written', 'capitals');
  CREATE TYPE "content"."enum__brand_v_version_name_breaks" AS ENUM('words', 'never');
  ALTER TABLE "content"."brand" ADD COLUMN "name_text" varchar;
  ALTER TABLE "content"."brand" ADD COLUMN "name_short" varchar;
  ALTER TABLE "content"."brand" ADD COLUMN "name_styled_letter" numeric;
  ALTER TABLE "content"."brand" ADD COLUMN "name_styled_from" numeric;
  ALTER TABLE "content"."brand" ADD COLUMN "name_letters" "content"."enum_brand_name_letters";
  ALTER TABLE "content"."brand" ADD COLUMN "name_breaks" "content"."enum_brand_name_breaks";
  ALTER TABLE "content"."brand_locales" ADD COLUMN "name_full" varchar;
  ALTER TABLE "content"."brand_locales" ADD COLUMN "claim" varchar;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_name_text" varchar;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_name_short" varchar;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_name_styled_letter" numeric;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_name_styled_from" numeric;
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_name_letters" "content"."enum__brand_v_version_name_letters";
  ALTER TABLE "content"."_brand_v" ADD COLUMN "version_name_breaks" "content"."enum__brand_v_version_name_breaks";
  ALTER TABLE "content"."_brand_v_locales" ADD COLUMN "version_name_full" varchar;
  ALTER TABLE "content"."_brand_v_locales" ADD COLUMN "version_claim" varchar;
`)
  for (const statement of nameFromSettings((name) => `"content"."${name}"`)) await db.execute(sql.raw(statement))
  await db.execute(sql`
  ALTER TABLE "content"."project_settings" DROP COLUMN "brand_name";
  ALTER TABLE "content"."project_settings" DROP COLUMN "styled_letter";
  ALTER TABLE "content"."project_settings_locales" DROP COLUMN "claim";
  ALTER TABLE "content"."_project_settings_v" DROP COLUMN "version_brand_name";
  ALTER TABLE "content"."_project_settings_v" DROP COLUMN "version_styled_letter";
  ALTER TABLE "content"."_project_settings_v_locales" DROP COLUMN "version_claim";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."project_settings" ADD COLUMN "brand_name" varchar NOT NULL;
  ALTER TABLE "content"."project_settings" ADD COLUMN "styled_letter" numeric;
  ALTER TABLE "content"."project_settings_locales" ADD COLUMN "claim" varchar NOT NULL;
  ALTER TABLE "content"."_project_settings_v" ADD COLUMN "version_brand_name" varchar NOT NULL;
  ALTER TABLE "content"."_project_settings_v" ADD COLUMN "version_styled_letter" numeric;
  ALTER TABLE "content"."_project_settings_v_locales" ADD COLUMN "version_claim" varchar NOT NULL;
  ALTER TABLE "content"."brand" DROP COLUMN "name_text";
  ALTER TABLE "content"."brand" DROP COLUMN "name_short";
  ALTER TABLE "content"."brand" DROP COLUMN "name_styled_letter";
  ALTER TABLE "content"."brand" DROP COLUMN "name_styled_from";
  ALTER TABLE "content"."brand" DROP COLUMN "name_letters";
  ALTER TABLE "content"."brand" DROP COLUMN "name_breaks";
  ALTER TABLE "content"."brand_locales" DROP COLUMN "name_full";
  ALTER TABLE "content"."brand_locales" DROP COLUMN "claim";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_name_text";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_name_short";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_name_styled_letter";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_name_styled_from";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_name_letters";
  ALTER TABLE "content"."_brand_v" DROP COLUMN "version_name_breaks";
  ALTER TABLE "content"."_brand_v_locales" DROP COLUMN "version_name_full";
  ALTER TABLE "content"."_brand_v_locales" DROP COLUMN "version_claim";
  DROP TYPE "content"."enum_brand_name_letters";
  DROP TYPE "content"."enum_brand_name_breaks";
  DROP TYPE "content"."enum__brand_v_version_name_letters";
  DROP TYPE "content"."enum__brand_v_version_name_breaks";`)
}
