import { z } from 'zod';
import type { ContentField, FieldFacts } from './content-field.ts';

/** Short names separated by commas; an empty line is an empty list. */
export function names(options: FieldFacts): ContentField<string[], string | undefined> {
  return {
    facts: { label: options.label, help: options.help },
    schema: z.array(z.string()),
    editor: (name) => ({
      name,
      type: 'text',
      label: options.label,
      maxLength: 300,
      admin: { description: options.help },
    }),
    resolve: namesIn,
    store: (authored) => authored,
  };
}

/** `S, XXL` -> `['S', 'XXL']` */
export function namesIn(line: unknown): string[] {
  if (typeof line !== 'string') return [];
  return line
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
