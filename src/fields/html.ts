import type { Field } from 'payload';
import sanitizeHtml from 'sanitize-html';
import { type EditorReading, type EditorText, verdictFor } from '#i18n/editor-texts.ts';
import { allowedHtml } from './allowed-html.ts';
import type { FieldFacts } from './content-field.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedHtml.elements],
  allowedAttributes: Object.fromEntries(
    Object.entries(allowedHtml.attributes).map(([element, names]) => [element, [...names]]),
  ),
  allowedSchemes: [...allowedHtml.schemes],
  allowProtocolRelative: false,
};

export const markupLimit = 50_000;

/** Keeps text structure and links; drops scripts, styles, frames, forms, pictures, event handlers and other schemes. */
export function cleanHtml(markup: string): string {
  return sanitizeHtml(markup, options).trim();
}

function markupProblem(value: unknown): EditorText | undefined {
  if (typeof value !== 'string' || value === '') {
    return {
      de: 'Ohne Markup, das auf einer Seite erlaubt ist, gibt es nichts zu zeigen.',
      en: 'Without markup that a page allows there is nothing to show.',
    };
  }
  if (value.length <= markupLimit) return undefined;
  return {
    de: 'Das Markup ist länger als 50.000 Zeichen. Bitte auf mehrere Bausteine verteilen.',
    en: 'The markup is longer than 50,000 characters. Please spread it over several blocks.',
  };
}

/** Markup input. The form shows what will be dropped while typing; stored markup is already clean, also in drafts. */
export function markupEditor(name: string, facts: FieldFacts): Extract<Field, { type: 'textarea' }> {
  return {
    name,
    type: 'textarea',
    label: facts.label,
    required: true,
    maxLength: markupLimit,
    // Validates the cleaned value.
    validate: (value: unknown, { req }: { req: EditorReading }) => verdictFor(req, markupProblem(value)),
    hooks: { beforeChange: [({ value }) => (typeof value === 'string' ? cleanHtml(value) : value)] },
    admin: {
      description: facts.help,
      rows: 12,
      components: { afterInput: ['/model/markup/dropped-markup.tsx#DroppedMarkup'] },
    },
  };
}
