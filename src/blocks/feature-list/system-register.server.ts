import germanFiles from '#blocks/brand-files/brand-files-messages.de.json' with { type: 'json' };
import englishFiles from '#blocks/brand-files/brand-files-messages.en.json' with { type: 'json' };
import { blockDemoPath } from '#blocks/demo-path.ts';
import { type Block, type BlockKind, blockKinds, designKindNames } from '#blocks/kinds.ts';
import { type EditorText, editorLanguageFor } from '#i18n/editor-texts.ts';
import type { Locale } from '#i18n/locales.ts';
import { localizedHref, localizedPath } from '#i18n/localized-path.ts';
import { controls, groupsOfTokens } from './kit-and-tokens.server.ts';
import type { Register } from './system-facts.ts';
import { type Answer, layoutNames } from './value-answers.ts';

interface ShownPage {
  /** Without locale prefix. */
  path: string;
  locale: Locale;
  title: string;
  layout: string;
  /** Has `noindex`, so it isn't listed. */
  hidden: boolean;
  /** The kinds of its blocks. */
  kinds: readonly BlockKind[];
}

type Part = Register[number]['parts'][number];

/** Maximum number of pages listed; the rest are counted. */
const mostNamed = 6;

const words = {
  de: { controls: 'Alle Bedienelemente', tokens: 'Alle Werte', control: 'Bedienelement', token: 'Token' },
  en: { controls: 'Every control', tokens: 'Every value', control: 'Control', token: 'Tokens' },
};

const fileMessages = { de: germanFiles, en: englishFiles };

/** Pages that lead to files of any age. */
const overTime: readonly { path: string; name: EditorText; text: EditorText }[] = [
  {
    path: '/brand/versions',
    name: { de: 'Versionen der Identität', en: 'Versions of the identity' },
    text: {
      de: 'Jede Fassung, zum Nachlesen, Zitieren und Vergleichen',
      en: 'Every version, to read, to cite and to compare',
    },
  },
  {
    path: '/brand/changes.atom',
    name: { de: 'Feed der Änderungen', en: 'Feed of changes' },
    text: {
      de: 'Atom, zum Abonnieren: was sich an der Identität geändert hat',
      en: 'Atom, to subscribe to: what has changed in the identity',
    },
  },
];

/**
 * Fills in the register and searchable values of the block that shows the index. A kind's demo page shows the look
 * only, without data.
 */
export function withRegister(
  path: string,
  blocks: readonly Block[],
  pages: readonly ShownPage[],
  locale: Locale,
): Block[] {
  if (path === blockDemoPath('feature-list')) return [...blocks];
  return blocks.map((block) => {
    if (block.kind !== 'feature-list' || block.source.from !== 'blockKinds' || block.look !== 'index')
      return block;
    const register = registerOf(pages, locale);
    const answers = [...block.source.answers, ...answersOf(register, locale)];
    return { ...block, source: { ...block.source, register, answers } };
  });
}

/** Controls, token groups and files as search results; links only, nothing to copy. */
function answersOf(register: Register, locale: Locale): Answer[] {
  const { control, token } = words[editorLanguageFor(locale)];
  const called = { controls: `${control}: `, tokens: `${token}: `, files: '' };
  return (['controls', 'tokens', 'files'] as const).flatMap((group) =>
    (register.find((each) => each.group === group)?.parts ?? []).flatMap(({ name, text, href }) =>
      text !== undefined && href !== undefined
        ? [{ title: called[group] + name, value: href, also: text, href }]
        : [],
    ),
  );
}

/** All parts of the system with the pages of this locale that show them, except their own pages. */
export function registerOf(pages: readonly ShownPage[], locale: Locale): Register {
  const language = editorLanguageFor(locale);
  const demos = new Set(designKindNames.map(blockDemoPath));
  const own = pages.filter((page) => page.locale === locale && !page.hidden);
  // Demo pages come last, by path.
  const sorted = own.toSorted(
    (one, other) =>
      Number(demos.has(one.path)) - Number(demos.has(other.path)) || (one.path < other.path ? -1 : 1),
  );
  const known = new Set(own.map(({ path }) => path));
  const linkTo = (path: string | undefined) =>
    path !== undefined && known.has(path) ? { href: localizedHref(path, locale) } : {};
  const pageOf = (kind: BlockKind) => linkTo(blockDemoPath(kind) ?? blockKinds[kind].shownOn);
  const part = (name: string, shows: (page: ShownPage) => boolean): Part => {
    const places = sorted.filter(shows);
    return {
      name,
      uses: places.length,
      usedOn: places
        .slice(0, mostNamed)
        .map(({ title, path }) => ({ title, href: localizedHref(path, locale) })),
    };
  };
  const kinds = designKindNames.map((kind) => {
    const { label, group } = blockKinds[kind];
    const demo = blockDemoPath(kind);
    const shows = ({ path, kinds: shown }: ShownPage) => path !== demo && shown.includes(kind);
    return { group, part: { ...part(label[language], shows), ...pageOf(kind) } };
  });
  const inGroup = (isIdentity: boolean) =>
    kinds.filter(({ group }) => (group === 'identity') === isIdentity).map((kind) => kind.part);
  const table = linkTo(blockDemoPath('brand-files')).href;
  const allTokens = table === undefined ? {} : { href: `${table}#tokens` };
  const tokens = groupsOfTokens(language).map(({ name, text, rule }): Part => {
    const page = rule && linkTo(blockDemoPath(rule.kind)).href;
    const place = page === undefined ? allTokens : { href: rule?.anchor ? `${page}#${rule.anchor}` : page };
    return { name, text, ...place, usedOn: [] };
  });
  return [
    { group: 'blocks', parts: inGroup(false) },
    { group: 'identity', parts: inGroup(true) },
    {
      group: 'controls',
      parts: [
        ...controls(language).map(
          ({ name, text, path, usedBy }): Part => ({
            name,
            text,
            href: localizedPath(path, locale),
            usedOn: usedBy.map((kind) => ({ title: blockKinds[kind].label[language], ...pageOf(kind) })),
          }),
        ),
        { name: words[language].controls, href: localizedPath('/demo/ui', locale), usedOn: [] },
      ],
    },
    {
      group: 'tokens',
      parts: [
        ...tokens,
        ...(table === undefined ? [] : [{ name: words[language].tokens, ...allTokens, usedOn: [] }]),
      ],
    },
    {
      group: 'layouts',
      parts: Object.entries(layoutNames[language]).map(([layout, name]) =>
        part(name, (page) => page.layout === layout),
      ),
    },
    {
      group: 'files',
      parts: [
        ...overTime.map(({ path, name, text }) => ({
          name: name[language],
          text: text[language],
          href: localizedPath(path, locale),
          usedOn: [],
        })),
        ...filesIn(locale),
      ],
    },
  ];
}

function filesIn(locale: Locale): Part[] {
  const { uses, steps } = fileMessages[editorLanguageFor(locale)];
  const said: Readonly<Record<string, string>> = steps;
  return Object.entries(uses).map(([name, use]) => ({
    name: use,
    text: [name, ...(said[name] ? [said[name]] : [])].join(' – '),
    href: name === 'guidelines.md' ? localizedPath('/brand/guidelines.md', locale) : `/brand/${name}`,
    usedOn: [],
  }));
}
