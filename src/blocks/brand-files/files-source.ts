import { z } from 'zod';
import type { Brand } from '#brand/record/brand-record.ts';
import { tokensOf } from '#brand/tokens.ts';
import type { ContentField, FieldFacts } from '#fields/content-field.ts';
import type { EditorText } from '#i18n/editor-texts.ts';

const tokenSchema = z.object({
  name: z.string(),
  /** As CSS writes it. */
  value: z.string(),
});

const contentsSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('downloads') }),
  z.object({
    of: z.literal('tokens'),
    groups: z.array(z.object({ group: z.string(), tokens: z.array(tokenSchema) })),
  }),
]);

type Contents = z.infer<typeof contentsSchema>;

export type TokenGroup = Extract<Contents, { of: 'tokens' }>['groups'][number];

const labels: { readonly [Of in Contents['of']]: EditorText } = {
  downloads: { de: 'Dateien', en: 'Files' },
  tokens: { de: 'Tabelle aller Werte', en: 'Table of all values' },
};

/** What is handed over; stored is only its name. */
export function filesSource({ label, help }: FieldFacts): ContentField<Contents, Contents['of'] | undefined> {
  return {
    facts: { label, help },
    schema: contentsSchema,
    editor: (name) => ({
      name,
      type: 'select',
      label,
      required: true,
      defaultValue: 'downloads',
      options: Object.entries(labels).map(([value, { de, en }]) => ({ value, label: { de, en } })),
      admin: { description: help },
    }),
    resolve: (stored, { brand }): Contents =>
      stored === 'tokens' ? { of: stored, groups: groupsOf(brand) } : { of: 'downloads' },
    store: (authored) => authored ?? 'downloads',
  };
}

/** By the beginning of their names, in the order of the stylesheet; those that stand alone hold the page together. */
function groupsOf(brand: Brand): TokenGroup[] {
  const tokens = [...tokensOf(brand)].map(([name, value]) => ({
    name,
    value,
    start: name.split('-')[0] ?? '',
  }));
  const isGroup = (start: string) => tokens.filter((token) => token.start === start).length > 1;
  const groups = new Map<string, TokenGroup['tokens']>();
  for (const { name, value, start } of tokens) {
    const group = isGroup(start) ? start : 'page';
    groups.set(group, [...(groups.get(group) ?? []), { name, value }]);
  }
  return [...groups].map(([group, members]) => ({ group, tokens: members }));
}
