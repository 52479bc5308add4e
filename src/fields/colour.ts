import type { ContentField, FieldFacts } from './content-field.ts';
import { patternedText } from './patterned-text.ts';

/** An optional colour of six hex digits: `#336699`. */
export function colour(facts: FieldFacts): ContentField<string | undefined, string | undefined> {
  return patternedText({
    ...facts,
    pattern: /^#[0-9a-fA-F]{6}$/,
    maxLength: 7,
    problem: {
      de: 'Eine Farbe besteht aus # und sechs Ziffern von 0 bis F, zum Beispiel #336699.',
      en: 'A colour is # and six digits from 0 to F, such as #336699.',
    },
  });
}
