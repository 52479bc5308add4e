import { serverNow } from '../clock.ts';
import { isSiteReachable } from '../reachable.ts';
import { ask } from './ask.ts';
import { isObject } from './parse.ts';
import address from './proof-worker.ts?worker&url';

function createPolicy() {
  return window.trustedTypes?.createPolicy('own-worker', {
    createScriptURL: (url: string) => {
      if (url !== address) throw new TypeError(`${url} is not the site's worker.`);
      return url;
    },
  });
}

let policy: ReturnType<typeof createPolicy>;

/** The only worker that the site's Content Security Policy allows. */
function startProofWorker(): Worker {
  policy ??= createPolicy();
  const trusted = policy ? policy.createScriptURL(address) : address;
  // Workers accept TrustedScriptURL, but TypeScript's DOM types don't know it yet.
  return Reflect.construct(Worker, [trusted, { type: 'module' }]);
}

/** In ms: a proof must reach the server before its challenge expires. */
const reserve = 10_000;

interface Proof {
  payload: string;
  expiresAt: number;
}

export class ProofSolver {
  readonly #address: string;
  #proof: Promise<Proof> | undefined;

  /** @param address where challenges are issued */
  constructor(address: string) {
    this.#address = address;
  }

  prepare(): void {
    this.#take().catch(() => {
      this.#proof = undefined;
    });
  }

  /**
   * A solved challenge; each can be used once.
   * @throws ProofError if there is none
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

/** `network`: the challenge or the solver could not be loaded. `device`: this device can't solve it. */
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
    // The worker's script may be what failed to load.
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
