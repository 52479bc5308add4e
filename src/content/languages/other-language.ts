import type { PayloadRequest } from 'payload';
import { blockKinds, isBlockKind } from '#blocks/kinds.ts';
import { newestVersions } from '#content/gates/surroundings.ts';
import { isRecord } from '#fields/content-field.ts';
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
import { blocksIn, carriedOver, rowsIn, twinOf, withTwinsAndRows } from './twins.ts';

interface Said {
  texts: WrittenText[];
  /** What of it changed since the translation was last touched; of the language that is translated from. */
  changes: TextChange[];
}

/** A block as it stands in the other language. In its paths rows go by their twins. */
interface OtherBlock extends Said {
  twin: string;
  /** Counted from 1. */
  position: number;
  kind: EditorText;
  /** As it would be carried over. */
  carried: Readonly<Record<string, unknown>>;
}

/** What the form of a page in one language shows of another one. */
export interface OtherLanguage {
  locale: Locale;
  /** Undefined while the page does not exist there. */
  title: string | undefined;
  /** What it says in fields of its own: its title and description. */
  page: Said;
  blocks: OtherBlock[];
  /** Which block of the language being edited is whose twin, and which row in one, by its id, as far as it is saved. */
  twins: Record<string, string>;
  /** When the translation was last touched; undefined while there is none. */
  translatedAt: string | undefined;
}

/** From the language that a page is written in first to the others; from that one to the first of these. */
export function otherOf(locale: Locale): Locale {
  return locale === defaultLocale ? (locales.find((each) => each !== locale) ?? locale) : defaultLocale;
}

/** What a page says in the other language, beside what it says in this one. Undefined if there is no such page. */
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
  const paired = blocksIn(withTwinsAndRows(own.blocks, there.blocks));
  const known = new Set(blocksIn(there.blocks).map(twinOf));
  return {
    locale: other,
    title: text(there.title),
    page: {
      texts: textsOfPage(there),
      changes: source ? changedTexts(textsOfPage(source), textsOfPage(there)) : [],
    },
    blocks: blocksIn(there.blocks).map((block, index) => ({
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

/** What changed in a block, with its rows called by their twins and not by their ids. */
function byTwins(changes: readonly TextChange[], block: Readonly<Record<string, unknown>>): TextChange[] {
  const twins = new Map(rowsIn(block).map((row) => [String(row.id), twinOf(row)]));
  const named = (path: string) =>
    path
      .split('.')
      .map((part) => twins.get(part) ?? part)
      .join('.');
  return changes.map((change) => ({ ...change, path: named(change.path) }));
}

/** The version with which a translation was last touched; the oldest one that there is, if none shows how it was before. */
async function versionTouched(req: PayloadRequest, page: string | number, translation: Locale) {
  const touched = await touchedVersion(req.payload, 'pages', page, (version) =>
    saying(writingIn(version, translation)),
  );
  return touched && text(writingIn(touched.version, translation).title) !== undefined ? touched : undefined;
}

/** What a page says in a language, of one read in all of them. */
export function writingIn(page: Readonly<Record<string, unknown>>, locale: Locale): Writing {
  const seo = isRecord(page.seo) ? page.seo : {};
  return {
    title: inLanguage(page.title, locale),
    blocks: inLanguage(page.blocks, locale),
    description: inLanguage(seo.description, locale),
  };
}

function inLanguage(value: unknown, locale: Locale): unknown {
  return isRecord(value) ? value[locale] : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
