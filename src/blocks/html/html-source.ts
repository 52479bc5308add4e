import { createHash } from 'node:crypto';
import type { Field } from 'payload';
import { z } from 'zod';
import { type ContentField, type FieldFacts, isRecord } from '#fields/content-field.ts';
import { cleanHtml, markupEditor, markupLimit } from '#fields/html.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { frameHeights } from './frame-heights.ts';

const framePattern = new RegExp(
  `^(?:${locales.map((locale) => localizedPath('/frames', locale)).join('|')})/[0-9a-f]{24}$`,
);

const framedSchema = z.object({
  mode: z.literal('framed'),
  /** The editor's document, unmodified. Only served at the frame's own URL. */
  document: z.string().min(1).max(markupLimit),
  /** The frame's URL with locale prefix; changes with the document. */
  address: z.string().regex(framePattern),
  title: z.string().min(1).max(160),
  /** Pixels, until the frame reports its height. */
  height: z.number().int().min(frameHeights.least).max(frameHeights.most),
});

const sourceSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('cleaned'), markup: z.string().max(markupLimit).overwrite(cleanHtml).min(1) }),
  framedSchema,
]);

export type HtmlSource = z.infer<typeof sourceSchema>;
export type FramedDocument = z.infer<typeof framedSchema>;

/** Markup to be cleaned, or a document for a frame. */
export type AuthoredHtml = string | Pick<FramedDocument, 'document' | 'title' | 'height'>;

interface HtmlSourceOptions extends FieldFacts {
  modes: { readonly [Mode in HtmlSource['mode']]: EditorText };
  parts: { readonly [Part in 'mode' | 'markup' | 'document' | 'title' | 'height']: FieldFacts };
}

/**
 * An editor's own HTML. Either cleaned and part of the page: cleaned on write and again whenever a page document is
 * built or parsed. Or unmodified, in a frame that can access neither the site nor the network.
 */
export function htmlSource(options: HtmlSourceOptions): ContentField<HtmlSource, AuthoredHtml> {
  return {
    facts: { label: options.label, help: options.help },
    schema: sourceSchema,
    editor: (name) => ({
      name,
      type: 'group',
      label: options.label,
      admin: { description: options.help },
      fields: editorParts(options),
    }),
    resolve: (stored, { locale }) => {
      if (!isRecord(stored)) return undefined;
      if (stored.mode !== 'framed') return { mode: 'cleaned', markup: stored.markup };
      const { document, title, height } = stored;
      const address = typeof document === 'string' ? frameAddress(document, locale) : undefined;
      return { mode: 'framed', document, address, title, height: height ?? frameHeights.usual };
    },
    store: (authored) =>
      typeof authored === 'string' ? { mode: 'cleaned', markup: authored } : { mode: 'framed', ...authored },
  };
}

function frameAddress(document: string, locale: Locale): string {
  return localizedPath(`/frames/${createHash('sha256').update(document).digest('hex').slice(0, 24)}`, locale);
}

function editorParts({ modes, parts }: HtmlSourceOptions): Field[] {
  const onlyIn = (mode: HtmlSource['mode']) => (_: unknown, siblings: unknown) =>
    (isRecord(siblings) && siblings.mode === 'framed' ? 'framed' : 'cleaned') === mode;
  const markup = markupEditor('markup', parts.markup);
  return [
    {
      name: 'mode',
      type: 'select',
      label: parts.mode.label,
      required: true,
      defaultValue: 'cleaned',
      options: Object.entries(modes).map(([value, label]) => ({ value, label: { ...label } })),
      admin: { description: parts.mode.help },
    },
    { ...markup, admin: { ...markup.admin, condition: onlyIn('cleaned') } },
    {
      name: 'document',
      type: 'textarea',
      label: parts.document.label,
      required: true,
      maxLength: markupLimit,
      admin: { description: parts.document.help, rows: 20, condition: onlyIn('framed') },
    },
    {
      name: 'title',
      type: 'text',
      label: parts.title.label,
      required: true,
      maxLength: 160,
      admin: { description: parts.title.help, condition: onlyIn('framed') },
    },
    {
      name: 'height',
      type: 'number',
      label: parts.height.label,
      required: true,
      min: frameHeights.least,
      max: frameHeights.most,
      defaultValue: frameHeights.usual,
      admin: { description: parts.height.help, step: 1, condition: onlyIn('framed') },
    },
  ];
}
