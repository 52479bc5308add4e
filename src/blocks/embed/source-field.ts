import type { z } from 'zod';
import type { ContentField, FieldFacts } from '#fields/content-field.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import { addressField } from './embed-address.server.ts';
import type { EmbedProviderName } from './embed-providers.server.ts';
import { type EmbedSource, embedSourceSchema } from './embed-source.ts';
import { resolveSource } from './resolve-source.server.ts';

/** Only a name and an address are stored; everything else is derived. */
export interface AuthoredSource<Provider extends string> {
  provider: Provider;
  address: string;
}

type SourceName = EmbedProviderName | 'frame' | 'file';

interface SourceOptions<Value, Provider extends string> extends FieldFacts {
  /** Available providers; the first is the default. */
  options: { readonly [Name in Provider]: EditorText };
  schema: z.ZodType<Value>;
}

export function embedSource<Provider extends Exclude<SourceName, 'file'>>(
  options: FieldFacts & { options: { readonly [Name in Provider]: EditorText } },
): ContentField<EmbedSource, AuthoredSource<Provider>> {
  return sourceField<EmbedSource, Provider>({ ...options, schema: embedSourceSchema });
}

/** The same, where a file of our own can be used instead; then the value is undefined. */
export function optionalEmbedSource<Provider extends SourceName>(
  options: FieldFacts & { options: { readonly [Name in Provider]: EditorText } },
): ContentField<EmbedSource | undefined, AuthoredSource<Provider> | undefined> {
  return sourceField<EmbedSource | undefined, Provider>({ ...options, schema: embedSourceSchema.optional() });
}

function sourceField<Value, Provider extends string>(
  options: SourceOptions<Value, Provider>,
): ContentField<Value, AuthoredSource<Provider> | undefined> {
  const names = Object.keys(options.options);
  const labels: Readonly<Record<string, EditorText>> = options.options;
  return {
    facts: { label: options.label, help: options.help },
    schema: options.schema,
    editor: (name) => ({
      name,
      type: 'group',
      label: options.label,
      admin: { description: options.help },
      fields: [
        {
          name: 'provider',
          type: 'select',
          label: { de: 'Anbieter', en: 'Provider' },
          required: true,
          defaultValue: names[0],
          options: names.map((value) => ({ value, label: { ...labels[value] } })),
          admin: {
            description: { de: 'Woher der Inhalt kommt.', en: 'Where the content comes from.' },
          },
        },
        addressField,
      ],
    }),
    resolve: (stored, { frameHosts }) => resolveSource(stored, frameHosts),
    store: (authored) => authored,
  };
}
