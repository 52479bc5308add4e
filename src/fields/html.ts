import sanitizeHtml from 'sanitize-html';
import { z } from 'zod';
import type { ContentField, FieldFacts } from './content-field.ts';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'p',
      'div',
      'span',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'blockquote',
      'figure',
      'figcaption',
    ],
    ...[
      'table',
      'caption',
      'thead',
      'tbody',
      'tfoot',
      'tr',
      'th',
      'td',
      'pre',
      'hr',
      'br',
      'details',
      'summary',
    ],
    ...[
      'a',
      'strong',
      'em',
      'b',
      'i',
      'u',
      's',
      'small',
      'sub',
      'sup',
      'code',
      'kbd',
      'abbr',
      'cite',
      'q',
      'time',
      'mark',
    ],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    time: ['datetime'],
    ol: ['start', 'type'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Keeps text structure and links; drops scripts, styles, frames, forms, pictures, event handlers and other schemes. */
export function cleanHtml(markup: string): string {
  return sanitizeHtml(markup, allowed).trim();
}

/** An editor's own markup. Cleaned wherever a page document is made or read, so no view ever gets anything else. */
export function html(options: FieldFacts): ContentField<string, string> {
  return {
    facts: { label: options.label, help: options.help },
    schema: z.string().max(50_000).overwrite(cleanHtml),
    editor: (name) => ({
      name,
      type: 'textarea',
      label: options.label,
      required: true,
      maxLength: 50_000,
      admin: { description: options.help, rows: 12 },
    }),
    resolve: (stored) => (typeof stored === 'string' ? stored : undefined),
    store: (authored) => authored,
  };
}
