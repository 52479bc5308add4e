import { expect, it } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { inSomeLanguage, type ListedPoll } from './poll-list.ts';

it.each(locales)('a poll that is written in %s alone is found in it', (locale) => {
  const poll = { id: '7', question: 'Wie breit?' } as NonNullable<ListedPoll[typeof locale]>;
  expect(inSomeLanguage({ id: '7', codesIssued: 0, [locale]: poll })).toBe(poll);
  expect(inSomeLanguage({ id: '7', codesIssued: 0 })).toBeUndefined();
});
