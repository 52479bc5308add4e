import { z } from 'zod';
import type { ContentField, FieldFacts } from './content-field.ts';

/** A price in euros, two decimals. */
export function money(options: FieldFacts): ContentField<number, number> {
  return {
    facts: { label: options.label, help: options.help },
    schema: z.number().min(0).max(100_000),
    editor: (name) => ({
      name,
      type: 'number',
      label: options.label,
      required: true,
      min: 0,
      max: 100_000,
      admin: { description: options.help, step: 0.01 },
    }),
    resolve: (stored) => (typeof stored === 'number' ? stored : undefined),
    store: (authored) => authored,
  };
}
