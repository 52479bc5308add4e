import { z } from 'zod';
import { type EditorReading, type EditorText, textFor } from '#i18n/editor-texts.ts';
import type { ContentField, FieldFacts } from './content-field.ts';

interface PatternedTextOptions extends FieldFacts {
  /** Must match the whole text. No flags: the published API description can't contain them. */
  pattern: RegExp;
  maxLength: number;
  problem: EditorText;
}

/** An optional line of text that matches a pattern. A stored value that doesn't match counts as empty. */
function patternedText(options: PatternedTextOptions): ContentField<string | undefined, string | undefined> {
  const { label, help, pattern, maxLength, problem } = options;
  return {
    facts: { label, help },
    schema: z.string().regex(pattern).optional(),
    editor: (name) => ({
      name,
      type: 'text',
      label,
      maxLength,
      validate: (value: unknown, { req }: { req: EditorReading }) => {
        if (value === undefined || value === null || value === '') return true;
        if (typeof value === 'string' && pattern.test(value)) return true;
        return textFor(req, problem);
      },
      admin: { description: help },
    }),
    resolve: (stored) => (typeof stored === 'string' && pattern.test(stored) ? stored : undefined),
    store: (authored) => authored,
  };
}

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
