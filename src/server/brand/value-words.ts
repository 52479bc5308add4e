import type { Brand } from '#brand/record/brand-record.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import type { Locale } from '#i18n/locales.ts';
import german from './value-words.de.json' with { type: 'json' };
import english from './value-words.en.json' with { type: 'json' };

/** The words for each step of a path, looked up below its parent, below the root, or anywhere. */
const messages: { readonly [Code in Locale]: typeof german } = { de: german, en: english };

type Named = Readonly<Record<string, { de: string; en: string }>>;

/** A value's path in words: `colors.ring.hex` is “Colours, Ring, value”. Unknown steps stay as they are. */
export function wordsOf(path: string, brand: Brand, locale: Locale): string {
  const words = new Map<string, string>(Object.entries(messages[locale]));
  const steps = path.split('.');
  const [first = ''] = steps;
  const called = namesIn(first, brand);
  return steps
    .map((step, place) => {
      const named = place === 1 && Object.hasOwn(called, step) ? called[step] : undefined;
      if (named) return named[editorLanguageFor(locale)];
      return (
        words.get(`${steps[place - 1]}.${step}`) ?? words.get(`${first}.${step}`) ?? words.get(step) ?? step
      );
    })
    .join(', ');
}

/** The record's own names for colours, grounds and marks. */
function namesIn(part: string, { colors, grounds, marks }: Brand): Named {
  const named = <Each>(parts: Readonly<Record<string, Each>>, nameOf: (each: Each) => Named[string]): Named =>
    Object.fromEntries(Object.entries(parts).map(([key, each]) => [key, nameOf(each)]));
  if (part === 'colors') return named(colors, ({ name }) => name);
  if (part === 'grounds') return named(grounds, ({ ground }) => colors[ground].name);
  return part === 'marks' ? named(marks, ({ name }) => name) : {};
}
