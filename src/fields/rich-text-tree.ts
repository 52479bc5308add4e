import { z } from 'zod';
import { locales } from '#i18n/locales.ts';
import { mediaSchema } from './media.ts';

/** A run of text with its marks. */
const textSchema = z.object({
  type: z.literal('text'),
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  underline: z.boolean().optional(),
  strike: z.boolean().optional(),
  code: z.boolean().optional(),
  /** The language of the words, where it is not the page's. */
  language: z.enum(locales).optional(),
});

const breakSchema = z.object({ type: z.literal('break') });

const inlineLinkSchema = z.object({
  type: z.literal('link'),
  href: z.string(),
  children: z.array(z.union([textSchema, breakSchema])),
});

/** What stands inside a paragraph. */
const inlineSchema = z.discriminatedUnion('type', [textSchema, breakSchema, inlineLinkSchema]);

export type RichTextText = z.infer<typeof textSchema>;
export type RichTextInline = z.infer<typeof inlineSchema>;

const inlines = z.array(inlineSchema);

/** A list entry; `nested` is the list below it. */
const listItemSchema = z.object({
  children: inlines,
  get nested(): z.ZodOptional<typeof listSchema> {
    return listSchema.optional();
  },
});

const listSchema = z.object({
  type: z.literal('list'),
  ordered: z.boolean(),
  get items(): z.ZodArray<typeof listItemSchema> {
    return z.array(listItemSchema);
  },
});

const richTextBlockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), children: inlines }),
  /** Levels count within the text: 2 is its highest. */
  z.object({
    type: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    children: inlines,
  }),
  listSchema,
  z.object({ type: z.literal('quote'), children: inlines }),
  /** `head` is the first row, if it is one of headings. */
  z.object({ type: z.literal('table'), head: z.array(inlines).optional(), rows: z.array(z.array(inlines)) }),
  z.object({ type: z.literal('image'), media: mediaSchema }),
  z.object({ type: z.literal('rule') }),
]);

/** Running text as a page document carries it: a plain tree, no markup, so that nothing in it can run. */
export const richTextSchema = z.array(richTextBlockSchema);

export type RichTextList = z.infer<typeof listSchema>;
export type RichTextNode = z.infer<typeof richTextBlockSchema>;
export type RichText = z.infer<typeof richTextSchema>;
