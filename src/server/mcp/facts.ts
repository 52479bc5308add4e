import { blockDemoPath } from '#blocks/demo-path.ts';
import { valueAnswers } from '#blocks/feature-list/value-answers.ts';
import { colorNotations, colorWord } from '#brand/color-notations.server.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { colorNames } from '#brand/record/colors.ts';
import { boundsInPixels, sizeSchema } from '#brand/record/measures.ts';
import { ruleAnchor } from '#brand/rule-anchor.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import { formatMeasure } from '#i18n/format-number.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { valuesOf } from '#server/brand/brand-changes.ts';
import { wordsOf } from '#server/brand/value-words.ts';
import type { Findable } from './ranking.ts';

/** One answer, and where the rule behind it is shown. */
export interface Fact extends Findable {
  value: string;
  details?: Readonly<Record<string, string>>;
  /** With language prefix; the page may not be published. Missing if only the guideline has it. */
  href?: string;
}

const words = {
  de: { open: 'nicht vereinbart, bitte mit dem Verein klären', derived: 'errechnet, nicht vereinbart' },
  en: { open: 'not agreed, please ask the club', derived: 'calculated, not agreed' },
};

/** Where the identity's rules are shown, if the page is published. */
function pagesIn(locale: Locale): Record<string, string> {
  const kinds = ['specimen', 'color-values', 'logo-finder', 'brand-files'] as const;
  return Object.fromEntries(
    kinds.map((kind) => [kind, localizedPath(blockDemoPath(kind) ?? '/', locale)] as const),
  );
}

/** Everything in the record, in this language, and found by its words in every language. */
export function factsOf(brand: Brand, locale: Locale): Fact[] {
  const pages = pagesIn(locale);
  const names = Object.values(brand.colors).map(({ name }) => name[editorLanguageFor(locale)]);
  const known = valueAnswers(brand, locale, pages)
    // Each colour is one fact with its share and all its notations; how the name is set, stylesheets alone need to know.
    .filter(
      ({ title }) =>
        !/^--(?:name|share)-/.test(title) && !names.some((name) => title.startsWith(`${name}, `)),
    )
    .map(({ title, value, also, href }) => ({
      title,
      value: inPixels(value, locale),
      also,
      ...(href === undefined ? {} : { href }),
    }));
  return [...colorsOf(brand, locale, pages), ...leavesOf(brand, locale), ...known];
}

function colorsOf({ colors }: Brand, locale: Locale, pages: Record<string, string>): Fact[] {
  const language = editorLanguageFor(locale);
  const { open, derived } = words[language];
  return Object.entries(colors).map(([color, { name, use, hex, share, given = {} }]) => {
    const { rgb, hsl, oklch, cmyk } = colorNotations(hex);
    const called = Object.values(colorWord(hex)).join(' ');
    return {
      title: name[language],
      value: hex,
      also: `${Object.values(name).join(' ')} ${color} color-${color} ${called} ${Object.values(use).join(' ')} hex rgb hsl oklch CMYK Sonderfarbe Lack Garn Anteil Seite page ${hex}`,
      details: {
        use: use[language],
        css: `var(--color-${color})`,
        rgb,
        hsl,
        oklch,
        cmyk: given.cmyk?.join(' ') ?? `${cmyk.join(' ')} (${derived})`,
        spot: given.spot ?? open,
        paint: given.paint ?? open,
        yarn: given.yarn ?? open,
        ...(share === undefined ? {} : { share: `${share} %` }),
      },
      href: `${pages['color-values']}#${ruleAnchor(`color-${color}`)}`,
    };
  });
}

/** Leaves that other facts say better, or that nobody asks for. */
const saidElsewhere =
  /^(?:colors\.|claim|voice|marks\.\w+\.(?:name|master|clearSpace|minimum|use)|type\.faces\.\w+\.(?:package|files))/;

function leavesOf(brand: Brand, locale: Locale): Fact[] {
  const { display, text } = brand.type.faces;
  const wholes = {
    name: brand.name.text,
    'type.faces.display': display.cutFrom,
    'type.faces.text': text.cutFrom,
  };
  const leaves = valuesOf(brand).filter(({ path }) => !saidElsewhere.test(path));
  const isPart = (path: string, whole: string) => path.startsWith(`${whole}.`);
  const said = (path: string) => locales.map((other) => wordsOf(path, brand, other)).join(' ');
  return [
    ...Object.entries(wholes).map(([whole, value]): Fact => {
      const parts = leaves.filter(({ path }) => isPart(path, whole));
      return {
        title: wordsOf(whole, brand, locale),
        value,
        also: parts.map((part) => `${said(part.path)} ${part.value}`).join(' '),
        details: Object.fromEntries(
          parts.map((part) => [part.path.slice(whole.length + 1), part.value] as const),
        ),
      };
    }),
    ...leaves
      .filter(({ path }) => !Object.keys(wholes).some((whole) => isPart(path, whole)))
      .map(({ path, value }) => ({
        title: wordsOf(path, brand, locale),
        value: path.startsWith('grounds.') ? colorIn(brand, value, locale) : inPixels(value, locale),
        also: `${path} ${said(path)}`,
      })),
  ];
}

function colorIn({ colors }: Brand, called: string, locale: Locale): string {
  const color = colorNames.find((each) => each === called);
  return color ? `${colors[color].name[editorLanguageFor(locale)]} ${colors[color].hex}` : called;
}

/** A measure that depends on the type or the window, also in pixels. */
function inPixels(value: string, locale: Locale): string {
  const size = sizeSchema.safeParse(value).data;
  if (!size || ('unit' in size && size.unit !== 'rem')) return value;
  const bounds = [...new Set(boundsInPixels(size).map((pixels) => formatMeasure(pixels, locale, 2)))];
  return `${value} (${bounds.join('–')} px)`;
}

/** The guideline's sentences, rows and points, each with the heading it stands under. */
export function rulesIn(guideline: string): Fact[] {
  let heading = '';
  let head: readonly string[] | undefined;
  const found: Fact[] = [];
  for (const line of guideline.split('\n')) {
    const [, title] = /^#+ (.*)$/.exec(line) ?? [];
    if (title !== undefined) heading = title;
    if (!line.startsWith('|')) head = undefined;
    if (title !== undefined || line === '' || /^(?:\| ---|- <)/.test(line)) continue;
    const cells = line.startsWith('|') ? line.slice(2, -2).split(' | ') : undefined;
    if (cells && !head) head = cells;
    else
      found.push({
        title: heading,
        value: cells ? cells.map((cell, place) => `${head?.[place]}: ${cell}`).join('; ') : line,
        also: line,
      });
  }
  return found;
}
