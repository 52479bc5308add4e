import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."project_settings" ADD COLUMN "club_name" varchar;
  ALTER TABLE "content"."project_settings" ADD COLUMN "club_address" varchar;
  ALTER TABLE "content"."project_settings" ADD COLUMN "club_representatives" varchar;
  ALTER TABLE "content"."project_settings" ADD COLUMN "club_email" varchar;
  ALTER TABLE "content"."project_settings" ADD COLUMN "club_phone" varchar;
  ALTER TABLE "content"."project_settings" ADD COLUMN "club_register" varchar;
  ALTER TABLE "content"."project_settings" ADD COLUMN "club_responsible" varchar;
  ALTER TABLE "content"."project_settings" ADD COLUMN "club_vat_id" varchar;
  ALTER TABLE "content"."project_settings" ADD COLUMN "club_business_id" varchar;
  ALTER TABLE "content"."project_settings" ADD COLUMN "club_supervision" varchar;
  ALTER TABLE "content"."project_settings" ADD COLUMN "club_privacy_contact" varchar;
  ALTER TABLE "content"."project_settings" ADD COLUMN "club_privacy_authority" varchar;
  ALTER TABLE "content"."project_settings" ADD COLUMN "club_host" varchar;
  ALTER TABLE "content"."_project_settings_v" ADD COLUMN "version_club_name" varchar;
  ALTER TABLE "content"."_project_settings_v" ADD COLUMN "version_club_address" varchar;
  ALTER TABLE "content"."_project_settings_v" ADD COLUMN "version_club_representatives" varchar;
  ALTER TABLE "content"."_project_settings_v" ADD COLUMN "version_club_email" varchar;
  ALTER TABLE "content"."_project_settings_v" ADD COLUMN "version_club_phone" varchar;
  ALTER TABLE "content"."_project_settings_v" ADD COLUMN "version_club_register" varchar;
  ALTER TABLE "content"."_project_settings_v" ADD COLUMN "version_club_responsible" varchar;
  ALTER TABLE "content"."_project_settings_v" ADD COLUMN "version_club_vat_id" varchar;
  ALTER TABLE "content"."_project_settings_v" ADD COLUMN "version_club_business_id" varchar;
  ALTER TABLE "content"."_project_settings_v" ADD COLUMN "version_club_supervision" varchar;
  ALTER TABLE "content"."_project_settings_v" ADD COLUMN "version_club_privacy_contact" varchar;
  ALTER TABLE "content"."_project_settings_v" ADD COLUMN "version_club_privacy_authority" varchar;
  ALTER TABLE "content"."_project_settings_v" ADD COLUMN "version_club_host" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."project_settings" DROP COLUMN "club_name";
  ALTER TABLE "content"."project_settings" DROP COLUMN "club_address";
  ALTER TABLE "content"."project_settings" DROP COLUMN "club_representatives";
  ALTER TABLE "content"."project_settings" DROP COLUMN "club_email";
  ALTER TABLE "content"."project_settings" DROP COLUMN "club_phone";
  ALTER TABLE "content"."project_settings" DROP COLUMN "club_register";
  ALTER TABLE "content"."project_settings" DROP COLUMN "club_responsible";
  ALTER TABLE "content"."project_settings" DROP COLUMN "club_vat_id";
  ALTER TABLE "content"."project_settings" DROP COLUMN "club_business_id";
  ALTER TABLE "content"."project_settings" DROP COLUMN "club_supervision";
  ALTER TABLE "content"."project_settings" DROP COLUMN "club_privacy_contact";
  ALTER TABLE "content"."project_settings" DROP COLUMN "club_privacy_authority";
  ALTER TABLE "content"."project_settings" DROP COLUMN "club_host";
  ALTER TABLE "content"."_project_settings_v" DROP COLUMN "version_club_name";
  ALTER TABLE "content"."_project_settings_v" DROP COLUMN "version_club_address";
  ALTER TABLE "content"."_project_settings_v" DROP COLUMN "version_club_representatives";
  ALTER TABLE "content"."_project_settings_v" DROP COLUMN "version_club_email";
  ALTER TABLE "content"."_project_settings_v" DROP COLUMN "version_club_phone";
  ALTER TABLE "content"."_project_settings_v" DROP COLUMN "version_club_register";
  ALTER TABLE "content"."_project_settings_v" DROP COLUMN "version_club_responsible";
  ALTER TABLE "content"."_project_settings_v" DROP COLUMN "version_club_vat_id";
  ALTER TABLE "content"."_project_settings_v" DROP COLUMN "version_club_business_id";
  ALTER TABLE "content"."_project_settings_v" DROP COLUMN "version_club_supervision";
  ALTER TABLE "content"."_project_settings_v" DROP COLUMN "version_club_privacy_contact";
  ALTER TABLE "content"."_project_settings_v" DROP COLUMN "version_club_privacy_authority";
  ALTER TABLE "content"."_project_settings_v" DROP COLUMN "version_club_host";`)
}
