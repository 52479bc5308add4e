import { link } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

type Row = Readonly<Record<string, SQLInputValue>>;

/**
 * Multiplies the pages and files of a stopped product in its database: pages in both languages with their blocks and
 * latest version, files with all sizes. Through the API it would take half an hour. Returns the new pages' ids.
 */
export async function addContent(
  dataDir: string,
  { pages, media }: { pages: number; media: number },
): Promise<number[]> {
  const database = new DatabaseSync(join(dataDir, 'content.sqlite'));
  try {
    database.exec('begin immediate');
    const added = addPages(database, pages);
    await addFiles(database, join(dataDir, 'media'), media);
    database.exec('commit');
    return added;
  } finally {
    database.close();
  }
}

function addPages(database: DatabaseSync, count: number): number[] {
  const originals = rowsOf(
    database,
    "select * from pages where _status = 'published' and path like '/demo/%' order by id",
  );
  return Array.from({ length: count }, (_, index) => {
    const original = at(originals, index);
    const path = `/bench/${index + 1}`;
    const id = insert(database, 'pages', { ...original, path });
    for (const text of textsOf(database, 'pages_locales', original))
      insert(database, 'pages_locales', {
        ...text,
        title: `${text.title} ${index + 1}`,
        _parent_id: id,
      });
    const [version] = rowsOf(
      database,
      `select * from _pages_v where parent_id = ${Number(original.id)} and latest = 1`,
    );
    if (!version) throw new Error(`The page ${original.path} has no version.`);
    const versionId = insert(database, '_pages_v', { ...version, parent_id: id, version_path: path });
    for (const text of textsOf(database, '_pages_v_locales', version))
      insert(database, '_pages_v_locales', {
        ...text,
        version_title: `${text.version_title} ${index + 1}`,
        _parent_id: versionId,
      });
    return id;
  });
}

async function addFiles(database: DatabaseSync, directory: string, count: number): Promise<void> {
  const originals = rowsOf(database, 'select * from media order by id');
  for (let index = 0; index < count; index += 1) {
    const original = at(originals, index);
    const copy = Object.entries(original).map(([column, value]): [string, SQLInputValue] => {
      if (typeof value !== 'string') return [column, value];
      if (column.endsWith('filename')) return [column, `${index + 1}-${value}`];
      return [
        column,
        /url$|thumbnail_u_r_l/.test(column) ? value.replace(/[^/]+$/, `${index + 1}-$&`) : value,
      ];
    });
    const id = insert(database, 'media', { ...Object.fromEntries(copy), key: null });
    for (const text of textsOf(database, 'media_locales', original))
      insert(database, 'media_locales', { ...text, alt: `${text.alt} ${index + 1}`, _parent_id: id });
    // Two sizes of a small picture are one file.
    const names = Object.entries(original).flatMap(([column, name]) =>
      column.endsWith('filename') && typeof name === 'string' ? [name] : [],
    );
    for (const name of new Set(names))
      await link(join(directory, name), join(directory, `${index + 1}-${name}`));
  }
}

function textsOf(database: DatabaseSync, table: string, { id }: Row): Row[] {
  return rowsOf(database, `select * from ${table} where _parent_id = ${Number(id)}`);
}

function rowsOf(database: DatabaseSync, statement: string): Row[] {
  return database.prepare(statement).all();
}

function at(rows: readonly Row[], index: number): Row {
  const row = rows[index % rows.length];
  if (!row) throw new Error('There is nothing to copy.');
  return row;
}

function insert(database: DatabaseSync, table: string, { id: _, ...row }: Row): number {
  const columns = Object.keys(row);
  const statement = database.prepare(
    `insert into ${table} (${columns.map((column) => `"${column}"`).join()}) values (${columns.map(() => '?').join()})`,
  );
  return Number(statement.run(...Object.values(row)).lastInsertRowid);
}
