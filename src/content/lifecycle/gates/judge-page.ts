import { type PageLink, type PageParts, partsOf, type Reference } from '#content/graph/pages/page-parts.ts';
import { unplayable } from '#content/library/cleaning/plays-everywhere.ts';
import { type LinkedKind, parseLinkReference } from '#fields/link-reference.ts';
import { type EditorText, languageName } from '#i18n/editor-texts.ts';
import type { Locale } from '#i18n/locales.ts';
import { localizedHref, parseLocalizedPath } from '#i18n/localized-path.ts';
import { formerAddress } from '#pages/former-address.ts';
import { isSitePath } from '#pages/page-path.ts';
import type { Finding } from './finding.ts';
import { isBareAddress, isVague } from './link-words.ts';

export interface PageText {
  locale: Locale;
  /** Without language prefix. */
  path: string;
  blocks: unknown;
}

interface FileFacts {
  name: string;
  isPicture: boolean;
  /** The locales with an alternative text. */
  described: ReadonlySet<Locale>;
  /** The codec of a recording that not every browser plays. */
  codec?: string | undefined;
}

interface RecordFacts {
  isPublished: boolean;
  /** The locales in which it has a name, and so exists. */
  languages: ReadonlySet<Locale>;
  /** The ids of the files that it shows, by locale. */
  files: ReadonlyMap<Locale, readonly string[]>;
}

interface PageFacts {
  /** The anchors of the published version, by locale. */
  published: ReadonlyMap<Locale, ReadonlySet<string>>;
  /** The locales in which the newest draft exists. */
  drafted: ReadonlySet<Locale>;
  /** Whether it is published, but not visible now. */
  isHidden?: boolean;
}

/** The facts about everything that a page references; what is missing here doesn't exist. */
export interface Surroundings {
  files: ReadonlyMap<string, FileFacts>;
  /** By `collection/id`. */
  records: ReadonlyMap<string, RecordFacts>;
  /** By path without language prefix. */
  pages: ReadonlyMap<string, PageFacts>;
  /** The source paths of redirects. */
  redirected: ReadonlySet<string>;
  /** The URLs of linked files that exist. */
  linkedFiles: ReadonlySet<string>;
}

/**
 * The findings for a page in one locale, in document order. The single `h1` needs no check: the first block that can
 * hold the title has it, or else the template.
 */
export function judgePage(text: PageText, surroundings: Surroundings): Finding[] {
  return judgeParts(text, partsOf(text.blocks), surroundings);
}

/** The same for parts that are already collected, of a page or of anything else. */
export function judgeParts(
  text: Pick<PageText, 'locale' | 'path'>,
  parts: PageParts,
  surroundings: Surroundings,
): Finding[] {
  const found = [
    ...parts.references.flatMap((reference) => judgeReference(reference, text.locale, surroundings)),
    ...parts.links.flatMap((link) => judgeLink(link, text, parts, surroundings)),
  ];
  const seen = new Set<string>();
  return found
    .filter(({ message }) => !seen.has(message.de) && seen.add(message.de))
    .sort((one, other) => one.position - other.position)
    .map(({ position: _, ...finding }) => finding);
}

type Found = Finding & { position: number };

type At = Pick<Reference, 'block' | 'path'> & { locale: Locale };

function finding(
  { block, path, locale }: At,
  code: Finding['code'],
  message: (place: EditorText) => EditorText,
  severity: Finding['severity'] = 'error',
): Found[] {
  const { row, name, label, position } = block;
  return [{ severity, code, block: row, path, locale, label, message: message(name), position }];
}

const names: Readonly<Record<string, EditorText>> = {
  media: { de: 'Die Datei', en: 'The file' },
  polls: { de: 'Die Abstimmung', en: 'The poll' },
  forms: { de: 'Das Formular', en: 'The form' },
  products: { de: 'Das Produkt', en: 'The product' },
};

function judgeReference(reference: Reference, locale: Locale, surroundings: Surroundings): Found[] {
  const at = { ...reference, locale };
  const { collection, id } = reference;
  const name = names[collection] ?? { de: 'Der Eintrag', en: 'The record' };
  const file = collection === 'media' ? surroundings.files.get(id) : undefined;
  if (file) return judgeFile(file, at);
  const record = surroundings.records.get(`${collection}/${id}`);
  if (!record)
    return finding(at, 'reference-gone', ({ de, en }) => ({
      de: `${name.de} in ${de} gibt es nicht mehr. Bitte neu auswählen und dann veröffentlichen.`,
      en: `${name.en} in ${en} no longer exists. Please choose again, then publish.`,
    }));
  if (!record.isPublished)
    return finding(at, 'reference-draft', ({ de, en }) => ({
      de: `${name.de} in ${de} ist nicht veröffentlicht und fehlt deshalb auf der Seite. Bitte erst veröffentlichen.`,
      en: `${name.en} in ${en} is not published and therefore missing on the page. Please publish it first.`,
    }));
  if (!record.languages.has(locale))
    return finding(at, 'reference-untranslated', ({ de, en }) => ({
      de: `${name.de} in ${de} gibt es nicht auf ${languageName(locale, 'de')} und fehlt deshalb auf der Seite. Bitte erst übersetzen.`,
      en: `${name.en} in ${en} does not exist in ${languageName(locale, 'en')} and is therefore missing on the page. Please translate it first.`,
    }));
  return (record.files.get(locale) ?? []).flatMap((shown) => {
    const picture = surroundings.files.get(shown);
    return picture ? judgeFile(picture, at) : [];
  });
}

function judgeFile({ name, isPicture, described, codec }: FileFacts, at: At): Found[] {
  if (codec !== undefined) {
    const { de, en } = unplayable(codec);
    return finding(
      at,
      'recording-unplayable',
      (place) => ({ de: `„${name}“ in ${place.de}: ${de}`, en: `“${name}” in ${place.en}: ${en}` }),
      'warning',
    );
  }
  if (!isPicture || described.has(at.locale)) return [];
  return finding(at, 'alt-missing', ({ de, en }) => ({
    de: `Das Bild „${name}“ in ${de} hat auf ${languageName(at.locale, 'de')} keinen Alternativtext. Bitte in der Mediathek eintragen, was darauf zu sehen ist, und dann veröffentlichen.`,
    en: `The picture “${name}” in ${en} has no alternative text in ${languageName(at.locale, 'en')}. Please say in the media library what it shows, then publish.`,
  }));
}

/** Anchors of every page: top, and the content after header and menu. */
const anchorsOfTheSite = ['', 'top', 'content'];

/** The URL of the file that a link leads to; undefined if it leads elsewhere. */
export function linkedFile(href: string): string | undefined {
  return href.startsWith('/media/') ? href.replace(/[?#].*$/, '') : undefined;
}

/** The internal path of a link; undefined if it leads elsewhere, or not to a page. */
export function linkedPage(
  href: string,
  text: Pick<PageText, 'locale' | 'path'>,
): { locale: Locale; path: string; anchor: string } | undefined {
  const [address = '', anchor = ''] = href.split('#');
  if (address === '') return href.startsWith('#') ? { ...text, anchor } : undefined;
  if (!address.startsWith('/') || address.startsWith('//')) return undefined;
  const target = localizedHref(address, text.locale).replace(/\?.*$/, '');
  const { locale, path } = parseLocalizedPath(target);
  const namesAFile = /\.[a-z0-9]+$/.test(path);
  return namesAFile || isSitePath(path) ? undefined : { locale, path, anchor };
}

function nameOf({ text }: PageLink): EditorText {
  return text ? { de: `Der Link „${text}“`, en: `The link “${text}”` } : { de: 'Ein Link', en: 'A link' };
}

function judgeGone(link: PageLink, kind: LinkedKind, locale: Locale): Found[] {
  const what = goneNames[kind];
  const named = nameOf(link);
  return finding({ ...link, locale }, 'link-dead', ({ de, en }) => ({
    de: `${named.de} in ${de} führt zu ${what.de} mehr gibt. Bitte ein anderes Ziel wählen.`,
    en: `${named.en} in ${en} leads to ${what.en} that no longer exists. Please choose another target.`,
  }));
}

const goneNames: Readonly<Record<LinkedKind, EditorText>> = {
  page: { de: 'einer Seite, die es nicht', en: 'a page' },
  file: { de: 'einer Datei, die es nicht', en: 'a file' },
};

function judgeWording({ href, text }: PageLink, at: At): Found[] {
  if (text === '')
    return finding(at, 'link-unnamed', ({ de, en }) => ({
      de: `Ein Link nach „${href}“ in ${de} hat keinen Text, den jemand lesen oder hören könnte. Bitte sagen, wohin er führt.`,
      en: `A link to “${href}” in ${en} has no text that anybody could read or hear. Please say where it leads.`,
    }));
  if (isVague(text))
    return finding(
      at,
      'link-vague',
      ({ de, en }) => ({
        de: `Der Link „${text}“ in ${de} sagt nicht, wohin er führt. Wer ihn ohne den Satz hört, in dem er steht, kann ihn nicht zuordnen.`,
        en: `The link “${text}” in ${en} does not say where it leads. Whoever hears it without the sentence around it can’t tell.`,
      }),
      'warning',
    );
  if (isBareAddress(text))
    return finding(
      at,
      'link-vague',
      ({ de, en }) => ({
        de: `Der Link „${text}“ in ${de} ist die bloße Adresse. Sie wird Zeichen für Zeichen vorgelesen; besser sagt er, was dort zu finden ist.`,
        en: `The link “${text}” in ${en} is the bare address. It is read out character by character; better say what is to be found there.`,
      }),
      'warning',
    );
  return [];
}

function judgeLink(
  link: PageLink,
  text: Pick<PageText, 'locale' | 'path'>,
  own: PageParts,
  { pages, redirected, linkedFiles }: Surroundings,
): Found[] {
  const at = { ...link, locale: text.locale };
  const wording = judgeWording(link, at);
  const gone = parseLinkReference(link.href);
  if (gone) return [...wording, ...judgeGone(link, gone.kind, text.locale)];
  const file = linkedFile(link.href);
  if (file && !linkedFiles.has(file)) return [...wording, ...judgeGone(link, 'file', text.locale)];
  const target = linkedPage(link.href, text);
  if (!target || redirected.has(formerAddress(target.path))) return wording;
  const { locale, path, anchor } = target;
  const isOwn = path === text.path && locale === text.locale;
  const page = pages.get(path);
  const anchors = isOwn ? own.anchors : page?.published.get(locale);
  const named = nameOf(link);
  const [de, en] = [languageName(locale, 'de'), languageName(locale, 'en')];
  if (!isOwn && page?.isHidden)
    return [
      ...wording,
      ...finding(
        at,
        'link-hidden',
        (place) => ({
          de: `${named.de} in ${place.de} führt zu „${path}“. Diese Seite ist gerade nicht zu sehen, so will es „Sichtbar ab“ oder „Sichtbar bis“.`,
          en: `${named.en} in ${place.en} leads to “${path}”. That page can’t be seen now, by its “visible from” or “visible until”.`,
        }),
        'warning',
      ),
    ];
  if (!anchors && page?.drafted.has(locale))
    return [
      ...wording,
      // Not an error: of two new pages that link to each other one must be published first.
      ...finding(
        at,
        'link-draft',
        (place) => ({
          de: `${named.de} in ${place.de} führt zu „${path}“. Diese Seite ist auf ${de} nicht veröffentlicht.`,
          en: `${named.en} in ${place.en} leads to “${path}”. That page is not published in ${en}.`,
        }),
        'warning',
      ),
    ];
  if (!anchors)
    return [
      ...wording,
      ...finding(at, 'link-dead', (place) => ({
        de: `${named.de} in ${place.de} führt zu „${path}“. Diese Seite gibt es auf ${de} nicht. Bitte ein anderes Ziel eintragen.`,
        en: `${named.en} in ${place.en} leads to “${path}”. There is no such page in ${en}. Please give another target.`,
      })),
    ];
  if (anchorsOfTheSite.includes(anchor) || anchors.has(anchor)) return wording;
  return [
    ...wording,
    ...finding(at, 'anchor-dead', (place) => ({
      de: `${named.de} in ${place.de} führt zum Sprungziel „#${anchor}“. Auf ${isOwn ? 'dieser Seite' : `der Seite „${path}“`} hat kein Baustein diesen Namen.`,
      en: `${named.en} in ${place.en} leads to the anchor “#${anchor}”. No block on ${isOwn ? 'this page' : `the page “${path}”`} has that name.`,
    })),
  ];
}
