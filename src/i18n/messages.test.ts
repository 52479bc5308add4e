import { globSync, readFileSync } from 'node:fs';
import { type Expression, parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { isLocale, type Locale, locales } from './locales.ts';
import { fillInCount, formsOf } from './messages.ts';

/** Every message of every file, with its key path. */
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

const texts = globSync('src/**/*.{ts,tsx}', {
  exclude: ['**/.next/**', '**/*.test.ts', '**/*.test.tsx'],
}).flatMap((file) => textsIn(file, readFileSync(file, 'utf8')));

interface WrittenText {
  locale: Locale;
  path: string;
  value: unknown;
}

function textsIn(file: string, source: string): WrittenText[] {
  const found: WrittenText[] = [];
  if (!/\bde:/.test(source)) return found;
  new Visitor({
    ObjectExpression({ properties }) {
      const inLanguages = properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier' && isLocale(property.key.name)
          ? [{ locale: property.key.name, value: property.value }]
          : [],
      );
      // Editor texts always have these two, whatever locales the site has.
      if (!['de', 'en'].every((code) => inLanguages.some(({ locale }) => locale === code))) return;
      for (const { locale, value } of inLanguages) {
        const path = `${file}:${source.slice(0, value.start).split('\n').length}`;
        for (const text of literalsIn(value)) found.push({ locale, path, value: text });
      }
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** The string literals of an expression; interpolations become `{}`. */
function literalsIn(value: Expression): string[] {
  if (value.type === 'Literal') return typeof value.value === 'string' ? [value.value] : [];
  if (value.type === 'TemplateLiteral') return [value.quasis.map(({ value }) => value.cooked).join('{}')];
  if (value.type === 'ArrayExpression')
    return value.elements.flatMap((element) =>
      element && element.type !== 'SpreadElement' ? literalsIn(element) : [],
    );
  return [];
}

describe('one way to write', () => {
  // Languages added later have their own rules.
  it.each<[string, Partial<Record<Locale, RegExp>>]>([
    ['per cent', { de: /[\d}](?:%| %)/, en: /[\d}][ \u00A0]%/ }],
    ['quotation marks', { de: /["“][^„“]*”|"/, en: /[„"]/ }],
    ['apostrophes', { de: /\p{L}'\p{L}/u, en: /\p{L}'\p{L}/u }],
  ])('%s', (_what, wrong) => {
    const found = messages.filter(({ locale, value }) =>
      wrong[locale]?.test(JSON.stringify(value).replace(/\{\\".*\}|(?<!\\)"/g, '')),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  // Markup has its own quotation marks.
  it.each<[string, Partial<Record<Locale, RegExp>>]>([
    ['per cent', { de: /[\d}](?:%| %)/, en: /[\d}][ \u00A0]%/ }],
    ['quotation marks', { de: /["“][^„“]*”|"/, en: /[„"]/ }],
    ['apostrophes', { de: /\p{L}'\p{L}/u, en: /\p{L}'\p{L}/u }],
    ['dashes', { de: /—|\s-\s|--/, en: /—|\p{L} - \p{L}|--/u }],
    ['times', { de: /\d:\d\d Uhr/, en: /\d\.\d\d ?[ap]\.?m/ }],
    ['omissions', { de: /\.\.\./, en: /\.\.\./ }],
    [
      'numbers with a word',
      { de: /\b1 (?:Sekunden|Minuten|Stimmen|Tage)\b/, en: /\b1 (?:seconds|minutes|votes|days)\b/ },
    ],
  ])('%s, in content and for editors', (_what, wrong) => {
    const found = texts.filter(({ locale, value }) =>
      wrong[locale]?.test(String(value).replace(/<[a-z!/][^>]*>|\{"[^}]*\}/g, '')),
    );
    expect(found.map(({ path, value }) => `${path} ${value}`)).toEqual([]);
    expect(texts.length).toBeGreaterThan(3000);
  });
});
