import { Worker } from 'node:worker_threads';
import type { FaceRole } from '#brand/record/typefaces.ts';
import { type OwnFace, ownFaceSchema, type Setting } from './cut-own-face.ts';

/** Timeout per typeface in ms. A variable one with four axes takes three seconds. */
const patience = 60_000;

/** V8 heap limit per file in MB, apart from the file's own bytes. */
const memory = 256;

/** Subsets a typeface in a worker thread. Undefined if the file can't be read. */
export function cutInThread(data: Buffer, role: FaceRole, setting: Setting): Promise<OwnFace | undefined> {
  return new Promise((settle) => {
    const thread = new Worker(new URL('./cutting-thread.ts', import.meta.url), {
      workerData: { data, role, setting },
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    const end = (face: OwnFace | undefined) => {
      clearTimeout(timer);
      void thread.terminate();
      settle(face);
    };
    const timer = setTimeout(() => end(undefined), patience);
    thread.on('message', (message) => end(ownFaceSchema.parse(message)));
    thread.on('error', (error) => {
      console.warn('[content] A typeface could not be cut.', error);
      end(undefined);
    });
  });
}
