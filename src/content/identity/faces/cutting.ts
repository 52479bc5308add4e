import type { FaceRole } from '#brand/record/typefaces.ts';
import { runInProcess } from '#limits/run-in-process.ts';
import { type OwnFace, ownFaceSchema, type Setting } from './cut-own-face.ts';

/** A variable typeface with four axes takes three seconds. */
const limits = { seconds: 60, megabytes: 256 };

/** Subsets a typeface in a process of its own. Undefined if the file can't be read. */
export async function cutInProcess(
  data: Buffer,
  role: FaceRole,
  setting: Setting,
): Promise<OwnFace | undefined> {
  try {
    return await runInProcess(
      new URL('./cutting-process.ts', import.meta.url),
      { data, role, setting },
      ownFaceSchema,
      limits,
    );
  } catch (error) {
    console.warn('[content] A typeface could not be cut.', error);
    return undefined;
  }
}
