import { type ChildProcess, fork } from 'node:child_process';
import type { z } from 'zod';

interface ProcessLimits {
  seconds: number;
  /** Of V8's heap. Typed arrays, and what native libraries hold, do not count. */
  megabytes: number;
}

const running = new Set<ChildProcess>();

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** The process took too long, needed too much memory, or failed. */
export class ProcessEnded extends Error {}

/**
 * Runs a module once in a process of its own. The module gets one message, and sends one, its result. Then the process
 * is killed. The module imports `end-with-parent.ts`. For files that somebody sends: V8 ends the whole process if a
 * single large allocation exceeds a thread's limit, and native code that runs in a thread cannot be stopped.
 *
 * @throws {ProcessEnded} if there is no result
 */
export function runInProcess<Schema extends z.ZodType>(
  module: URL,
  input: object,
  result: Schema,
  { seconds, megabytes }: ProcessLimits,
): Promise<z.infer<Schema>> {
  return new Promise((resolve, reject) => {
    const child = fork(module, [], {
      execArgv: [`--max-old-space-size=${megabytes}`],
      // Nothing of the environment, the secrets in it least of all, is needed to read a file.
      env: { NODE_ENV: 'production' },
      serialization: 'advanced',
      // What libraries print may be what strangers wrote.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
    });
    const end = () => child.kill('SIGKILL');
    running.add(child);
    let message: unknown;
    child.once('message', (sent) => {
      message = sent;
      end();
    });
    child.once('error', (error) => {
      running.delete(child);
      reject(error);
    });
    // Only now does it hold nothing any more, and everything that it sent has been read.
    child.once('close', (code, signal) => {
      running.delete(child);
      const found = result.safeParse(message);
      if (found.success) resolve(found.data);
      else reject(new ProcessEnded(`The process ended without a result (${signal ?? code}).`));
    });
    // If that fails, the process has ended or ends.
    child.send(input, (error) => error && end());
  });
}
