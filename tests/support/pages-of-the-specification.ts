import { blockDemoPath } from '#blocks/demo-path.ts';
import { blockKindNames } from '#blocks/kinds.ts';
import type { LayoutName } from '#pages/layout-names.ts';

const demos = [
  'form',
  'hero',
  'html',
  'embed',
  'logos',
  'media',
  'buttons',
  'gallery',
  'marquee',
  'headline',
  'accordion',
  'rich-text',
  'blockquote',
  'video-embed',
  'feature-list',
  'facts-and-figures',
  'shop/product-detail',
];

/** The 22 routes, without language prefix, and their layouts. */
const layoutOfRoute: ReadonlyMap<string, LayoutName> = new Map([
  ['/', 'poll'],
  ['/ds-index', 'default'],
  ...demos.map((name): [string, LayoutName] => [`/demo/${name}`, 'default']),
  ['/strategie', 'strategie'],
  ['/vfbexpress', 'poll'],
  ['/vfbexpress-github-action-push-test', 'poll'],
]);

/** Demo pages for kinds of block beyond the specification. */
const otherDemoPaths = blockKindNames
  .flatMap((kind) => blockDemoPath(kind) ?? [])
  .filter((path) => !layoutOfRoute.has(path));

/** Legally required pages, which the specification does not list. */
const legalPaths = ['/impressum', '/datenschutz', '/barrierefreiheit'];

/** The identity to take away, which the specification does not list. */
const identityPath = '/identitaet';

/** A closed poll with made-up votes, to show a final result. */
const closedPollPath = '/trikot-der-saison';

type SpecifiedLanguage = 'de' | 'en';

export interface SpecifiedPage {
  /** Without language prefix. */
  path: string;
  locale: SpecifiedLanguage;
  layout: LayoutName;
  /** Path with language prefix. */
  address: string;
}

/** The specification's 22 routes in both languages. */
export const specifiedPages: readonly SpecifiedPage[] = [...layoutOfRoute].flatMap(([path, layout]) =>
  inBothLanguages(path, layout),
);

export const legalPages: readonly SpecifiedPage[] = legalPaths.flatMap((path) =>
  inBothLanguages(path, 'default'),
);

const closedPollPages: readonly SpecifiedPage[] = inBothLanguages(closedPollPath, 'poll');

export const allPages: readonly SpecifiedPage[] = [
  ...specifiedPages,
  ...otherDemoPaths.flatMap((path) => inBothLanguages(path, 'default')),
  ...legalPages,
  ...closedPollPages,
  ...inBothLanguages(identityPath, 'default'),
];

export const missingPages = [
  { address: '/gibt-es-nicht', locale: 'de' },
  { address: '/en/not-here', locale: 'en' },
] as const;

export const browserLocale: { readonly [Code in SpecifiedLanguage]: string } = { de: 'de-DE', en: 'en-GB' };

/** Written out rather than taken from the product, because it is the specification. */
function inBothLanguages(path: string, layout: LayoutName): SpecifiedPage[] {
  return (['de', 'en'] as const).map((locale) => {
    const address = locale === 'de' ? path : `/en${path === '/' ? '' : path}`;
    return { path, locale, layout, address };
  });
}
