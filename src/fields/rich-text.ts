import { z } from 'zod';
import type { ContentField, FieldFacts, References } from './content-field.ts';
import { richTextFromLexical } from './lexical.ts';
import { type RichText, richTextSchema } from './rich-text-tree.ts';

/** Required rich text, authored as Markdown. */
export function richText(options: FieldFacts): ContentField<RichText, string> {
  return { ...richTextField(options, true), schema: richTextSchema.min(1) };
}

export function optionalRichText(
  options: FieldFacts,
): ContentField<RichText | undefined, string | undefined> {
  return { ...richTextField(options, false), schema: z.optional(richTextSchema) };
}

function richTextField(options: FieldFacts, required: boolean) {
  return {
    facts: { label: options.label, help: options.help },
    editor: (name: string) => ({
      name,
      type: 'richText' as const,
      label: options.label,
      required,
      admin: { description: options.help },
    }),
    resolve: (stored: unknown, context: Parameters<typeof richTextFromLexical>[1]) => {
      const tree = richTextFromLexical(stored, context);
      return tree.length > 0 ? tree : undefined;
    },
    store: (authored: string | undefined, references: References) =>
      authored === undefined ? undefined : references.richText(authored),
  };
}
