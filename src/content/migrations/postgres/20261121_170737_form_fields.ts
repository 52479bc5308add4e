import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "content"."enum_forms_fields_width" AS ENUM('full', 'half');
  CREATE TYPE "content"."enum_forms_fields_file_types" AS ENUM('any', 'images', 'pdf');
  ALTER TYPE "content"."enum_forms_fields_type" ADD VALUE 'file' BEFORE 'heading';
  ALTER TYPE "content"."enum_forms_fields_type" ADD VALUE 'hidden' BEFORE 'heading';
  ALTER TYPE "content"."enum_forms_fields_purpose" ADD VALUE 'given-name' BEFORE 'organization';
  ALTER TYPE "content"."enum_forms_fields_purpose" ADD VALUE 'family-name' BEFORE 'organization';
  ALTER TYPE "content"."enum_forms_fields_purpose" ADD VALUE 'street-address' BEFORE 'postal-code';
  ALTER TYPE "content"."enum_forms_fields_purpose" ADD VALUE 'address-level2';
  ALTER TYPE "content"."enum_forms_fields_purpose" ADD VALUE 'bday';
  ALTER TABLE "content"."forms_fields_options" ADD COLUMN "name" varchar;
  ALTER TABLE "content"."forms_fields" ADD COLUMN "name" varchar;
  ALTER TABLE "content"."forms_fields" ADD COLUMN "width" "content"."enum_forms_fields_width" DEFAULT 'full' NOT NULL;
  ALTER TABLE "content"."forms_fields" ADD COLUMN "show_if_field" varchar;
  ALTER TABLE "content"."forms_fields" ADD COLUMN "show_if_value" varchar;
  ALTER TABLE "content"."forms_fields" ADD COLUMN "file_types" "content"."enum_forms_fields_file_types" DEFAULT 'any' NOT NULL;
  ALTER TABLE "content"."forms_fields" ADD COLUMN "most_megabytes" numeric DEFAULT 5 NOT NULL;
  ALTER TABLE "content"."forms_fields" ADD COLUMN "fixed_value" varchar;
  ALTER TABLE "content"."forms_locales" ADD COLUMN "confirmation_page" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content"."forms_fields" ALTER COLUMN "type" SET DATA TYPE text;
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "type" SET DEFAULT 'text'::text;
  DROP TYPE "content"."enum_forms_fields_type";
  CREATE TYPE "content"."enum_forms_fields_type" AS ENUM('text', 'email', 'telephone', 'number', 'date', 'longText', 'select', 'radio', 'checkboxes', 'consent', 'heading');
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "type" SET DEFAULT 'text'::"content"."enum_forms_fields_type";
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "type" SET DATA TYPE "content"."enum_forms_fields_type" USING "type"::"content"."enum_forms_fields_type";
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "purpose" SET DATA TYPE text;
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "purpose" SET DEFAULT 'other'::text;
  DROP TYPE "content"."enum_forms_fields_purpose";
  CREATE TYPE "content"."enum_forms_fields_purpose" AS ENUM('other', 'name', 'email', 'tel', 'organization', 'postal-code');
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "purpose" SET DEFAULT 'other'::"content"."enum_forms_fields_purpose";
  ALTER TABLE "content"."forms_fields" ALTER COLUMN "purpose" SET DATA TYPE "content"."enum_forms_fields_purpose" USING "purpose"::"content"."enum_forms_fields_purpose";
  ALTER TABLE "content"."forms_fields_options" DROP COLUMN "name";
  ALTER TABLE "content"."forms_fields" DROP COLUMN "name";
  ALTER TABLE "content"."forms_fields" DROP COLUMN "width";
  ALTER TABLE "content"."forms_fields" DROP COLUMN "show_if_field";
  ALTER TABLE "content"."forms_fields" DROP COLUMN "show_if_value";
  ALTER TABLE "content"."forms_fields" DROP COLUMN "file_types";
  ALTER TABLE "content"."forms_fields" DROP COLUMN "most_megabytes";
  ALTER TABLE "content"."forms_fields" DROP COLUMN "fixed_value";
  ALTER TABLE "content"."forms_locales" DROP COLUMN "confirmation_page";
  DROP TYPE "content"."enum_forms_fields_width";
  DROP TYPE "content"."enum_forms_fields_file_types";`)
}
