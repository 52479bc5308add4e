import type { Field } from 'payload';
import { settings } from '#content/content-settings.ts';
import { linkedCollections } from '#content/links/follow-links.ts';
import { isRecord } from '#fields/content-field.ts';
import { parseLinkReference } from '#fields/link-reference.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import { type Locale, locales } from '#i18n/locales.ts';
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

interface Position {
  place: EditorText | undefined;
  locale: Locale | undefined;
}

/**
 * All references in a document, found by its field definitions: relationships, files in rich text, links, and
 * addresses in markup. `values` is the document at depth 0 in all locales.
 */
export function storedReferences(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
): StoredReference[] {
  return inFields(fields, values, { place: undefined, locale: undefined });
}

function inFields(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  at: Position,
): StoredReference[] {
  return fields.flatMap((field) => inField(field, values, at));
}

function inField(field: Field, values: Readonly<Record<string, unknown>>, at: Position): StoredReference[] {
  if (field.type === 'tabs') {
    return field.tabs.flatMap((tab) => {
      const inside = 'name' in tab && tab.name ? values[tab.name] : values;
      return isRecord(inside) ? inFields(tab.fields, inside, at) : [];
    });
  }
  if (!('name' in field) || !field.name) return 'fields' in field ? inFields(field.fields, values, at) : [];
  // A unique text is the document's own name or path.
  if ('unique' in field && field.unique) return [];
  const stored = values[field.name];
  const here = { ...at, place: at.place ?? labelOf(field.label, field.name) };
  const isLocalized = 'localized' in field && field.localized && at.locale === undefined;
  if (!isLocalized) return inValue(field, stored, here);
  const texts = isRecord(stored) ? stored : {};
  return locales.flatMap((locale) => inValue(field, texts[locale], { ...here, locale }));
}

function inValue(field: Field, stored: unknown, at: Position): StoredReference[] {
  switch (field.type) {
    case 'group':
      return isRecord(stored) ? inFields(field.fields, stored, at) : [];
    case 'array':
      return rowsOf(stored).flatMap((row) => inFields(field.fields, row, at));
    case 'blocks':
      return rowsOf(stored).flatMap((row, index) => {
        const block = field.blocks.find(({ slug }) => slug === row.blockType);
        const label = labelOf(block?.labels?.singular, String(row.blockType));
        const place = {
          de: `Baustein ${index + 1} („${label.de}“)`,
          en: `block ${index + 1} (“${label.en}”)`,
        };
        return block ? inFields(block.fields, row, { ...at, place }) : [];
      });
    case 'upload':
    case 'relationship':
      return (Array.isArray(stored) ? stored : [stored]).flatMap((value: unknown) =>
        relation(field.relationTo, value, at),
      );
    case 'richText':
      return isRecord(stored) ? inNode(stored.root, at) : [];
    case 'text':
    case 'textarea':
    case 'code':
      return typeof stored === 'string' ? addresses(stored, at) : [];
    default:
      return [];
  }
}

function rowsOf(stored: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(stored) ? stored.filter(isRecord) : [];
}

function relation(relationTo: unknown, stored: unknown, at: Position): StoredReference[] {
  if (isRecord(stored) && 'relationTo' in stored) return relation(stored.relationTo, stored.value, at);
  const id = isRecord(stored) ? stored.id : stored;
  if (typeof relationTo !== 'string' || (typeof id !== 'string' && typeof id !== 'number')) return [];
  return [reference({ collection: relationTo, id: String(id) }, at)];
}

function inNode(node: unknown, at: Position): StoredReference[] {
  if (!isRecord(node)) return [];
  const file = node.type === 'upload' ? relation(node.relationTo, node.value, at) : [];
  const link = isRecord(node.fields) ? node.fields : {};
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
    return [{ ...reference({ collection: linkedCollections[named.kind], id: named.id }, at), href: text }];
  const written = text.includes('<')
    ? [...text.matchAll(addressAttribute)].flatMap(([, double, single, bare]) =>
        (double ?? single ?? bare ?? '').split(/,\s+/).map((one) => one.trim().split(/\s/)[0] ?? ''),
      )
    : [text.trim()];
  return written.flatMap((one) => {
    const address = siteAddress(one);
    return address === undefined ? [] : [{ ...reference({ address }, at), href: one }];
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

function reference(target: Target, { place, locale }: Position): StoredReference {
  return { target, place: place ?? { de: '', en: '' }, locale };
}

/** A Payload label in both languages. */
export function labelOf(label: unknown, otherwise: string): EditorText {
  if (typeof label === 'string') return { de: label, en: label };
  const { de, en } = isRecord(label) ? label : {};
  return {
    de: typeof de === 'string' ? de : otherwise,
    en: typeof en === 'string' ? en : otherwise,
  };
}
