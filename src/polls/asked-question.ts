import { locales } from '#i18n/locales.ts';
import type { Poll } from './poll.fields.ts';
import type { AskedQuestion } from './poll-journal.server.ts';
import type { ListedPoll } from './poll-list.ts';

type Wording = NonNullable<AskedQuestion['de']>;

/**
 * Everything of a listed poll that gives a vote its meaning, in both languages.
 * @param poll it in any language: the rules are the same in all
 */
export function askedQuestionOf(listed: Pick<ListedPoll, 'de' | 'en'>, poll: Poll): AskedQuestion {
  const { method, minChoices, maxChoices, integrity } = poll;
  const wordings = locales.flatMap((locale): [string, Wording][] => {
    const written = listed[locale];
    return written ? [[locale, wordingOf(written)]] : [];
  });
  return { method, minChoices, maxChoices, integrity, ...Object.fromEntries(wordings) };
}

function wordingOf({ question, consent, options }: Poll): Wording {
  return {
    question,
    ...(consent ? { consent } : {}),
    options: options.map(({ id, label, detail, image }) => ({
      id,
      label,
      ...(detail ? { detail } : {}),
      ...(image ? { image: { src: image.src, alt: image.alt } } : {}),
    })),
  };
}
