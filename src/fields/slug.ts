import type { ContentField, FieldFacts } from './content-field.ts';
import { patternedText } from './patterned-text.ts';

/** An optional slug, the same in every locale. */
export function slug(facts: FieldFacts): ContentField<string | undefined, string | undefined> {
  return patternedText({
    ...facts,
    pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
    maxLength: 60,
    problem: {
      de: 'Ein Name in der Adresse besteht aus Kleinbuchstaben und Ziffern, mit Bindestrichen dazwischen.',
      en: 'A name in the address consists of lower-case letters and digits, with hyphens between them.',
    },
  });
}
