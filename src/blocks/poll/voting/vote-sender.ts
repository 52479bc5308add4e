import type { VoteRequest } from '#polls/vote-answers.ts';
import { withJitter } from '#submitting/clock.ts';
import { ProofError, ProofOfWork } from '#submitting/proof-of-work.ts';
import { RetryWait } from '#submitting/wait-to-retry.ts';
import { pollAddress } from '../poll-address.ts';
import type { FieldProblem } from './entered-vote.ts';
import { type KeptVote, readKeptVote } from './kept-vote.ts';
import { refusalOutcome, type SendOutcome } from './refusal-outcome.ts';
import { postVote, type VoteReply } from './vote-api.ts';
import { votingMessages } from './voting-messages.ts';
import type { VotingOptions, VotingState } from './voting-state.ts';

/** How often a proof that was refused is calculated anew. */
const maxProofs = 3;

/** Sends a vote until there is an answer to it that another attempt would not change. */
export class VoteSender {
  readonly #options: VotingOptions;
  readonly #tell: (told: Pick<VotingState, 'told' | 'said' | 'stage'>) => void;
  readonly #retry = new RetryWait();
  readonly #proof: ProofOfWork | undefined;

  constructor(options: VotingOptions, tell: (told: Pick<VotingState, 'told' | 'said' | 'stage'>) => void) {
    this.#options = options;
    this.#tell = tell;
    this.#proof =
      options.poll.integrity === 'work'
        ? new ProofOfWork(pollAddress(options.poll.id, 'challenge'))
        : undefined;
  }

  prepare(): void {
    this.#proof?.prepare();
  }

  sendNow(): void {
    this.#retry.end();
  }

  async send(vote: KeptVote, code: string | undefined, isKept: boolean): Promise<SendOutcome> {
    const texts = votingMessages[this.#options.locale];
    let proofs = 0;
    for (let attempt = 0; ; attempt += 1) {
      const reply = await this.#attempt(vote, code);
      if (reply === 'device') {
        const problems: FieldProblem[] = [{ field: 'form', message: texts.cannotCalculate }];
        return { kind: 'refused', problems, keepsKey: true };
      }
      if (reply.kind === 'counted') return { ...reply, isEarlier: false };
      if (reply.kind === 'unreachable') {
        this.#wait(isKept ? texts.waitingNetwork : texts.waitingNetworkHere);
        await this.#retry.wait(RetryWait.backOff(attempt), true);
        continue;
      }
      const { status, retryAfter } = reply;
      if (status === 429 || status >= 500) {
        this.#wait(status === 429 ? texts.waitingBusy : texts.waitingTrouble);
        const pause = retryAfter === undefined ? RetryWait.backOff(attempt) : withJitter(retryAfter);
        await this.#retry.wait(pause, false);
        continue;
      }
      const wantsProof = reply.code === 'spent' || reply.code === 'proof';
      if (this.#proof && wantsProof && proofs < maxProofs) {
        proofs += 1;
        continue;
      }
      return refusalOutcome(reply, texts);
    }
  }

  async #attempt(vote: KeptVote, code: string | undefined): Promise<VoteReply | 'device'> {
    const { poll, locale } = this.#options;
    const { sending, calculating } = votingMessages[locale];
    const request: VoteRequest = { choices: vote.choices };
    if (this.#proof) {
      const slow = setTimeout(() => this.#say(calculating), 300);
      try {
        request.proof = await this.#proof.use();
      } catch (error) {
        return error instanceof ProofError && error.reason === 'network' ? { kind: 'unreachable' } : 'device';
      } finally {
        clearTimeout(slow);
      }
    }
    this.#say(sending);
    if (poll.integrity === 'device' || poll.integrity === 'work') request.device = vote.device;
    if (poll.integrity === 'code' && code !== undefined) request.code = code;
    if (poll.consent) request.consent = true;
    return oneTabAtATime(poll.id, () => {
      const kept = readKeptVote(poll.id);
      // Another tab was faster with the same ballot.
      if (kept?.state === 'counted' && kept.key === vote.key)
        return { kind: 'counted', receipt: kept.receipt, view: kept.view };
      return postVote(poll.id, locale, vote.key, request);
    });
  }

  #say(said: string): void {
    this.#tell({ stage: 'sending', said, told: said });
  }

  #wait(said: string): void {
    this.#tell({ stage: 'waiting', said, told: said });
  }
}

/** A vote that waits in two tabs is sent by one. */
async function oneTabAtATime(pollId: string, send: () => VoteReply | Promise<VoteReply>): Promise<VoteReply> {
  if (!('locks' in navigator)) return send();
  return navigator.locks.request(`heimspiel:send:${pollId}`, send);
}
