import type { Field } from 'payload';
import { z } from 'zod';
import type { ContentField, FieldFacts } from './content-field.ts';

interface TextOptions extends FieldFacts {
  /** Default 200. */
  maxLength?: number;
  multiline?: boolean;
}

/** A required line of text. Soft hyphens (U+00AD) mark where a long word may break. */
export function text(options: TextOptions): ContentField<string, string> {
  return {
    ...textField(options, true),
    schema: z
      .string()
      .min(1)
      .max(options.maxLength ?? 200),
  };
}

export function optionalText(options: TextOptions): ContentField<string | undefined, string | undefined> {
  return {
    ...textField(options, false),
    schema: z
      .string()
      .max(options.maxLength ?? 200)
      .optional(),
  };
}

function textField(options: TextOptions, required: boolean) {
  return {
    facts: { label: options.label, help: options.help },
    editor: (name: string): Field => {
      const field = {
        name,
        label: options.label,
        required,
        maxLength: options.maxLength ?? 200,
        admin: { description: options.help },
      };
      return options.multiline ? { ...field, type: 'textarea' } : { ...field, type: 'text' };
    },
    resolve: (stored: unknown) => (typeof stored === 'string' && stored.trim() !== '' ? stored : undefined),
    store: (authored: string | undefined) => authored,
  };
}
