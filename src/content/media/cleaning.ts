import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { obstacles } from './can-not-be-cleaned.ts';
import type { CleanedKind } from './kind-of-file.ts';

/** Timeout per file in ms. Forty megabytes of film take less than two seconds. */
const patience = 60_000;

/** V8 heap limit per file in MB, apart from the file's own bytes. */
const memory = 768;

const outcome = z.object({
  clean: z.object({ data: z.instanceof(Uint8Array), mimetype: z.string() }).optional(),
  obstacle: z.enum(obstacles).optional(),
});

type Outcome = z.infer<typeof outcome>;

/** Cleans a file in a worker thread, so that a slow file, or one that exhausts memory, blocks nothing else. */
export function cleanInThread(data: Buffer, kind: CleanedKind): Promise<Outcome> {
  return new Promise((settle) => {
    const thread = new Worker(new URL('./cleaning-thread.ts', import.meta.url), {
      workerData: { data, kind },
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    const end = (found: Outcome) => {
      clearTimeout(timer);
      void thread.terminate();
      settle(found);
    };
    const timer = setTimeout(() => end({ obstacle: 'broken' }), patience);
    thread.on('message', (message) => end(outcome.parse(message)));
    thread.on('error', (error) => {
      console.warn('[content] An uploaded file could not be read.', error);
      end({ obstacle: 'broken' });
    });
  });
}
