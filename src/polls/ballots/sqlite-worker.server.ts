/** The thread that waits for the disk, so that the site's main thread never does. */
import { parentPort, Worker } from 'node:worker_threads';
import type { CastOutcome } from '../ballot-store.server.ts';
import type { BallotBatch } from './gathered-ballots.server.ts';
import { SqliteBallotWriter } from './sqlite-writer.server.ts';

export type WorkerTask = { number: number; batch: BallotBatch } | 'close';
export type WorkerAnswer = { number: number; outcomes: CastOutcome[] } | { number: number; problem: string };

// Imports only what writing needs: a thread has its own copy of every module, and memory is limited. These arguments
// are the thread's; no process list shows them.
const [, , file = '', secret = ''] = process.argv;
const writer = new SqliteBallotWriter(file, secret);
let checkpoints: Worker | undefined = new Worker(
  new URL('./sqlite-checkpoint-worker.server.ts', import.meta.url),
  { argv: [file] },
);
// Without it this thread checkpoints, in larger pieces.
checkpoints.on('error', () => {
  checkpoints = undefined;
});

parentPort?.on('message', async (task: WorkerTask) => {
  if (task === 'close') {
    await checkpoints?.terminate();
    writer.close();
    parentPort?.close();
  } else {
    answer(written(task));
    checkpoints?.postMessage('written');
  }
});

function written({ number, batch }: Exclude<WorkerTask, 'close'>): WorkerAnswer {
  try {
    return { number, outcomes: writer.write(batch) };
  } catch (error) {
    return { number, problem: error instanceof Error ? error.message : String(error) };
  }
}

function answer(message: WorkerAnswer): void {
  parentPort?.postMessage(message);
}
