import { z } from 'zod';
import { type EditorReading, type EditorText, textFor } from '#i18n/editor-texts.ts';
import type { ContentField, FieldFacts } from './content-field.ts';

interface PatternedTextOptions extends FieldFacts {
  /** What the whole text has to look like. Without flags: the published description of the API can't carry any. */
  pattern: RegExp;
  maxLength: number;
  /** What an editor is told of a text that does not. */
  problem: EditorText;
}

/** A line of text of a certain form; may stay empty. What is stored in another form counts as empty. */
export function patternedText(
  options: PatternedTextOptions,
): ContentField<string | undefined, string | undefined> {
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
