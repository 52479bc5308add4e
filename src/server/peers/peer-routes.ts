import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { isSnapshot } from '#server/content/bring-snapshots.ts';
import { snapshotDirectory, stateFile } from '#server/content/snapshot-place.ts';
import { staticFiles } from '#server/static-files.ts';
import { bearsSecret } from '#serving/bearer.ts';

/** Prefix of all addresses between sites. */
export const peerAddress = '/sk/v1/peer';

export const snapshotListSchema = z.object({ names: z.array(z.string()) });

type SnapshotList = z.infer<typeof snapshotListSchema>;

interface PeerRouteParts {
  dataDir: string;
  mediaDirectories: readonly string[];
  previewSecret: string;
}

/**
 * Gives a site with an empty disk this site's snapshots and local uploads. Never downloads anything itself: two sites
 * that both lack a file would ask each other.
 */
export function peerRoutes({ dataDir, mediaDirectories, previewSecret }: PeerRouteParts): Hono {
  const app = new Hono();
  const headers = { 'cache-control': 'no-store' };
  const snapshots = snapshotDirectory(dataDir);
  const unknown = { error: { status: 404, message: 'There is nothing at this address for you.' } };
  app.use(`${peerAddress}/*`, async (context, next) =>
    bearsSecret(context.req.header('authorization'), previewSecret)
      ? next()
      : context.json(unknown, 404, headers),
  );
  app.get(`${peerAddress}/snapshots`, async (context) => {
    const names: string[] = await readdir(snapshots, { recursive: true }).catch(() => []);
    // Incomplete until the state file is written.
    const list: SnapshotList = { names: names.includes(stateFile) ? names.filter(isSnapshot) : [] };
    return context.json(list, 200, headers);
  });
  app.get(`${peerAddress}/snapshots/*`, async (context) => {
    const name = context.req.path.slice(`${peerAddress}/snapshots/`.length);
    const bytes = isSnapshot(name) ? await readFile(join(snapshots, name)).catch(() => undefined) : undefined;
    return bytes ? context.body(bytes, 200, headers) : context.json(unknown, 404, headers);
  });
  for (const root of mediaDirectories)
    app.get(
      `${peerAddress}/media/:name`,
      staticFiles({ root, prefix: `${peerAddress}/media`, cacheControl: headers['cache-control'] }),
    );
  app.all(`${peerAddress}/*`, (context) => context.json(unknown, 404, headers));
  return app;
}
