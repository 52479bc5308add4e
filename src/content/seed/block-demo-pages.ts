import type { AnyBlockDefinition } from '#blocks/define-block.ts';
import { blockDemoPath } from '#blocks/demo-path.ts';
import { blockExamples } from '#blocks/examples.ts';
import { type BlockKind, blockKindNames, blockKinds } from '#blocks/kinds.ts';
import type { AuthoredPageBlock } from '#blocks/stored-blocks.ts';
import type { Locale, Localized } from '#i18n/locales.ts';
import type { DemoPage } from './demo-page.ts';

const words = {
  variant: { de: 'Variante', en: 'Variant' },
  of: { de: 'von', en: 'of' },
  fields: { de: 'Was die Redaktion einträgt', en: 'What editors fill in' },
  field: { de: 'Feld', en: 'Field' },
  meaning: { de: 'Bedeutung', en: 'Meaning' },
} satisfies Record<string, Localized>;

/** One page per kind of block that has a demo: what it is for, its named examples, and the fields behind them. */
export function blockDemoPages(): DemoPage[] {
  return blockKindNames.flatMap((kind): DemoPage[] => {
    const path = blockDemoPath(kind);
    if (path === undefined) return [];
    const definition: AnyBlockDefinition = blockKinds[kind];
    const pageIn = (locale: Locale) => ({
      title: definition.label[locale],
      description: definition.purpose[locale],
      blocks: demoBlocks(kind, locale),
    });
    return [{ path, layout: 'default', de: pageIn('de'), en: pageIn('en') }];
  });
}

function demoBlocks(kind: BlockKind, locale: Locale): AuthoredPageBlock[] {
  const definition: AnyBlockDefinition = blockKinds[kind];
  const examples = blockExamples[kind];
  return [
    {
      kind: 'headline',
      title: definition.label[locale],
      intro: `${definition.purpose[locale]} ${definition.notFor[locale]}`,
      size: 'giant',
    },
    ...examples.flatMap((example, index): AuthoredPageBlock[] => [
      {
        kind: 'headline',
        anchor: example.id,
        label: `${words.variant[locale]} ${index + 1} ${words.of[locale]} ${examples.length}`,
        title: example.name[locale],
        intro: example.purpose[locale],
        size: 'medium',
        ground: groundOf(example.content[locale]),
      },
      // An example's content belongs to its kind by the type of `blockExamples`, which a union over kinds forgets.
      { ...example.content[locale], kind } as AuthoredPageBlock,
    ]),
    { kind: 'rich-text', title: words.fields[locale], content: fieldTable(definition, locale) },
  ];
}

/** An example and the line above it stand on one field. */
function groundOf(content: { ground?: 'white' | 'sand' | 'night' | undefined }): 'white' | 'sand' | 'night' {
  return content.ground ?? 'white';
}

function fieldTable(definition: AnyBlockDefinition, locale: Locale): string {
  const rows = Object.values(definition.fields).map(
    ({ facts }) => `| ${cell(facts.label[locale])} | ${cell(facts.help[locale])} |`,
  );
  return [`| ${words.field[locale]} | ${words.meaning[locale]} |`, '| --- | --- |', ...rows].join('\n');
}

function cell(text: string): string {
  return text.replace(/([|*_`[\]<>\\#])/g, '\\$1');
}
