import { readSettings, type Settings, SettingsError } from '../../src/settings/settings.ts';

/** Prints a sentence that says what to do, and exits with 1. */
export function exitWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

export const settingsOrExit = (): Settings => orExit(readSettings);

/** Exits with what is wrong with the settings, if they can't be read. */
export function orExit<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    exitWith(error.message);
  }
}

/** The first Node with the SQLite and type stripping that the product needs. */
const oldestNode = '24.12';

/** The first SQLite with the fix for the WAL-reset bug. */
const oldestSqlite = '3.51.3';

export function refuseOldNode(): void {
  const { node, sqlite = '0' } = process.versions;
  const isOlder = (version: string, oldest: string) =>
    version.localeCompare(oldest, 'en', { numeric: true }) < 0;
  if (isOlder(node, oldestNode))
    exitWith(
      `Node ${node} is too old: this needs ${oldestNode}. npm brings one along for most platforms; on this one, please install it.`,
    );
  if (isOlder(sqlite, oldestSqlite))
    exitWith(
      `The SQLite ${sqlite} in Node ${node} is too old: this needs ${oldestSqlite}. Please install a newer Node 24.`,
    );
}
