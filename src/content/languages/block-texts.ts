import type { Field, RichTextField, TextareaField, TextField } from 'payload';
import { editorBlock } from '#blocks/define-block.ts';
import { blockKinds, isBlockKind } from '#blocks/kinds.ts';
import { labelOf } from '#content/references/stored-references.ts';
import { isRecord } from '#fields/content-field.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import { linesOf, rowsOf } from './running-lines.ts';

export interface WrittenText {
  /** Its path in the block or page: `items.0.title`, or with another row name. */
  path: string;
  /** The place as editors know it: “Einträge 1 – Titel”. */
  label: EditorText;
  text: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Text fields that aren't translated: link targets, anchors, ids, markup and its documents. */
export const unwritten: ReadonlySet<string> = new Set(['href', 'anchor', 'twin', 'id', 'markup', 'document']);

/** Whether a field holds translatable text. A link target field has an input of its own, and doesn't. */
export function takesWords(field: Field): field is TextField | TextareaField | RichTextField {
  return (
    (field.type === 'text' || field.type === 'textarea' || field.type === 'richText') &&
    !unwritten.has(field.name) &&
    !field.admin?.components?.Field
  );
}

/** Names a row in a path. */
type RowName = (row: Values, index: number) => string;

const byPlace: RowName = (_row, index) => String(index);

/** Keeps a text's path stable when a row is inserted before it. */
export const byId: RowName = (row, index) => (typeof row.id === 'string' ? row.id : String(index));

export function textsOf(block: unknown, nameOf: RowName = byPlace): WrittenText[] {
  if (!isRecord(block) || !isBlockKind(block.blockType)) return [];
  return textsIn(editorBlock(blockKinds[block.blockType]).fields, block, { path: '', nameOf });
}

interface Where {
  path: string;
  before?: EditorText;
  nameOf: RowName;
}

function textsIn(fields: readonly Field[], values: Values, where: Where): WrittenText[] {
  const { path, before, nameOf } = where;
  return fields.flatMap((field): WrittenText[] => {
    if (field.type === 'row' || field.type === 'collapsible') return textsIn(field.fields, values, where);
    if (!('name' in field) || !field.name || unwritten.has(field.name)) return [];
    const value = values[field.name];
    const at = path + field.name;
    const own = labelOf('label' in field ? field.label : undefined, field.name);
    const label = before ? { de: `${before.de} – ${own.de}`, en: `${before.en} – ${own.en}` } : own;
    if (field.type === 'group')
      return isRecord(value) ? textsIn(field.fields, value, { path: `${at}.`, before: label, nameOf }) : [];
    if (field.type === 'array')
      return rowsOf(value).flatMap((row, index) =>
        textsIn(field.fields, row, {
          path: `${at}.${nameOf(row, index)}.`,
          before: { de: `${label.de} ${index + 1}`, en: `${label.en} ${index + 1}` },
          nameOf,
        }),
      );
    const text = takesWords(field) ? textOf(field, value) : '';
    return text === '' ? [] : [{ path: at, label, text }];
  });
}

/** A field's text without markup and invisible characters; empty if it has none. */
export function textOf(field: Field, value: unknown): string {
  if (field.type === 'richText') return linesOf(value).join('\n');
  if (field.type !== 'text' && field.type !== 'textarea') return '';
  return typeof value === 'string' ? value.replaceAll('\u00AD', '').trim() : '';
}
