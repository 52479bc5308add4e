import { z } from 'zod';
import type { ContentField, FieldFacts } from './content-field.ts';

const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A name that stands in addresses, the same in every language. May stay empty. */
export function slug(options: FieldFacts): ContentField<string | undefined, string | undefined> {
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
          ? 'Ein Name in der Adresse besteht aus Kleinbuchstaben und Ziffern, mit Bindestrichen dazwischen.'
          : 'A name in the address consists of lower-case letters and digits, with hyphens between them.';
      },
      admin: { description: options.help },
    }),
    resolve: (stored) => (typeof stored === 'string' && pattern.test(stored) ? stored : undefined),
    store: (authored) => authored,
  };
}
