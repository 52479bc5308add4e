import { fillIn } from '#i18n/messages.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { StateStore } from '#submitting/sending/state-store.ts';
import { type PollMessages, pollMessages } from '../poll-messages.ts';
import { type VotingMessages, votingMessages } from './voting-messages.ts';
import { firstState, type VotingOptions, type VotingState } from './voting-state.ts';

/** State and texts of a poll's vote, for the views. */
export class VotingStore extends StateStore<VotingState> {
  readonly poll: Poll;
  readonly texts: VotingMessages & { poll: PollMessages };

  constructor({ poll, locale, state, results }: VotingOptions) {
    super(firstState({ state, results }));
    this.poll = poll;
    this.texts = { ...votingMessages[locale], poll: pollMessages[locale] };
  }

  get canVote(): boolean {
    return this.state.stage === 'ballot' && this.state.state === 'open';
  }

  get chosen(): string {
    const labels = this.state.choices.map(
      (id) => this.poll.options.find((option) => option.id === id)?.label,
    );
    const known = labels.filter((label) => label !== undefined);
    if (known.length === 0) return '';
    return fillIn(this.texts.yourChoice, { options: known.join(', ').replaceAll('\u00AD', '') });
  }

  announce(announcement: string): void {
    this.set({ announcement });
  }
}
