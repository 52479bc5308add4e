import { z } from 'zod';
import type { ContentField, FieldFacts } from './content-field.ts';

const pattern = /^[a-z][a-z0-9-]{0,59}$/;

/** A short name that links can lead to; becomes an element's id. May stay empty. */
export function anchor(options: FieldFacts): ContentField<string | undefined, string | undefined> {
  return {
    facts: { label: options.label, help: options.help },
    schema: z.string().regex(pattern).optional(),
    editor: (name) => ({
      name,
      type: 'text',
      label: options.label,
      maxLength: 60,
      validate: (value: unknown, { req }: { req: { i18n: { language: string } } }) => {
        if (value === undefined || value === null || value === '') return true;
        if (typeof value === 'string' && pattern.test(value)) return true;
        return req.i18n.language === 'de'
          ? 'Ein Sprungziel beginnt mit einem Kleinbuchstaben und besteht aus Kleinbuchstaben, Ziffern und Bindestrichen.'
          : 'An anchor begins with a lower-case letter and consists of lower-case letters, digits and hyphens.';
      },
      admin: { description: options.help },
    }),
    resolve: (stored) => (typeof stored === 'string' && pattern.test(stored) ? stored : undefined),
    store: (authored) => authored,
  };
}
