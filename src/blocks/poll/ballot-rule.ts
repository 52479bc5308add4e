import { fillIn } from '#i18n/messages.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { PollMessages } from './poll-messages.ts';

/** Says in a sentence how this ballot is filled in. */
export function ballotRule(poll: Poll, messages: PollMessages): string {
  switch (poll.method) {
    case 'single':
      return messages.chooseOne;
    case 'rating':
      return messages.rate;
    case 'ranking':
      return messages.rank;
    case 'multiple': {
      const { min, max } = choiceBounds(poll);
      if (max === 1) return messages.chooseOne;
      if (min === max) return fillIn(messages.chooseExactly, { max });
      return fillIn(min > 1 ? messages.chooseBetween : messages.chooseUpTo, { min, max });
    }
  }
}

/** How many options a ballot names. Bounds that the options cannot meet are brought within reach. */
export function choiceBounds({ method, minChoices, maxChoices, options }: Poll): {
  min: number;
  max: number;
} {
  if (method === 'ranking') return { min: options.length, max: options.length };
  if (method !== 'multiple') return { min: 1, max: 1 };
  const min = Math.min(minChoices, options.length);
  return { min, max: Math.min(Math.max(maxChoices, min), options.length) };
}
