import { blockKinds, isBlockKind } from '#blocks/kinds.ts';
import { blockFields } from '#content/foundation/fields/block-fields.ts';
import {
  type FieldValue,
  fieldValues,
  pathOf,
  recordsIn,
  type Values,
} from '#content/foundation/fields/field-tree.ts';
import { isRecord } from '#fields/content-field.ts';
import type { EditorText } from '#i18n/editor-texts.ts';

interface BlockPlace {
  /** The row's id; undefined if it was never saved. */
  row: string | undefined;
  /** From 1. */
  position: number;
  /** Within a sentence: “Baustein 2 („Fließtext – Unsere Geschichte“)”. */
  name: EditorText;
  /** The same, standing alone. */
  label: EditorText;
}

interface Place {
  block: BlockPlace;
  /** The field's path in the form: `blocks.2.items.0.picture`. */
  path: string;
}

export interface Reference extends Place {
  collection: string;
  id: string;
}

export interface PageLink extends Place {
  href: string;
  /** Its visible text; may be empty. */
  text: string;
}

/** The parts of a page that the publish checks read, in one locale. */
export interface PageParts {
  references: Reference[];
  links: PageLink[];
  anchors: Set<string>;
}

/** Collects them by the blocks' field definitions; relationships may be populated or not. */
export function partsOf(blocks: unknown): PageParts {
  const parts: PageParts = { references: [], links: [], anchors: new Set() };
  if (!Array.isArray(blocks)) return parts;
  for (const [index, values] of blocks.entries()) {
    if (!isRecord(values)) continue;
    const block = blockPlace(values, index);
    for (const found of fieldValues(blockFields(values.blockType), values))
      readField(found, { block, path: `blocks.${index}.${pathOf(found.steps)}` }, parts);
  }
  return parts;
}

/** `index` is counted from 0. */
export function blockPlace(block: Values, index: number): BlockPlace {
  const position = index + 1;
  const kind = isBlockKind(block.blockType) ? blockKinds[block.blockType].label : undefined;
  const title = titleOf(block);
  const inside = (language: keyof EditorText) => [kind?.[language], title].filter(Boolean).join(' – ');
  const name = {
    de: `Baustein ${position} („${inside('de')}“)`,
    en: `block ${position} (“${inside('en')}”)`,
  };
  return {
    row: typeof block.id === 'string' ? block.id : undefined,
    position,
    name,
    label: { ...name, en: name.en.replace(/^block/, 'Block') },
  };
}

const longestTitle = 40;

function titleOf(values: Values): string | undefined {
  const [title] = [values.blockName, values.title].flatMap((value) =>
    typeof value === 'string' && visible(value) !== '' ? [visible(value)] : [],
  );
  return title && title.length > longestTitle ? `${title.slice(0, longestTitle).trimEnd()}…` : title;
}

/** Without invisible characters. */
function visible(text: string): string {
  return text.replace(/[\u00AD\u200B]/g, '').trim();
}

function readField({ field, value, siblings }: FieldValue, at: Place, parts: PageParts): void {
  if (field.type === 'upload' || field.type === 'relationship')
    readReference(field.relationTo, value, at, parts);
  else if (field.type === 'richText' && isRecord(value)) readNode(value.root, at, parts);
  else if (typeof value === 'string' && value !== '') readText(field.name, value, siblings, at, parts);
}

/** The names are those that `#fields/link.ts`, `#fields/anchor.ts` and `#fields/html.ts` are used with. */
function readText(name: string, value: string, siblings: Values, at: Place, parts: PageParts): void {
  if (name === 'anchor') parts.anchors.add(value);
  if (name === 'href' && 'label' in siblings)
    parts.links.push({ ...at, href: value, text: visible(String(siblings.label ?? '')) });
  if (name === 'markup')
    for (const [, href = '', inside = ''] of value.matchAll(
      /<a\b[^>]*?\shref\s*=\s*["']([^"']*)["'][^>]*>([\s\S]*?)<\/a\s*>/gi,
    ))
      parts.links.push({ ...at, href, text: visible(inside.replace(/<[^>]*>|&nbsp;/g, '')) });
}

function readReference(relationTo: unknown, value: unknown, at: Place, parts: PageParts): void {
  const id = isRecord(value) ? value.id : value;
  if (typeof relationTo === 'string' && (typeof id === 'string' || typeof id === 'number'))
    parts.references.push({ ...at, collection: relationTo, id: String(id) });
}

function readNode(node: unknown, at: Place, parts: PageParts): void {
  if (!isRecord(node)) return;
  if (node.type === 'upload') readReference(node.relationTo, node.value, at, parts);
  if (node.type === 'link' && isRecord(node.fields) && typeof node.fields.url === 'string')
    parts.links.push({ ...at, href: node.fields.url, text: visible(textOf(node)) });
  for (const child of recordsIn(node.children)) readNode(child, at, parts);
}

function textOf(node: Values): string {
  if (typeof node.text === 'string') return node.text;
  return recordsIn(node.children).map(textOf).join(' ');
}
