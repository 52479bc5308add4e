import type { ContentField, FieldFacts } from './content-field.ts';
import { patternedText } from './patterned-text.ts';

/** An optional anchor: the id of an element that links can point to. */
export function anchor(facts: FieldFacts): ContentField<string | undefined, string | undefined> {
  return patternedText({
    ...facts,
    pattern: /^[a-z][a-z0-9-]{0,59}$/,
    maxLength: 60,
    problem: {
      de: 'Ein Sprungziel beginnt mit einem Kleinbuchstaben und besteht aus Kleinbuchstaben, Ziffern und Bindestrichen.',
      en: 'An anchor begins with a lower-case letter and consists of lower-case letters, digits and hyphens.',
    },
  });
}
