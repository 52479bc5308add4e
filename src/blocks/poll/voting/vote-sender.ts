import type { VoteRequest } from '#polls/vote-answers.ts';
import { PersistentSender, type Progress } from '#submitting/sending/persistent-sender.ts';
import type { Reply } from '#submitting/sending/post.ts';
import { pollAddress } from '../poll-address.ts';
import { type KeptVote, readKeptVote } from './kept-vote.ts';
import { refusalOutcome, type SendOutcome } from './refusal-outcome.ts';
import { type Counted, postVote } from './vote-api.ts';
import { votingMessages } from './voting-messages.ts';
import type { VotingOptions } from './voting-state.ts';

export class VoteSender extends PersistentSender {
  readonly #options: VotingOptions;

  constructor(options: VotingOptions, onProgress: (progress: Progress) => void) {
    const { id, integrity } = options.poll;
    super({ onProgress, challenge: integrity === 'work' ? pollAddress(id, 'challenge') : undefined });
    this.#options = options;
  }

  async sendVote(vote: KeptVote, code: string | undefined, isKept: boolean): Promise<SendOutcome> {
    const texts = votingMessages[this.#options.locale];
    const waitingNetwork = isKept ? texts.waitingNetwork : texts.waitingNetworkHere;
    const sent = await this.send((proof) => this.#post(vote, code, proof), { ...texts, waitingNetwork });
    if (sent.kind === 'accepted') return { kind: 'counted', ...sent.answer, isEarlier: false };
    if (sent.kind === 'refused') return refusalOutcome(sent, texts);
    return {
      kind: 'refused',
      problems: [{ field: 'form', message: texts.cannotCalculate }],
      keepsKey: true,
    };
  }

  #post(vote: KeptVote, code: string | undefined, proof: string | undefined): Promise<Reply<Counted>> {
    const { poll, locale } = this.#options;
    const request: VoteRequest = { choices: vote.choices };
    if (proof !== undefined) request.proof = proof;
    if (poll.integrity === 'device' || poll.integrity === 'work') request.device = vote.device;
    if (poll.integrity === 'code' && code !== undefined) request.code = code;
    if (poll.consent) request.consent = true;
    return oneTabAtATime(poll.id, async () => {
      const kept = readKeptVote(poll.id);
      // Another tab has already sent the same ballot.
      if (kept?.state === 'counted' && kept.key === vote.key)
        return { kind: 'accepted', answer: { receipt: kept.receipt, view: kept.view } };
      return postVote(poll.id, locale, vote.key, request);
    });
  }
}

/** A vote pending in two tabs is sent by one. */
async function oneTabAtATime<Answer>(pollId: string, send: () => Promise<Answer>): Promise<Answer> {
  if (!('locks' in navigator)) return send();
  return navigator.locks.request(`heimspiel:send:${pollId}`, send);
}
