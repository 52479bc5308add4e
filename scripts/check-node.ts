import { exitWith } from './exit-with.ts';

/** The first Node whose SQLite and type stripping the product relies on. */
const oldestNode = [24, 12];

/** The first SQLite that carries the fix for the write-ahead log's reset. */
const oldestSqlite = [3, 51, 3];

/** Ends the process with a clear sentence where Node or its SQLite is too old. */
export function refuseOldNode(): void {
  const { node, sqlite = '0' } = process.versions;
  if (isOlder(node, oldestNode)) {
    exitWith(
      `Node ${node} is too old: this needs ${oldestNode.join('.')}. npm brings one along for most platforms; on this one, please install it.`,
    );
  }
  if (isOlder(sqlite, oldestSqlite)) {
    exitWith(
      `The SQLite ${sqlite} in Node ${node} is too old: this needs ${oldestSqlite.join('.')}. Please install a newer Node 24.`,
    );
  }
}

function isOlder(version: string, oldest: readonly number[]): boolean {
  const parts = version.split('.').map(Number);
  for (const [index, wanted] of oldest.entries()) {
    const part = parts[index] ?? 0;
    if (part !== wanted) return part < wanted;
  }
  return false;
}
