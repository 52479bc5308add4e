import { Worker } from 'node:worker_threads';
import type { FaceRole } from '#brand/record/typefaces.ts';
import { type OwnFace, ownFaceSchema, type Setting } from './cut-own-face.ts';

/** How long one face may take, in ms. A variable typeface with four axes takes three seconds. */
const patience = 60_000;

/** How much memory of V8's one file may take beside its own bytes, in MB. */
const memory = 256;

/** Cuts a face in a thread of its own. Undefined where the file can't be read. */
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
