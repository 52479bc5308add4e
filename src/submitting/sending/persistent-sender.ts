import { withJitter } from '../clock.ts';
import { RetryWait } from '../wait-to-retry.ts';
import type { Refused } from './ask.ts';
import type { Reply } from './post.ts';
import { ProofError, ProofSolver } from './proof-solver.ts';

/** The state of a submission as text, for sighted and screen-reader users. */
export interface Progress {
  stage: 'sending' | 'waiting';
  notice: string;
  announcement: string;
}

interface ProgressTexts {
  sending: string;
  calculating: string;
  waitingNetwork: string;
  waitingBusy: string;
  waitingTrouble: string;
}

interface PersistentSenderOptions {
  onProgress: (progress: Progress) => void;
  /** Address of the challenges, if a proof of work is required. */
  challenge?: string | undefined;
  /** Seconds to wait after a refused proof, and the message meanwhile. */
  ripening?: { pause: number; text: string };
  /** Longer waits (s) are left to the user. */
  longestWait?: number;
}

type Sent<Answer> =
  | Exclude<Reply<Answer>, { kind: 'unreachable' }>
  /** The device can't solve the challenge, or `change` was called meanwhile. */
  | { kind: 'unsent'; because: 'device' | 'changed' };

/** How often a refused proof is recalculated. */
const maxProofs = 3;

/** After how many ms a message says that the device is still calculating. */
const slow = 300;

/** Sends until the result is final, with retries. */
export class PersistentSender {
  readonly #options: PersistentSenderOptions;
  readonly #retry = new RetryWait();
  readonly #proof: ProofSolver | undefined;
  #isChanged = false;

  constructor(options: PersistentSenderOptions) {
    this.#options = options;
    this.#proof = options.challenge === undefined ? undefined : new ProofSolver(options.challenge);
  }

  prepare(): void {
    this.#proof?.prepare();
  }

  sendNow(): void {
    this.#retry.end();
  }

  /** Stops retrying, because the user has changed the input. */
  change(): void {
    this.#isChanged = true;
    this.#retry.end();
  }

  /** @param attempt sends once, with a proof if one is required */
  async send<Answer>(
    attempt: (proof: string | undefined) => Promise<Reply<Answer>>,
    texts: ProgressTexts,
  ): Promise<Sent<Answer>> {
    this.#isChanged = false;
    let proofs = 0;
    for (let attempts = 0; ; attempts += 1) {
      const reply = await this.#attempt(attempt, texts);
      if (reply.kind === 'accepted' || reply.kind === 'unsent') return reply;
      if (reply.kind === 'unreachable') {
        this.#report('waiting', texts.waitingNetwork);
        await this.#retry.wait(RetryWait.backOff(attempts), true);
      } else {
        const isForAWhile = reply.status === 429 || reply.status >= 500;
        const isOfProof = this.#proof && /^(proof|spent)$/.test(reply.code) && proofs < maxProofs;
        const { longestWait = Number.POSITIVE_INFINITY } = this.#options;
        if (!(isForAWhile || isOfProof) || (reply.retryAfter ?? 0) > longestWait) return reply;
        if (isForAWhile) await this.#waitFor(reply, attempts, texts);
        else {
          proofs += 1;
          await this.#ripen(reply);
        }
      }
      if (this.#isChanged) return { kind: 'unsent', because: 'changed' };
    }
  }

  async #attempt<Answer>(
    attempt: (proof: string | undefined) => Promise<Reply<Answer>>,
    { sending, calculating }: ProgressTexts,
  ): Promise<Reply<Answer> | { kind: 'unsent'; because: 'device' }> {
    this.#report('sending', sending);
    if (!this.#proof) return attempt(undefined);
    const timer = setTimeout(() => this.#report('sending', calculating), slow);
    try {
      const proof = await this.#proof.use();
      clearTimeout(timer);
      this.#report('sending', sending);
      return await attempt(proof);
    } catch (error) {
      if (!(error instanceof ProofError)) throw error;
      return error.reason === 'network' ? { kind: 'unreachable' } : { kind: 'unsent', because: 'device' };
    } finally {
      clearTimeout(timer);
    }
  }

  /** Waits while the server is overloaded or failing. */
  async #waitFor({ status, retryAfter }: Refused, attempts: number, texts: ProgressTexts): Promise<void> {
    this.#report('waiting', status === 429 ? texts.waitingBusy : texts.waitingTrouble);
    const pause = retryAfter === undefined ? RetryWait.backOff(attempts) : withJitter(retryAfter * 1000);
    await this.#retry.wait(pause, false);
  }

  async #ripen({ retryAfter }: Refused): Promise<void> {
    const { ripening } = this.#options;
    if (!ripening) return;
    // Requested now, so that it is old enough by then.
    this.prepare();
    this.#report('sending', ripening.text);
    await this.#retry.wait((retryAfter ?? ripening.pause) * 1000, false);
  }

  #report(stage: Progress['stage'], notice: string): void {
    this.#options.onProgress({ stage, notice, announcement: notice });
  }
}
