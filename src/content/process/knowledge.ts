/** What is known of the content without asking for it. */
interface ProcessKnowledge {
  /** As last read; undefined before the first time. */
  version: string | undefined;
  /** Whether the database answered when it was last asked, and since when that is so, in ms since 1970. */
  database: { reachable: boolean; since: number };
  /**
   * Has the database asked unless it is known to be away, and resolves with whether it answers. Undefined until there is
   * one to be asked, and where it is a file.
   */
  askDatabase: (() => Promise<boolean>) | undefined;
  /** Called when the database has gone. */
  readonly onAway: Set<() => void>;
}

declare global {
  // Next bundles its routes apart from what serves them; what both know lies with the process.
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

/** To be told of each look at the database, whether or not it has changed anything. */
export function noteReach(reachable: boolean): void {
  const known = processKnowledge();
  if (known.database.reachable === reachable) return;
  known.database = { reachable, since: Date.now() };
  if (!reachable) for (const tell of [...known.onAway]) tell();
}
