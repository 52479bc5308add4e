/** A worker thread, so that a slow file, or one that exhausts memory, blocks nothing else. */
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { CanNotBeCleaned } from './can-not-be-cleaned.ts';
import { cleanedKinds } from './kind-of-file.ts';
import { withoutMetadata } from './without-metadata.ts';

const { data, kind } = z
  .object({ data: z.instanceof(Uint8Array), kind: z.enum(cleanedKinds) })
  .parse(workerData);

try {
  const clean = await withoutMetadata(Buffer.from(data.buffer, data.byteOffset, data.byteLength), kind);
  parentPort?.postMessage({ clean });
} catch (error) {
  if (!(error instanceof CanNotBeCleaned)) throw error;
  parentPort?.postMessage({ obstacle: error.obstacle });
}
