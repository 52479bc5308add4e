import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CastOutcome } from '../ballot-store.server.ts';
import type { BallotBatch } from './gathered-ballots.server.ts';
import type { WorkerAnswer, WorkerTask } from './sqlite-worker.server.ts';

interface Answered {
  resolve: (outcomes: readonly CastOutcome[]) => void;
  reject: (reason: Error) => void;
}

/** Passes batches to the writing thread. The first batch starts it; if it dies, the next one restarts it. */
export class WritingThread {
  readonly #file: string;
  readonly #secret: string;
  #worker: Worker | undefined;
  readonly #asked = new Map<number, Answered>();
  #number = 0;

  /** @param secret derives the keys for seals and signatures */
  constructor(file: string, secret: string) {
    this.#file = file;
    this.#secret = secret;
  }

  write(batch: BallotBatch): Promise<readonly CastOutcome[]> {
    return new Promise((resolve, reject) => {
      const number = this.#number++;
      this.#asked.set(number, { resolve, reject });
      this.#tell(this.#running(), { number, batch });
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const ended = once(worker, 'exit');
    this.#tell(worker, 'close');
    await ended;
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./sqlite-worker.server.ts', import.meta.url), {
      argv: [this.#file, this.#secret],
    });
    let problem = new Error('The thread that writes ballots has ended.');
    worker.on('message', (message: WorkerAnswer) => this.#answered(message));
    worker.on('error', (error) => {
      if (error instanceof Error) problem = error;
    });
    worker.on('exit', () => {
      this.#worker = undefined;
      for (const { reject } of this.#asked.values()) reject(problem);
      this.#asked.clear();
    });
    this.#worker = worker;
    return worker;
  }

  #answered(message: WorkerAnswer): void {
    const asked = this.#asked.get(message.number);
    this.#asked.delete(message.number);
    if ('outcomes' in message) asked?.resolve(message.outcomes);
    else asked?.reject(new Error(message.problem));
  }

  #tell(worker: Worker, task: WorkerTask): void {
    worker.postMessage(task);
  }
}
