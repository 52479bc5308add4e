import type { Field } from 'payload';
import { z } from 'zod';
import type { ContentField, FieldFacts } from './content-field.ts';

interface TextOptions extends FieldFacts {
  /** Most characters that are accepted; 200 unless told. */
  maxLength?: number;
  /** Several lines in the editing form. */
  multiline?: boolean;
}

/** A line of text that must be filled in. A soft hyphen (U+00AD) may stand where a long word can break. */
export function text(options: TextOptions): ContentField<string, string> {
  return {
    ...textField(options, true),
    schema: z
      .string()
      .min(1)
      .max(options.maxLength ?? 200),
  };
}

/** A line of text that may stay empty. */
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
