import { z } from 'zod';
import type { ContentField, FieldFacts } from './content-field.ts';

// Without a flag: the published description of the API can't carry one.
const pattern = /^#[0-9a-fA-F]{6}$/;

/** A colour, as six hexadecimal digits: `#17130F`. May stay empty. */
export function colour(options: FieldFacts): ContentField<string | undefined, string | undefined> {
  return {
    facts: { label: options.label, help: options.help },
    schema: z.string().regex(pattern).optional(),
    editor: (name) => ({
      name,
      type: 'text',
      label: options.label,
      maxLength: 7,
      validate: (value: unknown, { req }: { req: { i18n: { language: string } } }) => {
        if (value === undefined || value === null || value === '') return true;
        if (typeof value === 'string' && pattern.test(value)) return true;
        return req.i18n.language === 'de'
          ? 'Eine Farbe besteht aus # und sechs Ziffern von 0 bis F, zum Beispiel #17130F.'
          : 'A colour is # and six digits from 0 to F, such as #17130F.';
      },
      admin: { description: options.help },
    }),
    resolve: (stored) => (typeof stored === 'string' && pattern.test(stored) ? stored : undefined),
    store: (authored) => authored,
  };
}
