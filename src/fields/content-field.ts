import type { Field } from 'payload';
import { z } from 'zod';
import type { Brand } from '#brand/record/brand-record.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import type { Locale } from '#i18n/locales.ts';
import type { FrameHost } from './frame-host.ts';

export interface ResolveContext {
  locale: Locale;
  kindIndex: readonly KindEntry[];
  brand: Brand;
  /** Hosts allowed in frames besides the built-in providers. */
  frameHosts: readonly FrameHost[];
  /** Includes unpublished records; only for previews. */
  drafts?: boolean;
  /** What already has anchors on this page. Without it, everything counts as first. */
  addressed?: Set<string>;
}

/**
 * Whether this is the first of several blocks on a page that show the same rules. Only the first has their anchors,
 * since ids must be unique.
 */
export function isFirstToShow(what: string, { addressed }: ResolveContext): boolean {
  const isFirst = !addressed?.has(what);
  addressed?.add(what);
  return isFirst;
}

/** An entry in the design system's index of block kinds, in one language. */
export type KindEntry = z.infer<typeof kindEntrySchema>;

export const kindEntrySchema = z.object({
  kind: z.string(),
  label: z.string(),
  purpose: z.string(),
  /** URL of the kind's demo page, with locale prefix; missing if there is none. */
  href: z.string().optional(),
  exampleCount: z.number(),
});

/** Resolves keys and Markdown in authored content (examples, seeds). */
export interface References {
  media(key: string): number | string;
  record(collection: 'polls' | 'forms' | 'products', key: string): number | string;
  /** Converts Markdown into the rich-text editor's format. Injected, so that only authoring needs a Markdown parser. */
  richText(markdown: string): Record<string, unknown>;
}

export interface FieldFacts {
  label: EditorText;
  help: EditorText;
}

/**
 * Declares one piece of content: its editor field, its schema and type, and the conversions between authored, stored
 * and displayed values.
 *
 * `Value` is what a view receives; `Authored` is what an example or seed contains.
 */
export interface ContentField<Value, Authored> {
  facts: FieldFacts;
  schema: z.ZodType<Value>;
  editor(name: string): Field;
  /**
   * Converts a stored value, with relations populated, into the input of `schema`. Never throws on missing relations.
   */
  resolve(stored: unknown, context: ResolveContext): unknown;
  /** Converts an authored value into its stored form. */
  store(authored: Authored, references: References): unknown;
}

/** Any field: values are unknown, and nothing can be authored through this type. */
type AnyField = ContentField<unknown, never>;

export type FieldMap = Readonly<Record<string, AnyField>>;

/** The values of a set of fields in a page document. */
export type FieldValues<Fields extends FieldMap> = {
  [Name in keyof Fields]: Fields[Name] extends ContentField<infer Value, never> ? Value : never;
};

type AuthoredOf<Field> = Field extends ContentField<unknown, infer Authored> ? Authored : never;

type OptionalNames<Fields extends FieldMap> = {
  [Name in keyof Fields]: undefined extends AuthoredOf<Fields[Name]> ? Name : never;
}[keyof Fields];

/** The values of a set of fields in an example or seed; optional ones may be omitted. */
export type AuthoredValues<Fields extends FieldMap> = {
  [Name in Exclude<keyof Fields, OptionalNames<Fields>>]: AuthoredOf<Fields[Name]>;
} & { [Name in OptionalNames<Fields>]?: AuthoredOf<Fields[Name]> };

export function schemaOf<Fields extends FieldMap>(fields: Fields): z.ZodType<FieldValues<Fields>> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema]));
  // By construction, the record's keys and types are those of `fields`; Object.fromEntries loses them.
  return z.object(shape) as unknown as z.ZodType<FieldValues<Fields>>;
}

export function editorFields(fields: FieldMap): Field[] {
  return Object.entries(fields).map(([name, field]) => field.editor(name));
}

interface InForm {
  /** By the values beside it; without it always. What isn't shown stays stored. */
  condition?: (beside: Readonly<Record<string, unknown>>) => boolean;
  className?: string;
}

/** The same field, shown in the form only in its case. */
export function inForm<Value, Authored>(
  field: ContentField<Value, Authored>,
  { condition, ...shown }: InForm,
): ContentField<Value, Authored> {
  return {
    ...field,
    editor: (name) => {
      const editor = field.editor(name);
      const when = condition && {
        condition: (_form: unknown, beside: unknown) => condition(isRecord(beside) ? beside : {}),
      };
      return Object.assign(editor, { admin: { ...editor.admin, ...shown, ...when } });
    },
  };
}

/** Stored values by field name -> input of the schema, without empty fields. */
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
    // `AuthoredValues` has checked each value against its own field's type.
    if (values[name] !== undefined) stored[name] = field.store(values[name] as never, references);
  }
  return stored;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
