import type { FaceRole } from '#brand/record/typefaces.ts';
import { runInThread } from '#limits/run-in-thread.ts';
import { type OwnFace, ownFaceSchema, type Setting } from './cut-own-face.ts';

/** A variable typeface with four axes takes three seconds. */
const limits = { seconds: 60, megabytes: 256 };

/** Subsets a typeface in a thread. Undefined if the file can't be read. */
export async function cutInThread(
  data: Buffer,
  role: FaceRole,
  setting: Setting,
): Promise<OwnFace | undefined> {
  try {
    return await runInThread(
      new URL('./cutting-thread.ts', import.meta.url),
      { data, role, setting },
      ownFaceSchema,
      limits,
    );
  } catch (error) {
    console.warn('[content] A typeface could not be cut.', error);
    return undefined;
  }
}
