import { Worker } from 'node:worker_threads';
import type { z } from 'zod';

interface ThreadLimits {
  seconds: number;
  /** Of V8's heap. Typed arrays, and what native libraries hold, do not count. */
  megabytes: number;
}

/**
 * Runs a module once in a thread of its own. The module reads `workerData` and posts one message, its result. The
 * thread ends with it.
 *
 * @throws {Error} if the thread takes too long, needs too much memory, fails, or ends without a message
 */
export function runInThread<Schema extends z.ZodType>(
  module: URL,
  input: unknown,
  result: Schema,
  { seconds, megabytes }: ThreadLimits,
): Promise<z.infer<Schema>> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(module, {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      // Nothing of the environment, the secrets in it least of all, is needed to read a file.
      env: {},
    });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      void thread.terminate();
      settle();
    };
    const timer = setTimeout(
      () => end(() => reject(new Error(`The thread took more than ${seconds} s.`))),
      seconds * 1000,
    );
    thread.on('message', (message) =>
      end(() => {
        const found = result.safeParse(message);
        if (found.success) resolve(found.data);
        else reject(found.error);
      }),
    );
    thread.on('error', (error) => end(() => reject(error)));
    thread.on('exit', () => end(() => reject(new Error('The thread ended without a result.'))));
  });
}
