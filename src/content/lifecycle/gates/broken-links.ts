import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { followLinks } from '#content/graph/links/follow-links.ts';
import { mapLinks } from '#content/graph/links/map-links.ts';
import { localesWithTitle } from '#content/graph/pages/in-all-locales.ts';
import type { PageLink } from '#content/graph/pages/page-parts.ts';
import { readRedirectRules } from '#content/graph/redirects/redirect-rules.ts';
import { readContentVersion } from '#content/lifecycle/publishing/content-version.ts';
import { isRecord } from '#fields/content-field.ts';
import { parseLinkReference } from '#fields/link-reference.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import type { Finding } from './finding.ts';
import { judgeParts, linkedFile, type Surroundings } from './judge-page.ts';
import {
  type LinkingText,
  type ReadPages,
  readPages,
  type StoredPage,
  textsBesidePages,
  textsOfPages,
} from './linking-texts.ts';
import { readLinkedFiles, readRecords } from './surroundings.ts';

export interface BrokenLink {
  /** The slug of the document's collection, or of the global. */
  slug: string;
  /** Undefined for a global. */
  id: string | undefined;
  name: EditorText;
  /** The locale in which it is broken; undefined if in all. */
  locale: Locale | undefined;
  /** The id of the block's row. */
  block: string | undefined;
  message: EditorText;
}

interface Found {
  links: BrokenLink[];
  /** When a page next becomes visible or hidden, in ms since 1970. */
  until: number;
}

type Stored = Readonly<Record<string, unknown>>;

const found = new WeakMap<Payload, { version: string; found: Promise<Found>; read: ReadPages }>();

/**
 * All broken links on the site at `now` (ms since 1970). Cached until something is published or a page's visibility
 * changes; then only changed pages are read.
 */
export async function brokenLinks(payload: Payload, now: number): Promise<BrokenLink[]> {
  const { version } = await readContentVersion(payload);
  const last = found.get(payload);
  if (last?.version === version) {
    const { links, until } = await last.found;
    if (now < until) return links;
  }
  const read: ReadPages = new Map(last?.read);
  const finding = findBrokenLinks(payload, read, now);
  found.set(payload, { version, found: finding, read });
  // A failed run is retried.
  finding.catch(() => found.delete(payload));
  return (await finding).links;
}

async function findBrokenLinks(payload: Payload, read: ReadPages, now: number): Promise<Found> {
  const req = await createLocalReq({}, payload);
  const pages = await readPages(req);
  const texts = [...(await textsOfPages(req, pages, read)), ...(await textsBesidePages(req))];
  const links = await followedLinks(req, texts, pages);
  const followed = texts.map((text, index) => ({
    ...text,
    parts: { ...text.parts, links: links[index] ?? [] },
  }));
  const site = await readSite(req, pages, followed, now);
  return { links: followed.flatMap((text) => judgeText(text, site)), until: nextChange(pages, now) };
}

/** Link references are resolved anew each time: their targets may have moved. */
function followedLinks(
  req: PayloadRequest,
  texts: readonly LinkingText[],
  pages: readonly StoredPage[],
): Promise<PageLink[][]> {
  const paths = new Map(pages.map(({ id, path }) => [String(id), String(path)]));
  const links = mapLinks(
    texts.map(({ parts }) => parts.links),
    (target) => {
      const reference = parseLinkReference(target);
      const path = reference?.kind === 'page' ? paths.get(reference.id) : undefined;
      return path === undefined ? target : path + (reference?.rest ?? '');
    },
  );
  return followLinks(req.payload, links);
}

const leadsNowhere: ReadonlySet<Finding['code']> = new Set([
  'reference-gone',
  'reference-draft',
  'reference-untranslated',
  'link-dead',
  'link-draft',
  'link-hidden',
  'anchor-dead',
]);

function judgeText({ locale, parts, path, ...where }: LinkingText, surroundings: Surroundings): BrokenLink[] {
  const judge = (language: Locale) =>
    judgeParts({ locale: language, path }, parts, surroundings).filter(({ code }) => leadsNowhere.has(code));
  const found = locale
    ? judge(locale)
    : // What isn't localized works if it works in one locale.
      locales.map(judge).reduce((one, other) => (other.length < one.length ? other : one));
  return found.map(({ block, message }) => ({ ...where, locale, block, message }));
}

async function readSite(
  req: PayloadRequest,
  pages: readonly Stored[],
  texts: readonly LinkingText[],
  now: number,
): Promise<Surroundings> {
  const ids = new Map<string, Set<string>>();
  for (const { collection, id } of texts.flatMap(({ parts }) => parts.references))
    ids.set(collection, (ids.get(collection) ?? new Set()).add(id));
  const anchors = new Map<string, Map<Locale, ReadonlySet<string>>>();
  for (const { slug, path, locale, parts } of texts)
    if (slug === 'pages' && locale)
      anchors.set(path, (anchors.get(path) ?? new Map()).set(locale, parts.anchors));
  const files = texts.flatMap(({ parts }) => parts.links.flatMap(({ href }) => linkedFile(href) ?? []));
  return {
    files: ids.has('media') ? await readFiles(req) : new Map(),
    records: await readRecords(req, ids),
    pages: new Map(
      pages.map((page) => [
        String(page.path),
        {
          published: anchors.get(String(page.path)) ?? new Map(),
          drafted: new Set(page._status === 'published' ? [] : localesWithTitle(page)),
          isHidden: page._status === 'published' && !isInSight(page, now),
        },
      ]),
    ),
    redirected: new Set((await readRedirectRules(req)).map(({ from }) => from)),
    linkedFiles: await readLinkedFiles(req, files),
  };
}

/** Only their existence: missing alternative texts aren't broken links. */
async function readFiles(req: PayloadRequest): Promise<Surroundings['files']> {
  const { docs } = await req.payload.db.find({
    collection: 'media',
    where: { deletedAt: { exists: false } },
    select: { filename: true },
    pagination: false,
    limit: 0,
    req,
  });
  const fact = { name: '', isPicture: false, described: new Set<Locale>() };
  return new Map(docs.flatMap((doc: unknown) => (isRecord(doc) ? [[String(doc.id), fact]] : [])));
}

/** From when to when a page is visible, in ms since 1970. */
function sightOf({ route }: Stored): { from: number; to: number } {
  const moment = (name: string) => {
    const stored = isRecord(route) ? route[name] : undefined;
    return typeof stored === 'string' || stored instanceof Date ? new Date(stored).getTime() : undefined;
  };
  return {
    from: moment('visibleFrom') ?? Number.NEGATIVE_INFINITY,
    to: moment('visibleUntil') ?? Number.POSITIVE_INFINITY,
  };
}

function isInSight(page: Stored, now: number): boolean {
  const { from, to } = sightOf(page);
  return from <= now && now < to;
}

function nextChange(pages: readonly Stored[], now: number): number {
  const moments = pages.map(sightOf).flatMap(({ from, to }) => [from, to]);
  return moments
    .filter((moment) => moment > now)
    .reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
}
