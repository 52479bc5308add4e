import type { PayloadRequest } from 'payload';
import { documents, localesWithTitle, newestVersions } from '#content/graph/pages/in-all-locales.ts';
import { partsOf } from '#content/graph/pages/page-parts.ts';
import { readRedirectRules } from '#content/graph/redirects/redirect-rules.ts';
import { addressesOf } from '#content/graph/references/addresses.ts';
import { storedReferences } from '#content/graph/references/stored-references.ts';
import { unplayableCodecOf } from '#content/library/cleaning/clean-upload.ts';
import { isRecord } from '#fields/content-field.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { linkedFile, linkedPage, type PageText, type Surroundings } from './judge-page.ts';

type Stored = Readonly<Record<string, unknown>>;

/** Reads the facts about everything that these texts reference, in a constant number of queries. */
export async function readSurroundings(
  texts: readonly PageText[],
  req: PayloadRequest,
): Promise<Surroundings> {
  const parts = texts.map((text) => ({ text, ...partsOf(text.blocks) }));
  const ids = new Map<string, Set<string>>();
  const wants = (collection: string, id: string) =>
    ids.set(collection, (ids.get(collection) ?? new Set()).add(id));
  for (const { references } of parts) for (const { collection, id } of references) wants(collection, id);

  const records = await readRecords(req, ids);
  for (const { files } of records.values())
    for (const file of [...files.values()].flat()) wants('media', file);
  const shown = await documents(req, 'media', { id: { in: [...(ids.get('media') ?? [])] } });
  const files = new Map<string, FileFacts>();
  for (const doc of shown) {
    const [name, type] = [String(doc.filename), String(doc.mimeType)];
    files.set(String(doc.id), {
      name,
      isPicture: type.startsWith('image/'),
      described: filledIn(doc.alt),
      codec: /^(?:audio|video)\//.test(type) ? await unplayableCodecOf(name, req.payload) : undefined,
    });
  }
  const paths = new Set(
    parts.flatMap(({ text, links }) => links.flatMap(({ href }) => linkedPage(href, text)?.path ?? [])),
  );
  const rules = paths.size > 0 ? await readRedirectRules(req) : [];
  const linked = parts.flatMap(({ links }) => links.flatMap(({ href }) => linkedFile(href) ?? []));
  return {
    files,
    records,
    pages: await linkedPages(req, [...paths]),
    redirected: new Set(rules.map(({ from }) => from)),
    linkedFiles: await readLinkedFiles(req, linked),
  };
}

/** Facts about polls, forms and products; `ids` by collection. */
export async function readRecords(
  req: PayloadRequest,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<Map<string, RecordFacts>> {
  const records = new Map<string, RecordFacts>();
  for (const [collection, wanted] of ids) {
    if (collection === 'media') continue;
    for (const doc of await documents(req, collection, { id: { in: [...wanted] } }))
      records.set(`${collection}/${String(doc.id)}`, recordFacts(req, collection, doc));
  }
  return records;
}

/** Which of these URLs are those of existing files, in any size. */
export async function readLinkedFiles(
  req: PayloadRequest,
  linked: readonly string[],
): Promise<ReadonlySet<string>> {
  const sizes = req.payload.collections.media?.config.upload.imageSizes ?? [];
  const names = [...new Set(linked.map((address) => address.replace('/media/', '')))];
  if (names.length === 0) return new Set();
  const fields = ['filename', ...sizes.map(({ name }) => `sizes.${name}.filename`)];
  const found = await documents(req, 'media', { or: fields.map((field) => ({ [field]: { in: names } })) });
  return new Set(found.flatMap((doc) => addressesOf('media', doc)));
}

type FileFacts = Surroundings['files'] extends ReadonlyMap<string, infer Facts> ? Facts : never;
type RecordFacts = Surroundings['records'] extends ReadonlyMap<string, infer Facts> ? Facts : never;
type PageFacts = Surroundings['pages'] extends ReadonlyMap<string, infer Facts> ? Facts : never;

function recordFacts(req: PayloadRequest, collection: string, doc: Stored): RecordFacts {
  const config = req.payload.collections[collection]?.config;
  const name = config?.admin.useAsTitle;
  const shown = storedReferences(config?.flattenedFields ?? [], doc);
  return {
    isPublished: doc._status === undefined || doc._status === null || doc._status === 'published',
    languages: name === undefined ? new Set(locales) : filledIn(doc[name]),
    files: new Map(
      locales.map((locale) => [
        locale,
        shown.flatMap(({ target, locale: only }) =>
          'collection' in target && target.collection === 'media' && (only ?? locale) === locale
            ? [target.id]
            : [],
        ),
      ]),
    ),
  };
}

/** The locales in which a text isn't empty; a text that isn't localized counts for all. */
function filledIn(text: unknown): Set<Locale> {
  const says = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  return new Set(locales.filter((locale) => says(isRecord(text) ? text[locale] : text)));
}

async function linkedPages(req: PayloadRequest, paths: string[]): Promise<Map<string, PageFacts>> {
  const published = await documents(req, 'pages', { path: { in: paths }, _status: { equals: 'published' } });
  const drafted = await newestPages(req, paths);
  const facts = new Map<string, PageFacts>();
  for (const path of paths) {
    const page = published.find((doc) => doc.path === path);
    const draft = drafted.find((doc) => doc.path === path);
    if (!page && !draft) continue;
    const blocks = isRecord(page?.blocks) ? page.blocks : {};
    facts.set(path, {
      published: new Map(
        localesWithTitle(page).map((locale) => [locale, partsOf(blocks[locale]).anchors] as const),
      ),
      drafted: new Set(localesWithTitle(draft)),
    });
  }
  return facts;
}

async function newestPages(req: PayloadRequest, paths: string[]): Promise<Stored[]> {
  return newestVersions(req, {
    and: [{ 'version.path': { in: paths } }, { 'version.deletedAt': { exists: false } }],
  });
}
