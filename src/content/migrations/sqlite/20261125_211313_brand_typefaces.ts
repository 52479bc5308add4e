import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`brand\` ADD \`type_faces_display_typeface\` text;`)
  await db.run(sql`ALTER TABLE \`brand\` ADD \`type_faces_display_file_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`brand\` ADD \`type_faces_text_typeface\` text;`)
  await db.run(sql`ALTER TABLE \`brand\` ADD \`type_faces_text_file_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`brand_type_faces_display_type_faces_display_file_idx\` ON \`brand\` (\`type_faces_display_file_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_type_faces_text_type_faces_text_file_idx\` ON \`brand\` (\`type_faces_text_file_id\`);`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_type_faces_display_typeface\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_type_faces_display_file_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_type_faces_text_typeface\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_type_faces_text_file_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_type_faces_display_version_type_faces_d_idx\` ON \`_brand_v\` (\`version_type_faces_display_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_type_faces_text_version_type_faces_text_idx\` ON \`_brand_v\` (\`version_type_faces_text_file_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`brand_type_faces_display_type_faces_display_file_idx\`;`)
  await db.run(sql`DROP INDEX \`brand_type_faces_text_type_faces_text_file_idx\`;`)
  await db.run(sql`DROP INDEX \`_brand_v_version_type_faces_display_version_type_faces_d_idx\`;`)
  await db.run(sql`DROP INDEX \`_brand_v_version_type_faces_text_version_type_faces_text_idx\`;`)
  for (const role of ['display', 'text'])
    for (const column of [`type_faces_${role}_typeface`, `type_faces_${role}_file_id`]) {
      await db.run(sql.raw(`ALTER TABLE brand DROP COLUMN ${column}`))
      await db.run(sql.raw(`ALTER TABLE _brand_v DROP COLUMN version_${column}`))
    }
}
