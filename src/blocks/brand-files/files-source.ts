import { z } from 'zod';
import type { Brand } from '#brand/record/brand-record.ts';
import { tokensOf } from '#brand/tokens.ts';
import type { ContentField, FieldFacts } from '#fields/content-field.ts';
import type { EditorText } from '#i18n/editor-texts.ts';

const tokenSchema = z.object({
  name: z.string(),
  /** In CSS syntax. */
  value: z.string(),
});

const eraSchema = z.object({
  version: z.string(),
  /** Formatted in the club's time zone; missing if unknown. */
  since: z.string().optional(),
  /** The previous version and the differences; missing if unknown. */
  from: z
    .object({
      version: z.string(),
      count: z.number(),
      /** The first ones; `count` is the total. */
      changes: z.array(
        z.object({
          path: z.string(),
          words: z.string(),
          before: z.string().optional(),
          after: z.string().optional(),
        }),
      ),
    })
    .optional(),
});

/** A period in which a version was live. */
export type ShownEra = z.infer<typeof eraSchema>;

const contentsSchema = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('downloads'),
    /** The site's origin, known only to its server; pasted lines need absolute URLs. */
    site: z.string().optional(),
  }),
  z.object({
    of: z.literal('tokens'),
    groups: z.array(z.object({ group: z.string(), tokens: z.array(tokenSchema) })),
  }),
  /** Filled in by the site's server, which knows the history. */
  z.object({ of: z.literal('changes'), eras: z.array(eraSchema) }),
]);

type Contents = z.infer<typeof contentsSchema>;

export type TokenGroup = Extract<Contents, { of: 'tokens' }>['groups'][number];

const labels: { readonly [Of in Contents['of']]: EditorText } = {
  downloads: { de: 'Dateien', en: 'Files' },
  tokens: { de: 'Tabelle aller Werte', en: 'Table of all values' },
  changes: { de: 'Was sich geändert hat', en: 'What has changed' },
};

/** What to offer for download; only its name is stored. */
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
    resolve: (stored, { brand }): Contents => {
      if (stored === 'tokens') return { of: stored, groups: groupsOf(brand) };
      return stored === 'changes' ? { of: stored, eras: [] } : { of: 'downloads' };
    },
    store: (authored) => authored ?? 'downloads',
  };
}

/** Groups tokens by name prefix, in stylesheet order; tokens without a prefix are layout measures. */
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
