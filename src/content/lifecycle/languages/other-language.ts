import type { PayloadRequest } from 'payload';
import { blockKinds, isBlockKind } from '#blocks/kinds.ts';
import { recordsIn, type Values, valuesOf } from '#content/foundation/fields/field-tree.ts';
import { newestVersions } from '#content/graph/pages/in-all-locales.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import { defaultLocale, type Locale, locales } from '#i18n/locales.ts';
import { textsOf, type WrittenText } from './block-texts.ts';
import {
  changedBlocks,
  changedTexts,
  saying,
  type TextChange,
  textsOfPage,
  type Writing,
} from './changes-since.ts';
import { touchedVersion } from './touched-version.ts';
import { carriedOver, rowsIn, twinOf, withTwinsAndRows } from './twins.ts';

interface Said {
  texts: WrittenText[];
  /** Changes since the translation was last updated; only for the source language. */
  changes: TextChange[];
}

/** A block in the other language. Its paths name rows by twin. */
interface OtherBlock extends Said {
  twin: string;
  /** From 1. */
  position: number;
  kind: EditorText;
  carried: Values;
}

export interface OtherLanguage {
  locale: Locale;
  /** Undefined if the page doesn't exist in it. */
  title: string | undefined;
  /** The texts outside its blocks: title and description. */
  page: Said;
  blocks: OtherBlock[];
  /** Block or row id in the edited language → twin, for saved ones. */
  twins: Record<string, string>;
  /** When the translation was last updated; undefined if there is none. */
  translatedAt: string | undefined;
}

/** The source language for translations; the first translation for the source language. */
export function otherOf(locale: Locale): Locale {
  return locale === defaultLocale ? (locales.find((each) => each !== locale) ?? locale) : defaultLocale;
}

/** A page in the other language, compared with this one. Undefined if the page doesn't exist. */
export async function readOtherLanguage(
  req: PayloadRequest,
  page: string | number,
  locale: Locale,
): Promise<OtherLanguage | undefined> {
  const [newest] = await newestVersions(req, { parent: { equals: page } });
  if (!newest) return undefined;
  const other = otherOf(locale);
  const own = writingIn(newest, locale);
  const there = writingIn(newest, other);
  const translation = locale === defaultLocale ? other : locale;
  const touched = await versionTouched(req, page, translation);
  const isSource = other !== translation;
  const source = touched && isSource ? writingIn(touched.version, other) : undefined;
  const changes = source ? changedBlocks(source.blocks, there.blocks) : new Map<string, TextChange[]>();
  const paired = recordsIn(withTwinsAndRows(own.blocks, there.blocks));
  const known = new Set(recordsIn(there.blocks).map(twinOf));
  return {
    locale: other,
    title: text(there.title),
    page: {
      texts: textsOfPage(there),
      changes: source ? changedTexts(textsOfPage(source), textsOfPage(there)) : [],
    },
    blocks: recordsIn(there.blocks).map((block, index) => ({
      twin: twinOf(block),
      position: index + 1,
      kind: isBlockKind(block.blockType) ? blockKinds[block.blockType].label : { de: '', en: '' },
      texts: textsOf(block, (row, at) => twinOf(row) || String(at)),
      changes: byTwins(changes.get(twinOf(block)) ?? [], block),
      carried: carriedOver(block),
    })),
    twins: Object.fromEntries(
      paired
        .filter((block) => known.has(twinOf(block)))
        .flatMap((block) => [block, ...rowsIn(block)])
        .flatMap((row) => (typeof row.id === 'string' ? [[row.id, twinOf(row)]] : [])),
    ),
    translatedAt: touched?.at,
  };
}

/** A block's changes, with rows named by twin instead of id. */
function byTwins(changes: readonly TextChange[], block: Values): TextChange[] {
  const twins = new Map(rowsIn(block).map((row) => [String(row.id), twinOf(row)]));
  const named = (path: string) =>
    path
      .split('.')
      .map((part) => twins.get(part) ?? part)
      .join('.');
  return changes.map((change) => ({ ...change, path: named(change.path) }));
}

/** The version with which a translation was last updated; the oldest one if none differs. */
async function versionTouched(req: PayloadRequest, page: string | number, translation: Locale) {
  const touched = await touchedVersion(req.payload, 'pages', page, (version) =>
    saying(writingIn(version, translation)),
  );
  return touched && text(writingIn(touched.version, translation).title) !== undefined ? touched : undefined;
}

/** The texts in one language, of a page read in all locales. */
export function writingIn(page: Values, locale: Locale): Writing {
  return {
    title: valuesOf(page.title)[locale],
    blocks: valuesOf(page.blocks)[locale],
    description: valuesOf(valuesOf(page.seo).description)[locale],
  };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
