import type { SubmissionAnswer } from '#forms/submission-answers.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Refusal } from '#submitting/ask.ts';
import { withJitter } from '#submitting/clock.ts';
import type { FieldProblem } from '#submitting/problem.ts';
import { ProofError, ProofOfWork } from '#submitting/proof-of-work.ts';
import { randomHex } from '#submitting/random-hex.ts';
import { RetryWait } from '#submitting/wait-to-retry.ts';
import type { Entered } from './entered-answers.ts';
import { type SendingMessages, sendingMessages } from './sending-messages.ts';
import { formAddress, postSubmission, type SubmissionReply } from './submission-api.ts';

export type SendOutcome =
  | { kind: 'accepted'; answer: SubmissionAnswer }
  | { kind: 'refused'; problems: FieldProblem[] }
  /** Nothing arrived, and then the visitor changed something. */
  | { kind: 'changed' };

/** What is told meanwhile, and whether it is on its way or waits for a better moment. */
export type Tell = (stage: 'sending' | 'waiting', told: string) => void;

/** How often a proof that was refused is calculated anew, and how long it is left to ripen before (ms). */
const maxProofs = 3;
const ripening = 3500;

/** Longer waits (ms) are left to the visitor. */
const longestWait = 120_000;

/** Sends a form until there is an answer that another attempt would not change; always with the same key until then. */
export class FormSender {
  readonly #formId: string;
  readonly #locale: Locale;
  readonly #tell: Tell;
  readonly #texts: SendingMessages;
  readonly #retry = new RetryWait();
  readonly #proof: ProofOfWork;
  #key = randomHex();
  #isChanged = false;

  constructor(formId: string, locale: Locale, tell: Tell) {
    this.#formId = formId;
    this.#locale = locale;
    this.#tell = tell;
    this.#texts = sendingMessages[locale];
    this.#proof = new ProofOfWork(formAddress(formId, 'challenge'));
  }

  prepare(): void {
    this.#proof.prepare();
  }

  sendNow(): void {
    this.#retry.end();
  }

  /** What is being sent is not any more what stands there: it is not sent again by itself. */
  change(): void {
    this.#isChanged = true;
    this.#retry.end();
  }

  async send(entered: Entered): Promise<SendOutcome> {
    this.#isChanged = false;
    let proofs = 0;
    for (let attempt = 0; ; attempt += 1) {
      const reply = await this.#attempt(entered);
      if (reply === 'device') return this.#refuse(this.#texts.cannotCalculate);
      if (reply.kind === 'accepted') {
        this.#key = randomHex();
        return reply;
      }
      if (reply.kind === 'refused') {
        const { status, code, retryAfter } = reply;
        const isForAWhile = status === 429 || status >= 500;
        const isOfProof = (code === 'proof' || code === 'spent') && proofs < maxProofs;
        if (!(isForAWhile || isOfProof) || (retryAfter ?? 0) > longestWait) return this.#refusal(reply);
        if (isOfProof) proofs += 1;
        await this.#wait(reply, attempt);
      } else {
        this.#tell('waiting', this.#texts.waitingNetwork);
        await this.#retry.wait(RetryWait.backOff(attempt), true);
      }
      if (this.#isChanged) return { kind: 'changed' };
    }
  }

  async #wait({ status, retryAfter }: Refusal, attempt: number): Promise<void> {
    const { waitingMany, waitingTrouble, waitingProof } = this.#texts;
    if (status < 500 && status !== 429) {
      // Asked for now, so that it is old enough by then.
      this.prepare();
      this.#tell('sending', waitingProof);
      await this.#retry.wait(retryAfter ?? ripening, false);
      return;
    }
    this.#tell('waiting', status === 429 ? waitingMany : waitingTrouble);
    await this.#retry.wait(
      retryAfter === undefined ? RetryWait.backOff(attempt) : withJitter(retryAfter),
      false,
    );
  }

  async #attempt(entered: Entered): Promise<SubmissionReply | 'device'> {
    const { sending, calculating } = this.#texts;
    this.#tell('sending', sending);
    const slow = setTimeout(() => this.#tell('sending', calculating), 500);
    try {
      const proof = await this.#proof.use();
      clearTimeout(slow);
      this.#tell('sending', sending);
      return await postSubmission(this.#formId, this.#locale, this.#key, entered, proof);
    } catch (error) {
      if (!(error instanceof ProofError)) throw error;
      return error.reason === 'network' ? { kind: 'unreachable' } : 'device';
    } finally {
      clearTimeout(slow);
    }
  }

  #refusal({ status, code, message, problems }: Refusal): SendOutcome {
    this.#key = randomHex();
    const { unknown, different, tooLarge, failed } = this.#texts;
    if (problems.length > 0 && status !== 413) return { kind: 'refused', problems };
    if (code === 'unknown') return this.#refuse(unknown);
    if (code === 'different') return this.#refuse(different);
    if (status === 413) return problems.length > 0 ? { kind: 'refused', problems } : this.#refuse(tooLarge);
    return this.#refuse(message || failed);
  }

  /** For what no field is to blame for. */
  #refuse(message: string): SendOutcome {
    return { kind: 'refused', problems: [{ field: 'body', message }] };
  }
}
