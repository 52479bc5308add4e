import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "pages_locales_parent_id_idx" ON "content"."pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_locales_parent_id_idx" ON "content"."_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "media_locales_parent_id_idx" ON "content"."media_locales" USING btree ("_parent_id");
  CREATE INDEX "polls_options_locales_parent_id_idx" ON "content"."polls_options_locales" USING btree ("_parent_id");
  CREATE INDEX "polls_locales_parent_id_idx" ON "content"."polls_locales" USING btree ("_parent_id");
  CREATE INDEX "_polls_v_version_options_locales_parent_id_idx" ON "content"."_polls_v_version_options_locales" USING btree ("_parent_id");
  CREATE INDEX "_polls_v_locales_parent_id_idx" ON "content"."_polls_v_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_fields_options_locales_parent_id_idx" ON "content"."forms_fields_options_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_fields_locales_parent_id_idx" ON "content"."forms_fields_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_locales_parent_id_idx" ON "content"."forms_locales" USING btree ("_parent_id");
  CREATE INDEX "products_variants_locales_parent_id_idx" ON "content"."products_variants_locales" USING btree ("_parent_id");
  CREATE INDEX "products_locales_parent_id_idx" ON "content"."products_locales" USING btree ("_parent_id");
  CREATE INDEX "project_settings_locales_parent_id_idx" ON "content"."project_settings_locales" USING btree ("_parent_id");
  CREATE INDEX "_project_settings_v_locales_parent_id_idx" ON "content"."_project_settings_v_locales" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "content"."pages_locales_parent_id_idx";
  DROP INDEX "content"."_pages_v_locales_parent_id_idx";
  DROP INDEX "content"."media_locales_parent_id_idx";
  DROP INDEX "content"."polls_options_locales_parent_id_idx";
  DROP INDEX "content"."polls_locales_parent_id_idx";
  DROP INDEX "content"."_polls_v_version_options_locales_parent_id_idx";
  DROP INDEX "content"."_polls_v_locales_parent_id_idx";
  DROP INDEX "content"."forms_fields_options_locales_parent_id_idx";
  DROP INDEX "content"."forms_fields_locales_parent_id_idx";
  DROP INDEX "content"."forms_locales_parent_id_idx";
  DROP INDEX "content"."products_variants_locales_parent_id_idx";
  DROP INDEX "content"."products_locales_parent_id_idx";
  DROP INDEX "content"."project_settings_locales_parent_id_idx";
  DROP INDEX "content"."_project_settings_v_locales_parent_id_idx";`)
}
