import { usualJoining } from '#database/reach.ts';
import type { InboxStore } from '#forms/inbox-store.server.ts';
import { SqlInbox } from './sql-inbox.server.ts';
import { SqliteInbox } from './sqlite-inbox.server.ts';

/** Opens the inbox beside the content in Postgres, which may be away at first, or in the data directory. */
export async function openInbox(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  joining = usualJoining,
): Promise<InboxStore> {
  if (!databaseUrl) return new SqlInbox(new SqliteInbox(dataDir));
  // Imported here, because it would take a tenth of the site's memory.
  const { PostgresInbox } = await import('./postgres-inbox.server.ts');
  return new SqlInbox(await PostgresInbox.open(databaseUrl, joining));
}
