import { z } from 'zod';
import type { SubmissionFile } from '#forms/submission-record.ts';
import { networkOf } from '#limits/network.ts';
import { ProcessEnded, runInProcess } from '#limits/run-in-process.ts';
import { Semaphore } from '#limits/semaphore.ts';
import { logProblem } from '#server/log.ts';
import { type FileProblem, fileProblems } from './file-problem.ts';

/** A picture of 64 megapixels takes five seconds on a quiet machine, and 380 MB. */
const limits = { seconds: 30, megabytes: 160 };

/** Twenty pictures of a phone from one network take half a minute. */
const semaphore = new Semaphore({ atOnce: 2, perNetwork: 1, waiting: 60, waitingPerNetwork: 20 });

const outcome = z.union([
  z.object({ problem: z.enum(fileProblems) }),
  z.object({ bytes: z.instanceof(Uint8Array) }),
]);

/**
 * The content to store, or the problem, as `inspectFile` finds it in a process of its own.
 *
 * @throws {Busy} if too many files are waiting
 */
export async function inspect(
  bytes: Uint8Array,
  type: SubmissionFile['type'],
  address: string,
): Promise<Uint8Array | FileProblem> {
  const module = new URL('./inspection-worker.server.ts', import.meta.url);
  try {
    const found = await semaphore.run(
      () => runInProcess(module, { bytes, type }, outcome, limits),
      networkOf(address),
    );
    return 'problem' in found ? found.problem : found.bytes;
  } catch (error) {
    if (!(error instanceof ProcessEnded)) throw error;
    logProblem('A file of a submission could not be inspected.', error);
    return 'file-broken';
  }
}
