import { z } from 'zod';
import { runInProcess } from '#limits/run-in-process.ts';
import { obstacles } from './can-not-be-cleaned.ts';
import type { CleanedKind } from './kind-of-file.ts';

/** Forty megabytes of film take less than two seconds. */
const limits = { seconds: 60, megabytes: 768 };

const outcome = z.object({
  clean: z.object({ data: z.instanceof(Uint8Array), mimetype: z.string() }).optional(),
  obstacle: z.enum(obstacles).optional(),
  codec: z.string().optional(),
});

/** Cleans a file in a process of its own, so that a slow file, or one that exhausts memory, blocks nothing else. */
export async function cleanInProcess(data: Buffer, kind: CleanedKind): Promise<z.infer<typeof outcome>> {
  try {
    return await runInProcess(
      new URL('./cleaning-process.ts', import.meta.url),
      { data, kind },
      outcome,
      limits,
    );
  } catch (error) {
    console.warn('[content] An uploaded file could not be read.', error);
    return { obstacle: 'broken' };
  }
}
