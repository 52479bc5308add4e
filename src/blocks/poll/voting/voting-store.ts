import { fillIn } from '#i18n/messages.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { type PollMessages, pollMessages } from '../poll-messages.ts';
import { type VotingMessages, votingMessages } from './voting-messages.ts';
import { firstState, type VotingOptions, type VotingState } from './voting-state.ts';

/** A poll's vote as the views see it: what holds now, and in which words. */
export class VotingStore {
  readonly poll: Poll;
  readonly texts: VotingMessages & { poll: PollMessages };
  readonly #listeners = new Set<() => void>();
  state: VotingState;

  constructor({ poll, locale, state, results }: VotingOptions) {
    this.poll = poll;
    this.texts = { ...votingMessages[locale], poll: pollMessages[locale] };
    this.state = firstState({ state, results });
  }

  get canVote(): boolean {
    return this.state.stage === 'ballot' && this.state.state === 'open';
  }

  /** The chosen answers, in words. */
  get chosen(): string {
    const labels = this.state.choices.map(
      (id) => this.poll.options.find((option) => option.id === id)?.label,
    );
    const known = labels.filter((label) => label !== undefined);
    if (known.length === 0) return '';
    return fillIn(this.texts.yourChoice, { answers: known.join(', ').replaceAll('\u00AD', '') });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly set = (change: Partial<VotingState>): void => {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  };

  say(said: string): void {
    this.set({ said });
  }
}
