import { z } from 'zod';
import { locales } from '#i18n/locales.ts';
import { mediaSchema } from './media.ts';

const textSchema = z.object({
  type: z.literal('text'),
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  underline: z.boolean().optional(),
  strike: z.boolean().optional(),
  code: z.boolean().optional(),
  /** Set if the text isn't in the page's language. */
  language: z.enum(locales).optional(),
});

const breakSchema = z.object({ type: z.literal('break') });

const inlineLinkSchema = z.object({
  type: z.literal('link'),
  href: z.string(),
  children: z.array(z.union([textSchema, breakSchema])),
});

const inlineSchema = z.discriminatedUnion('type', [textSchema, breakSchema, inlineLinkSchema]);

export type RichTextText = z.infer<typeof textSchema>;
export type RichTextInline = z.infer<typeof inlineSchema>;

const inlines = z.array(inlineSchema);

/** `nested` is the list below the item. */
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
  /** 2 is the highest level within the text. */
  z.object({
    type: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    children: inlines,
  }),
  listSchema,
  z.object({ type: z.literal('quote'), children: inlines }),
  /** `head` is the first row, if it consists of headings. */
  z.object({ type: z.literal('table'), head: z.array(inlines).optional(), rows: z.array(z.array(inlines)) }),
  z.object({ type: z.literal('image'), media: mediaSchema }),
  z.object({ type: z.literal('rule') }),
]);

/** Rich text in a page document: a plain tree without markup, so nothing in it can execute. */
export const richTextSchema = z.array(richTextBlockSchema);

export type RichTextList = z.infer<typeof listSchema>;
export type RichTextNode = z.infer<typeof richTextBlockSchema>;
export type RichText = z.infer<typeof richTextSchema>;
