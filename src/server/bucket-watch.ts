import { setTimeout as wait } from 'node:timers/promises';
import type { Bucket } from '#bucket/bucket.ts';
import type { Reach } from '#database/reach.ts';
import { log, logProblem } from './log.ts';

/**
 * How often the bucket is checked, and the check's timeout, in ms; together the longest time until a failure is
 * noticed.
 */
const usual = { interval: 10_000, patience: 5000 };

/**
 * Monitors the bucket. The site's disk cache would otherwise hide a failure until someone opens an uncached picture.
 */
export class BucketWatch {
  readonly #bucket: Pick<Bucket, 'answers'>;
  readonly #times: typeof usual;
  #reach: Reach = { reachable: false, since: Date.now() };
  #wasTold = false;

  constructor(bucket: Pick<Bucket, 'answers'>, times: typeof usual = usual) {
    this.#bucket = bucket;
    this.#times = times;
  }

  get reach(): Reach {
    return this.#reach;
  }

  get isAway(): boolean {
    return this.#wasTold && !this.#reach.reachable;
  }

  async follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#ask();
      await wait(this.#times.interval, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  async #ask(): Promise<void> {
    try {
      await this.#bucket.answers(this.#times.patience);
      this.#turn(true);
    } catch (error) {
      this.#turn(false, error);
    }
  }

  #turn(reachable: boolean, cause?: unknown): void {
    if (this.#wasTold && reachable === this.#reach.reachable) return;
    // Only failures are logged.
    if (!reachable)
      logProblem(
        'The bucket can’t be reached; files that are not cached here are missing until it is back.',
        cause,
      );
    else if (this.#wasTold) log('The bucket can be reached again.');
    this.#wasTold = true;
    this.#reach = { reachable, since: Date.now() };
  }
}
