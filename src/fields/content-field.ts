import type { Field } from 'payload';
import { z } from 'zod';
import type { Brand } from '#brand/record/brand-record.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import type { Locale } from '#i18n/locales.ts';
import type { FrameHost } from './frame-host.ts';

/** What is known while a stored document becomes a page document. */
export interface ResolveContext {
  locale: Locale;
  /** All kinds of block, for lists that are made of them. */
  kindIndex: readonly KindEntry[];
  /** The identity that the site is of. */
  brand: Brand;
  /** Whose pages may be shown in a frame, besides those of the providers that we know. */
  frameHosts: readonly FrameHost[];
  /** Whether records that are not published are shown too; only to those who may preview. */
  drafts?: boolean;
  /** What has its addresses on this page already; without it, everything is alone on its page. */
  addressed?: Set<string>;
}

/**
 * Whether the rules that something shows are to have their addresses here: an address leads to one place, so of several
 * that show the same on one page the first has them.
 */
export function isFirstToShow(what: string, { addressed }: ResolveContext): boolean {
  const isFirst = !addressed?.has(what);
  addressed?.add(what);
  return isFirst;
}

/** A kind of block as an index of the design system shows it, in one language. */
export type KindEntry = z.infer<typeof kindEntrySchema>;

export const kindEntrySchema = z.object({
  kind: z.string(),
  label: z.string(),
  purpose: z.string(),
  /** The kind's demo page, with the language's prefix; missing where there is none. */
  href: z.string().optional(),
  exampleCount: z.number(),
});

/** How authored content (examples, seeds) finds the records it names by key, and becomes rich text. */
export interface References {
  media(key: string): number | string;
  record(collection: 'polls' | 'forms' | 'products', key: string): number | string;
  /** Turns authored Markdown into what the rich-text editor stores. Only who authors needs a Markdown parser. */
  richText(markdown: string): Record<string, unknown>;
}

/** What an editor reads about a field. */
export interface FieldFacts {
  label: EditorText;
  /** One sentence of help. */
  help: EditorText;
}

/**
 * One piece of content, declared once. From it come the editor's field, the schema and the type of its value
 * in a page document, and the way between what is stored and what is shown.
 *
 * `Value` is what a view gets; `Authored` is what an example or a seed writes.
 */
export interface ContentField<Value, Authored> {
  facts: FieldFacts;
  schema: z.ZodType<Value>;
  /** The field of the editing form. */
  editor(name: string): Field;
  /** Turns what is stored (relations populated) into what `schema` reads. Never throws on missing relations. */
  resolve(stored: unknown, context: ResolveContext): unknown;
  /** Turns authored content into what is stored. */
  store(authored: Authored, references: References): unknown;
}

/** Any field: values are read as unknown, nothing may be authored through this type. */
type AnyField = ContentField<unknown, never>;

export type FieldMap = Readonly<Record<string, AnyField>>;

/** The values of a set of fields, as a page document carries them. */
export type FieldValues<Fields extends FieldMap> = {
  [Name in keyof Fields]: Fields[Name] extends ContentField<infer Value, never> ? Value : never;
};

type AuthoredOf<Field> = Field extends ContentField<unknown, infer Authored> ? Authored : never;

type OptionalNames<Fields extends FieldMap> = {
  [Name in keyof Fields]: undefined extends AuthoredOf<Fields[Name]> ? Name : never;
}[keyof Fields];

/** The values of a set of fields, as an example or a seed writes them; what may be empty may be left out. */
export type AuthoredValues<Fields extends FieldMap> = {
  [Name in Exclude<keyof Fields, OptionalNames<Fields>>]: AuthoredOf<Fields[Name]>;
} & { [Name in OptionalNames<Fields>]?: AuthoredOf<Fields[Name]> };

/** The schema of a set of fields. */
export function schemaOf<Fields extends FieldMap>(fields: Fields): z.ZodType<FieldValues<Fields>> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema]));
  // The record's keys and value types are those of `fields` by construction, which Object.fromEntries forgets.
  return z.object(shape) as unknown as z.ZodType<FieldValues<Fields>>;
}

export function editorFields(fields: FieldMap): Field[] {
  return Object.entries(fields).map(([name, field]) => field.editor(name));
}

/** Stored values by field name -> values for the schema; an empty field is left out. */
export function resolveFields(
  fields: FieldMap,
  stored: Readonly<Record<string, unknown>>,
  context: ResolveContext,
): Record<string, unknown> {
  const resolved: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = field.resolve(stored[name], context);
    if (value !== undefined && value !== null) resolved[name] = value;
  }
  return resolved;
}

export function storeFields<Fields extends FieldMap>(
  fields: Fields,
  authored: AuthoredValues<Fields>,
  references: References,
): Record<string, unknown> {
  const values: Readonly<Record<string, unknown>> = authored;
  const stored: Record<string, unknown> = {};
  for (const [name, field] of Object.entries<AnyField>(fields)) {
    // Each value was checked against its own field's authored type by `AuthoredValues`.
    if (values[name] !== undefined) stored[name] = field.store(values[name] as never, references);
  }
  return stored;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
