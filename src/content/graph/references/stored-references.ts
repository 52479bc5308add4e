import type { FlattenedField } from 'payload';
import {
  fieldValues,
  labelOf,
  type Step,
  type Values,
  valuesOf,
} from '#content/foundation/fields/field-tree.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { linkedCollections } from '#content/graph/links/follow-links.ts';
import { isRecord } from '#fields/content-field.ts';
import { parseLinkReference } from '#fields/link-reference.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import type { Locale } from '#i18n/locales.ts';
import { parseLocalizedPath } from '#i18n/localized-path.ts';
import { normalizePagePath } from '#pages/page-path.ts';

/** What a reference points at: a document, or a path of the site without language prefix. */
type Target = { collection: string; id: string } | { address: string };

export interface StoredReference {
  target: Target;
  /** Where it stands in the document, as editors know the place: “Baustein 3 („Galerie“)”. */
  place: EditorText;
  /** The locale of the text; undefined if it isn't localized. */
  locale: Locale | undefined;
  /** The stored link; undefined if it isn't a link. */
  href?: string;
}

type Position = Pick<StoredReference, 'place' | 'locale'>;

/**
 * All references in a document, found by its field definitions: relationships, files in rich text, links, and
 * addresses in markup. `values` is the document at depth 0 in all locales.
 */
export function storedReferences(fields: readonly FlattenedField[], values: Values): StoredReference[] {
  return fieldValues(fields, values, { isByLocale: true }).flatMap(({ field, value, locale, steps }) =>
    // A unique text is the document's own name or path.
    'unique' in field && field.unique ? [] : inValue(field, value, { place: placeOf(steps), locale }),
  );
}

/** The block, otherwise the outermost field. */
function placeOf(steps: readonly Step[]): EditorText {
  const row = steps.findLast((step) => step.row?.block)?.row;
  if (row) {
    const label = labelOf(row.block?.labels?.singular, String(row.values.blockType));
    return {
      de: `Baustein ${row.index + 1} („${label.de}“)`,
      en: `block ${row.index + 1} (“${label.en}”)`,
    };
  }
  const field = steps.find((step) => step.field.type !== 'tab')?.field;
  return labelOf(field?.label, field?.name ?? '');
}

function inValue(field: FlattenedField, value: unknown, at: Position): StoredReference[] {
  switch (field.type) {
    case 'upload':
    case 'relationship':
      return [value].flat().flatMap((one) => relation(field.relationTo, one, at));
    case 'richText':
      return isRecord(value) ? inNode(value.root, at) : [];
    case 'text':
    case 'textarea':
    case 'code':
      return typeof value === 'string' ? addresses(value, at) : [];
    default:
      return [];
  }
}

function relation(relationTo: unknown, stored: unknown, at: Position): StoredReference[] {
  if (isRecord(stored) && 'relationTo' in stored) return relation(stored.relationTo, stored.value, at);
  const id = isRecord(stored) ? stored.id : stored;
  if (typeof relationTo !== 'string' || (typeof id !== 'string' && typeof id !== 'number')) return [];
  return [{ target: { collection: relationTo, id: String(id) }, ...at }];
}

function inNode(node: unknown, at: Position): StoredReference[] {
  if (!isRecord(node)) return [];
  const file = node.type === 'upload' ? relation(node.relationTo, node.value, at) : [];
  const link = valuesOf(node.fields);
  const url = typeof link.url === 'string' ? addresses(link.url, at) : [];
  const doc = isRecord(link.doc) ? relation(undefined, link.doc, at) : [];
  const children = Array.isArray(node.children) ? node.children : [];
  return [...file, ...url, ...doc, ...children.flatMap((child: unknown) => inNode(child, at))];
}

/** HTML attributes that hold an address; `srcset` holds several. */
const addressAttribute = /\b(?:href|src|srcset|poster|data)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** The site's addresses in a text: those in markup attributes, otherwise the whole text, which may name a record. */
function addresses(text: string, at: Position): StoredReference[] {
  const named = parseLinkReference(text);
  if (named)
    return [{ target: { collection: linkedCollections[named.kind], id: named.id }, ...at, href: text }];
  const written = text.includes('<')
    ? [...text.matchAll(addressAttribute)].flatMap(([, double, single, bare]) =>
        (double ?? single ?? bare ?? '').split(/,\s+/).map((one) => one.trim().split(/\s/)[0] ?? ''),
      )
    : [text.trim()];
  return written.flatMap((one) => {
    const address = siteAddress(one);
    return address === undefined ? [] : [{ target: { address }, ...at, href: one }];
  });
}

/** `https://site/en/Strategie?x#y` → `/strategie`; undefined for external addresses. */
export function siteAddress(href: string): string | undefined {
  const { origin } = new URL(settings.siteUrl);
  const inside = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  if (!/^\/(?!\/)\S*$/.test(inside)) return undefined;
  const path = inside.replace(/[?#].*$/, '');
  return path.startsWith('/media/') ? path : normalizePagePath(parseLocalizedPath(path).path);
}
