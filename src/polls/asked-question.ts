import { type Locale, locales } from '#i18n/locales.ts';
import type { Poll } from './poll.fields.ts';
import type { AskedQuestion } from './poll-journal.server.ts';
import type { ListedPoll } from './poll-list.ts';

type Wording = NonNullable<AskedQuestion[Locale]>;

/**
 * Everything of a listed poll that gives a vote its meaning, in every language.
 * @param poll it in any language: the rules are the same in all
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
 * The poll as it was asked: with these words, options and rules, whatever stands in it now. Pictures, and what says
 * nothing about a vote's meaning, are the present ones.
 * @returns the very same poll if it asks just that
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
