import { backup, DatabaseSync } from 'node:sqlite';

/** Copies a SQLite database as a consistent snapshot, even while others write to it. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(database, to);
  } finally {
    database.close();
  }
}
