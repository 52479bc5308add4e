import { fillIn } from '#i18n/messages.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { PollMessages } from './poll-messages.ts';

/** Explains in one sentence how to fill in this ballot. */
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

/** Minimum and maximum number of options, clamped to the number of options. */
export function choiceBounds({ method, minChoices, maxChoices, options }: Poll): {
  min: number;
  max: number;
} {
  if (method === 'ranking') return { min: options.length, max: options.length };
  if (method !== 'multiple') return { min: 1, max: 1 };
  const min = Math.min(minChoices, options.length);
  return { min, max: Math.min(Math.max(maxChoices, min), options.length) };
}
