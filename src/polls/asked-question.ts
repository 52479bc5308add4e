import { type Locale, locales } from '#i18n/locales.ts';
import type { Poll } from './poll.fields.ts';
import type { AskedQuestion } from './poll-journal.server.ts';
import type { ListedPoll } from './poll-list.ts';

type Wording = NonNullable<AskedQuestion[Locale]>;

/**
 * Everything in a listed poll that defines what a vote means, in every language.
 * @param poll in any language: the rules are the same in all
 */
export function askedQuestionOf(listed: Pick<ListedPoll, Locale>, poll: Poll): AskedQuestion {
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

/**
 * The poll with the words, options and rules it was asked with, whatever editors have changed since. Pictures and
 * whatever doesn't affect a vote's meaning stay current.
 * @returns the same object if nothing differs
 */
export function asAsked(poll: Poll, question: AskedQuestion, locale: Locale): Poll {
  const wording = question[locale];
  if (!wording) return poll;
  const { method, minChoices, maxChoices, integrity } = question;
  const asked: Poll = {
    ...poll,
    ...{ method, minChoices, maxChoices, integrity },
    question: wording.question,
    consent: wording.consent,
    options: wording.options.map(({ id, label, detail }) => ({
      id,
      label,
      detail,
      image: poll.options.find((option) => option.id === id)?.image,
    })),
  };
  return JSON.stringify(meaningOf(asked)) === JSON.stringify(meaningOf(poll)) ? poll : asked;
}

function meaningOf(poll: Poll): unknown {
  const { question, consent, method, minChoices, maxChoices, integrity, options } = poll;
  const meanings = options.map(({ id, label, detail }) => [id, label, detail ?? '']);
  return [question, consent ?? '', method, minChoices, maxChoices, integrity, meanings];
}
