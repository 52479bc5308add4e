import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from './locales.ts';
import { fillInCount, formsOf } from './messages.ts';

/** Every message of every file, with the keys that lead to it. */
const messages = locales.flatMap((locale) =>
  globSync(`src/**/{*.,}${locale}.json`, { exclude: ['**/.next/**'] }).flatMap((file) =>
    leaves(JSON.parse(readFileSync(file, 'utf8')), `${file}:`).map((leaf) => ({ locale, ...leaf })),
  ),
);

function leaves(value: unknown, path: string): { path: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null || 'other' in value) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path} ${key}`));
}

describe('a message with a number', () => {
  it.each([
    ['de', 1, 'eine Stimme'],
    ['de', 0, '0 Stimmen'],
    ['de', 1234, '1.234 Stimmen'],
    ['en', 1234, '1,234 votes'],
    ['en', 1, 'one vote'],
  ] as const)('in %s, with %d, says %s', (locale, n, said) => {
    const message = {
      de: { one: 'eine Stimme', other: '{n} Stimmen' },
      en: { one: 'one vote', other: '{n} votes' },
    };
    expect(fillInCount(message[locale], n, locale)).toBe(said);
  });

  it('goes by the number as it is written', () => {
    const message = { one: '{n} kilobyte', other: '{n} kilobytes' };
    expect(fillInCount(message, 1.04, 'en', {}, 1)).toBe('1 kilobyte');
    expect(fillInCount(message, 1.06, 'en', {}, 1)).toBe('1.1 kilobytes');
  });

  it('gives its forms to a script that has no messages', () => {
    expect(formsOf({ one: 'ballot', other: 'ballots' })).toEqual({
      'data-one': 'ballot',
      'data-other': 'ballots',
    });
  });

  it('has every form of its language, and no number outside of one', () => {
    const formsIn = (locale: Locale) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const wrong = messages.filter(({ locale, value }) =>
      typeof value === 'string'
        ? /\{n\} \p{L}{2}/u.test(value)
        : formsIn(locale).some((form) => !Object.hasOwn(Object(value), form)),
    );
    expect(wrong).toEqual([]);
    expect(messages.length).toBeGreaterThan(400);
  });
});

describe('one way to write', () => {
  // A language that was added later has ways of its own.
  it.each<[string, Partial<Record<Locale, RegExp>>]>([
    ['per cent', { de: /\d\}?(?:%| %)/, en: /\d\}?[ \u00A0]%/ }],
    ['quotation marks', { de: /["“][^„“]*”|"/, en: /[„"]/ }],
    ['apostrophes', { de: /\p{L}'\p{L}/u, en: /\p{L}'\p{L}/u }],
  ])('%s', (_what, wrong) => {
    const found = messages.filter(({ locale, value }) =>
      wrong[locale]?.test(JSON.stringify(value).replace(/\{\\".*\}|(?<!\\)"/g, '')),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});
