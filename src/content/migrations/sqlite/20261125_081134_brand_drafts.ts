import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { publishedAsItIs } from '../published-as-it-is.ts'

/** What a draft may leave empty: text in columns of text, by table. */
const mayBeEmpty: Readonly<Record<string, readonly string[]>> = {
  brand_voice_rules: ['rule', 'reason'],
  brand_voice_examples: ['wrong', 'right'],
  brand: ['colors_white_hex', 'colors_sand_hex', 'colors_ink_hex', 'colors_night_hex', 'colors_ring_hex', 'colors_ring_bright_hex', 'colors_stone1_hex', 'colors_stone2_hex', 'colors_stone3_hex', 'colors_stone4_hex', 'ring_width'],
  brand_locales: ['colors_white_name', 'colors_white_use', 'colors_sand_name', 'colors_sand_use', 'colors_ink_name', 'colors_ink_use', 'colors_night_name', 'colors_night_use', 'colors_ring_name', 'colors_ring_use', 'colors_ring_bright_name', 'colors_ring_bright_use', 'colors_stone1_name', 'colors_stone1_use', 'colors_stone2_name', 'colors_stone2_use', 'colors_stone3_name', 'colors_stone3_use', 'colors_stone4_name', 'colors_stone4_use'],
  _brand_v_version_voice_rules: ['rule', 'reason'],
  _brand_v_version_voice_examples: ['wrong', 'right'],
  _brand_v: ['version_colors_white_hex', 'version_colors_sand_hex', 'version_colors_ink_hex', 'version_colors_night_hex', 'version_colors_ring_hex', 'version_colors_ring_bright_hex', 'version_colors_stone1_hex', 'version_colors_stone2_hex', 'version_colors_stone3_hex', 'version_colors_stone4_hex', 'version_ring_width'],
  _brand_v_locales: ['version_colors_white_name', 'version_colors_white_use', 'version_colors_sand_name', 'version_colors_sand_use', 'version_colors_ink_name', 'version_colors_ink_use', 'version_colors_night_name', 'version_colors_night_use', 'version_colors_ring_name', 'version_colors_ring_use', 'version_colors_ring_bright_name', 'version_colors_ring_bright_use', 'version_colors_stone1_name', 'version_colors_stone1_use', 'version_colors_stone2_name', 'version_colors_stone2_use', 'version_colors_stone3_name', 'version_colors_stone3_use', 'version_colors_stone4_name', 'version_colors_stone4_use'],
}

/**
 * Says of each column whether it may be empty. SQLite has no statement for it, a table that others refer to can't be
 * made anew, and a new column for each takes seconds: so the text that defines the table is changed, as SQLite's
 * documentation has it for what leaves the rows as they are (lang_altertable.html#otheralter).
 */
async function redefine(db: MigrateUpArgs['db'], from: string, to: string): Promise<void> {
  await db.run(sql.raw('PRAGMA writable_schema = ON'))
  for (const [table, columns] of Object.entries(mayBeEmpty)) {
    const found = await db.get<{ sql: string }>(
      sql`SELECT "sql" FROM "sqlite_schema" WHERE "type" = 'table' AND "name" = ${table}`,
    )
    // What is so already stays.
    const defined = columns.reduce(
      (text, column) => text.replace(`\`${column}\` ${from},`, `\`${column}\` ${to},`),
      found.sql,
    )
    await db.run(sql`UPDATE "sqlite_schema" SET "sql" = ${defined} WHERE "type" = 'table' AND "name" = ${table}`)
  }
  const { schema_version: version } = await db.get<{ schema_version: number }>(sql.raw('PRAGMA schema_version'))
  await db.run(sql.raw(`PRAGMA schema_version = ${version + 1}`))
  await db.run(sql.raw('PRAGMA writable_schema = RESET'))
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await redefine(db, 'text NOT NULL', 'text')
  await db.run(sql`ALTER TABLE \`brand\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version__status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`published_locale\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`latest\` integer;`)
  await db.run(sql`CREATE INDEX \`brand__status_idx\` ON \`brand\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version__status_idx\` ON \`_brand_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_snapshot_idx\` ON \`_brand_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_published_locale_idx\` ON \`_brand_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_latest_idx\` ON \`_brand_v\` (\`latest\`);`)
  for (const statement of publishedAsItIs((name) => `"${name}"`)) await db.run(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`brand__status_idx\`;`)
  await db.run(sql`DROP INDEX \`_brand_v_version_version__status_idx\`;`)
  await db.run(sql`DROP INDEX \`_brand_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_brand_v_published_locale_idx\`;`)
  await db.run(sql`DROP INDEX \`_brand_v_latest_idx\`;`)
  await db.run(sql`ALTER TABLE \`brand\` DROP COLUMN \`_status\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`version__status\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v\` DROP COLUMN \`latest\`;`)
  for (const [table, columns] of Object.entries(mayBeEmpty)) {
    const filled = columns.map((column) => `"${column}" = COALESCE("${column}", '')`)
    await db.run(sql.raw(`UPDATE ${table} SET ${filled.join(', ')}`))
  }
  await redefine(db, 'text', 'text NOT NULL')
}
