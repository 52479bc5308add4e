import type { Field, FlattenedField, RichTextField, TextareaField, TextField } from 'payload';
import { blockFields } from '#content/foundation/fields/block-fields.ts';
import {
  fieldValues,
  labelOf,
  pathOf,
  type Step,
  type Values,
} from '#content/foundation/fields/field-tree.ts';
import { isRecord } from '#fields/content-field.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import { linesOf } from './running-lines.ts';

export interface WrittenText {
  /** Its path in the block or page: `items.0.title`, or with another row name. */
  path: string;
  /** The place as editors know it: “Einträge 1 – Titel”. */
  label: EditorText;
  text: string;
}

/** Text fields that aren't translated: link targets, anchors, ids, markup and its documents. */
export const unwritten: ReadonlySet<string> = new Set(['href', 'anchor', 'twin', 'id', 'markup', 'document']);

/** Whether a field holds translatable text. A link target field has an input of its own, and doesn't. */
export function takesWords(
  field: Field | FlattenedField,
): field is TextField | TextareaField | RichTextField {
  return (
    (field.type === 'text' || field.type === 'textarea' || field.type === 'richText') &&
    !unwritten.has(field.name) &&
    !field.admin?.components?.Field
  );
}

/** Names a row in a path. */
type RowName = (row: Values, index: number) => string;

/** Keeps a text's path stable when a row is inserted before it. */
export const byId: RowName = (row, index) => (typeof row.id === 'string' ? row.id : String(index));

export function textsOf(block: unknown, nameOf?: RowName): WrittenText[] {
  if (!isRecord(block)) return [];
  return fieldValues(blockFields(block.blockType), block).flatMap(({ field, value, steps }) => {
    const text = takesWords(field) ? textOf(field, value) : '';
    return text === '' ? [] : [{ path: pathOf(steps, nameOf), label: labelAlong(steps), text }];
  });
}

function labelAlong(steps: readonly Step[]): EditorText {
  const labels = steps.map(({ field, row }) => {
    const { de, en } = labelOf(field.label, field.name);
    return row ? { de: `${de} ${row.index + 1}`, en: `${en} ${row.index + 1}` } : { de, en };
  });
  return { de: labels.map(({ de }) => de).join(' – '), en: labels.map(({ en }) => en).join(' – ') };
}

/** A field's text without markup and invisible characters; empty if it has none. */
export function textOf(field: FlattenedField, value: unknown): string {
  if (field.type === 'richText') return linesOf(value).join('\n');
  if (field.type !== 'text' && field.type !== 'textarea') return '';
  return typeof value === 'string' ? value.replaceAll('\u00AD', '').trim() : '';
}
