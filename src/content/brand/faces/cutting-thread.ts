/** A worker thread, so that a slow file, or one that exhausts memory, blocks nothing else. */
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { cutOwnFace, settingSchema } from './cut-own-face.ts';

const { data, role, setting } = z
  .object({
    data: z.instanceof(Uint8Array),
    role: z.enum(['display', 'text']),
    setting: settingSchema,
  })
  .parse(workerData);

parentPort?.postMessage(
  await cutOwnFace(Buffer.from(data.buffer, data.byteOffset, data.byteLength), role, setting),
);
