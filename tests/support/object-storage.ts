import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFauxqs } from 'fauxqs';
import type { BucketPlace } from '#bucket/bucket.ts';

export interface ObjectStorage {
  place: BucketPlace;
  /** Stops it, as if the machine had gone; `start` restores it with its data. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

export async function startObjectStorage(): Promise<ObjectStorage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'heimspiel-bucket-'));
  const host = '127.0.0.1';
  let server = await startFauxqs({ port: 0, host, logger: false, dataDir });
  const { port } = server;
  // Payload caches a connection per bucket name, and a process's tests share Payload.
  const bucket = `club-${port}`;
  server.createBucket(bucket);
  return {
    place: {
      bucket,
      region: 'eu-central-1',
      endpoint: `http://${host}:${port}`,
      accessKeyId: 'any',
      secretAccessKey: 'any',
    },
    stop: () => server.stop(),
    start: async () => {
      server = await startFauxqs({ port, host, logger: false, dataDir });
    },
    remove: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
