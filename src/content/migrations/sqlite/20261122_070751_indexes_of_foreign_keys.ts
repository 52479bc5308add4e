import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`pages_locales_parent_id_idx\` ON \`pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_locales_parent_id_idx\` ON \`_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_parent_id_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`polls_options_locales_parent_id_idx\` ON \`polls_options_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`polls_locales_parent_id_idx\` ON \`polls_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_version_options_locales_parent_id_idx\` ON \`_polls_v_version_options_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_polls_v_locales_parent_id_idx\` ON \`_polls_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_fields_options_locales_parent_id_idx\` ON \`forms_fields_options_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_fields_locales_parent_id_idx\` ON \`forms_fields_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_locales_parent_id_idx\` ON \`forms_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_variants_locales_parent_id_idx\` ON \`products_variants_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_locales_parent_id_idx\` ON \`products_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_settings_locales_parent_id_idx\` ON \`project_settings_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_settings_v_locales_parent_id_idx\` ON \`_project_settings_v_locales\` (\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`pages_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`media_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`polls_options_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`polls_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`_polls_v_version_options_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`_polls_v_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`forms_fields_options_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`forms_fields_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`forms_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`products_variants_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`products_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`project_settings_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`_project_settings_v_locales_parent_id_idx\`;`)
}
