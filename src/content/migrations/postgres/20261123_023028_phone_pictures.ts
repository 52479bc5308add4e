import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const columns = ['url', 'width', 'height', 'mime_type', 'filesize', 'filename']

/** Renamed, not made anew: a picture that was uploaded before keeps its files, at the width that they have. */
async function rename(db: MigrateUpArgs['db'], from: number, to: number): Promise<void> {
  for (const format of ['avif', 'webp']) {
    for (const column of columns)
      await db.execute(
        sql.raw(`ALTER TABLE content.media RENAME COLUMN sizes_${format}${from}_${column} TO sizes_${format}${to}_${column}`),
      )
    await db.execute(
      sql.raw(
        `ALTER INDEX content.media_sizes_${format}${from}_sizes_${format}${from}_filename_idx RENAME TO media_sizes_${format}${to}_sizes_${format}${to}_filename_idx`,
      ),
    )
  }
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await rename(db, 720, 768)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await rename(db, 768, 720)
}
