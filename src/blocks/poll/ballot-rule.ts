import { fillIn } from '#i18n/messages.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { PollMessages } from './poll-messages.ts';

/** Says in a sentence how this ballot is filled in. Bounds that the answers cannot meet are brought within reach. */
export function ballotRule(poll: Poll, messages: PollMessages): string {
  switch (poll.method) {
    case 'single':
      return messages.chooseOne;
    case 'rating':
      return messages.rate;
    case 'ranking':
      return messages.rank;
    case 'multiple': {
      const min = Math.min(poll.minChoices, poll.options.length);
      const max = Math.min(Math.max(poll.maxChoices, min), poll.options.length);
      if (max === 1) return messages.chooseOne;
      if (min === max) return fillIn(messages.chooseExactly, { max });
      return fillIn(min > 1 ? messages.chooseBetween : messages.chooseUpTo, { min, max });
    }
  }
}
