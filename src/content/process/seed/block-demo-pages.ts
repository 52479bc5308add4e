import type { AnyBlockDefinition } from '#blocks/define-block.ts';
import { blockDemoPath } from '#blocks/demo-path.ts';
import { type AnyExample, shownExamples, stressTests } from '#blocks/examples.ts';
import { type BlockKind, blockKinds, designKindNames } from '#blocks/kinds.ts';
import type { AuthoredPageBlock } from '#blocks/stored-blocks.ts';
import { descriptionOfWrongLength, shownOf } from '#content/lifecycle/gates/search-lengths.ts';
import type { EditorLanguage, EditorText } from '#i18n/editor-texts.ts';
import { neighboursOf } from './demo-neighbours.ts';
import type { DemoPage } from './demo-page.ts';
import { fieldTable } from './field-table.ts';

const words = {
  block: { de: 'Baustein', en: 'Block' },
  variant: { de: 'Variante', en: 'Variant' },
  test: { de: 'Extremes Beispiel', en: 'Extreme example' },
  tests: { de: 'Extreme Beispiele', en: 'Extreme examples' },
  bears: { de: 'Was der Baustein aushält', en: 'What the block can bear' },
  tested: {
    de: 'So soll er nicht aussehen, aber auch so muss er halten: mit Wörtern ohne Ende, mit zu viel und mit zu wenig Inhalt.',
    en: 'Not how it should look, but it has to hold even so: with words without end, with too much and with too little.',
  },
  of: { de: 'von', en: 'of' },
  fields: { de: 'Was die Redaktion einträgt', en: 'What editors fill in' },
  shown: {
    de: 'Gezeigt in allen Varianten, mit den Feldern dahinter.',
    en: 'Shown in every variant, with the fields behind them.',
  },
  next: { de: 'Weiter', en: 'Next' },
  all: { de: 'Alle Bausteine', en: 'All blocks' },
} satisfies Record<string, EditorText>;

const shownKinds = designKindNames.filter((kind) => blockDemoPath(kind) !== undefined);

/** One page per kind of block that has a demo: purpose, examples, fields, stress tests. */
export function blockDemoPages(): DemoPage[] {
  return shownKinds.flatMap((kind): DemoPage[] => {
    const path = blockDemoPath(kind);
    if (path === undefined) return [];
    const definition: AnyBlockDefinition = blockKinds[kind];
    const pageIn = (locale: EditorLanguage) => ({
      title: definition.label[locale],
      description: descriptionOf(definition.purpose[locale], locale),
      blocks: demoBlocks(kind, locale),
    });
    return [{ path, layout: 'default', de: pageIn('de'), en: pageIn('en') }];
  });
}

/** The purpose as meta description: cut at a dash or semicolon if it is too long, extended if it is too short. */
function descriptionOf(purpose: string, locale: EditorLanguage): string {
  if (!descriptionOfWrongLength(purpose)) return purpose;
  return purpose.length < shownOf.description
    ? `${purpose} ${words.shown[locale]}`
    : purpose.replace(/(?: –|;)[^–;]*$/, '.');
}

function demoBlocks(kind: BlockKind, locale: EditorLanguage): AuthoredPageBlock[] {
  const definition: AnyBlockDefinition = blockKinds[kind];
  const tests = stressTests(kind);
  return [
    {
      kind: 'headline',
      label: counted(words.block, designKindNames.indexOf(kind), designKindNames.length, locale),
      title: definition.label[locale],
      intro: `${definition.purpose[locale]} ${definition.notFor[locale]}`,
      size: 'giant',
    },
    ...captioned(kind, shownExamples(kind), words.variant, locale),
    {
      kind: 'rich-text',
      title: words.fields[locale],
      content: fieldTable(definition.fields, locale),
      columns: 'wide',
    },
    { kind: 'buttons', items: waysOn(kind, locale) },
    ...(tests.length > 0 ? [stressDrawer(locale), ...captioned(kind, tests, words.test, locale)] : []),
  ];
}

function counted(word: EditorText, index: number, all: number, locale: EditorLanguage): string {
  return `${word[locale]} ${index + 1} ${words.of[locale]} ${all}`;
}

function captioned(
  kind: BlockKind,
  examples: readonly AnyExample[],
  word: EditorText,
  locale: EditorLanguage,
): AuthoredPageBlock[] {
  return examples.flatMap((example, index): AuthoredPageBlock[] => [
    {
      kind: 'headline',
      anchor: example.id,
      label: counted(word, index, examples.length, locale),
      title: example.name[locale],
      intro: example.purpose[locale],
      size: 'caption',
      ground: groundOf(example.content[locale]),
    },
    // The type of `blockExamples` ties content to its kind; a union over kinds loses that.
    { ...example.content[locale], kind } as AuthoredPageBlock,
    ...neighboursOf(kind, example.id, locale),
  ]);
}

/** Stress tests are folded away. */
function stressDrawer(locale: EditorLanguage): AuthoredPageBlock {
  return {
    kind: 'headline',
    label: words.bears[locale],
    title: words.tests[locale],
    intro: words.tested[locale],
    size: 'drawer',
    anchor: { de: 'haertetest', en: 'stress-test' }[locale],
    ground: 'sand',
  };
}

/** An example and the line above it share one ground. */
function groundOf(content: { ground?: 'white' | 'sand' | 'night' | undefined }): 'white' | 'sand' | 'night' {
  return content.ground ?? 'white';
}

/** To the next kind, the first one after the last, and back to the index. */
function waysOn(kind: BlockKind, locale: EditorLanguage) {
  const next = shownKinds[(shownKinds.indexOf(kind) + 1) % shownKinds.length] ?? kind;
  const href = blockDemoPath(next) ?? '/ds-index';
  return [
    {
      link: { label: `${words.next[locale]}: ${blockKinds[next].label[locale]}`, href },
      size: 'large' as const,
    },
    { link: { label: words.all[locale], href: '/ds-index' }, look: 'text' as const, size: 'large' as const },
  ];
}
