import { serverNow } from '../clock.ts';
import { isSiteReachable } from '../reachable.ts';
import { ask } from './ask.ts';
import { startProofWorker } from './own-worker.ts';
import { isObject } from './parse.ts';

/** A solved challenge has to reach the server before it expires. */
const reserve = 10_000;

interface Proof {
  payload: string;
  expiresAt: number;
}

/** What is asked of a device that sends something: asked for and solved ahead, from the first touch on. */
export class ProofOfWork {
  readonly #address: string;
  #proof: Promise<Proof> | undefined;

  /** @param address where challenges are to be had */
  constructor(address: string) {
    this.#address = address;
  }

  prepare(): void {
    this.#take().catch(() => {
      this.#proof = undefined;
    });
  }

  /**
   * A solved challenge, each good for once.
   * @throws ProofError where there is none to be had
   */
  async use(): Promise<string> {
    let proof = await this.#take().finally(() => {
      this.#proof = undefined;
    });
    if (proof.expiresAt < serverNow() + reserve) {
      proof = await this.#take().finally(() => {
        this.#proof = undefined;
      });
    }
    return proof.payload;
  }

  #take(): Promise<Proof> {
    this.#proof ??= solve(this.#address);
    return this.#proof;
  }
}

/** `network`: no challenge was to be had, or not what solves it; `device`: this device can't solve it. */
export class ProofError extends Error {
  readonly reason: 'network' | 'device';

  constructor(reason: 'network' | 'device') {
    super(`No proof of work: ${reason}`);
    this.reason = reason;
  }
}

async function solve(address: string): Promise<Proof> {
  const answer = await ask(address, {});
  const challenge = answer?.body;
  if (!answer?.response.ok || !isObject(challenge) || !isObject(challenge.parameters))
    throw new ProofError('network');
  const solution = await solveInWorker(challenge);
  const { expiresAt } = challenge.parameters;
  return {
    payload: btoa(JSON.stringify({ challenge, solution })),
    expiresAt: typeof expiresAt === 'number' ? expiresAt * 1000 : Number.POSITIVE_INFINITY,
  };
}

function solveInWorker(challenge: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let worker: Worker;
    try {
      worker = startProofWorker();
    } catch {
      reject(new ProofError('device'));
      return;
    }
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    // Its script may be what could not be had.
    worker.addEventListener('error', async () => {
      const reason = (await isSiteReachable()) ? 'device' : 'network';
      end(() => reject(new ProofError(reason)));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      end(() => {
        if (isObject(data) && !('error' in data)) resolve(data);
        else reject(new ProofError('device'));
      }),
    );
    worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1 });
  });
}
