/** What the process knows about the content without a query. */
interface ProcessKnowledge {
  /** As last read; undefined before the first read. */
  version: string | undefined;
  /** Whether the database answered the last check, and since when (ms since 1970). */
  database: { reachable: boolean; since: number };
  /**
   * Checks the database unless it is known to be down; resolves with whether it answers. Undefined until there is a
   * connection, and on SQLite.
   */
  askDatabase: (() => Promise<boolean>) | undefined;
  readonly onAway: Set<() => void>;
}

declare global {
  // Next bundles its routes separately from the server; shared state lives on the global object.
  var heimspielContent: ProcessKnowledge | undefined;
}

export function processKnowledge(): ProcessKnowledge {
  globalThis.heimspielContent ??= {
    version: undefined,
    database: { reachable: false, since: Date.now() },
    askDatabase: undefined,
    onAway: new Set(),
  };
  return globalThis.heimspielContent;
}

/** Records the result of each database check, changed or not. */
export function noteReach(reachable: boolean): void {
  const known = processKnowledge();
  if (known.database.reachable === reachable) return;
  known.database = { reachable, since: Date.now() };
  if (!reachable) for (const tell of [...known.onAway]) tell();
}
