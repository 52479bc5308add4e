import type { FlattenedField } from 'payload';
import { isRecord } from '#fields/content-field.ts';
import { valuesOf } from './field-tree.ts';

/** Where a row's title may come from, in field order. */
export type TitlePart =
  | { kind: 'text' | 'richText'; path: readonly string[] }
  | { kind: 'record'; path: readonly string[]; collection: string }
  | { kind: 'rows'; path: readonly string[]; parts: readonly TitlePart[] };

export interface TitledRecord {
  collection: string;
  id: string | number;
}

export interface RowTitle {
  text?: string;
  /** The record whose title is used if the row has no text. */
  record?: TitledRecord;
  /** The first file that it shows. */
  picture?: TitledRecord;
}

const longest = 80;

export function titleParts(fields: readonly FlattenedField[], path: readonly string[] = []): TitlePart[] {
  return fields.flatMap((field): TitlePart[] => {
    if (field.admin && 'hidden' in field.admin && field.admin.hidden) return [];
    const here = [...path, field.name];
    switch (field.type) {
      case 'text':
      case 'textarea':
        return [{ kind: 'text', path: here }];
      case 'richText':
        return [{ kind: 'richText', path: here }];
      case 'group':
        return titleParts(field.flattenedFields, here);
      case 'array':
        return [{ kind: 'rows', path: here, parts: titleParts(field.flattenedFields) }];
      case 'upload':
      case 'relationship':
        return typeof field.relationTo === 'string'
          ? [{ kind: 'record', path: here, collection: field.relationTo }]
          : [];
      default:
        return [];
    }
  });
}

/** A row's title: its own text, title fields first, else the record that it shows, else its first entry's title. */
export function rowTitle(data: unknown, parts: readonly TitlePart[]): RowTitle {
  const texts: string[] = [];
  const records: TitledRecord[] = [];
  const entries: RowTitle[] = [];
  for (const part of parts) {
    const value = valueAt(data, part.path);
    if (part.kind === 'text' && typeof value === 'string') {
      if (part.path.at(-1) === 'title') texts.unshift(value);
      else texts.push(value);
    }
    if (part.kind === 'richText') texts.push(wordsOf(value));
    if (part.kind === 'record') {
      const id = isRecord(value) ? value.id : value;
      if (typeof id === 'string' || typeof id === 'number') records.push({ collection: part.collection, id });
    }
    if (part.kind === 'rows' && Array.isArray(value))
      entries.push(...value.map((entry: unknown) => rowTitle(entry, part.parts)));
  }
  const text = texts.map(shown).find((candidate) => candidate !== '');
  const [record] = records;
  const picture =
    records.find(({ collection }) => collection === 'media') ??
    entries.find((entry) => entry.picture)?.picture;
  const own = text ? { text } : record ? { record } : undefined;
  const { picture: _shownAnyway, ...first } = entries.find((entry) => entry.text ?? entry.record) ?? {};
  return { ...(own ?? first), ...(picture ? { picture } : {}) };
}

function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => valuesOf(value)[name], data);
}

/** Text from rich text, as much as a title needs. */
function wordsOf(node: unknown): string {
  if (!isRecord(node)) return '';
  if (typeof node.text === 'string') return node.text;
  const inner = isRecord(node.root) ? [node.root] : Array.isArray(node.children) ? node.children : [];
  let words = '';
  for (const child of inner) {
    words += `${wordsOf(child)} `;
    if (words.length > longest) break;
  }
  return words;
}

/** On one line, without soft hyphens, cut to the maximum length. */
function shown(text: string): string {
  const line = text.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line;
}
