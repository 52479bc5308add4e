import type { Payload } from 'payload';
import { storeBlock } from '#blocks/stored-blocks.ts';
import { type ClubName, clubs } from '#brand/clubs/clubs.ts';
import { reportStep, timedStep } from '#content/foundation/operation/report-step.ts';
import {
  type AuthoredValues,
  type FieldMap,
  isRecord,
  type References,
  storeFields,
} from '#fields/content-field.ts';
import { lexicalFromRichText } from '#fields/lexical.ts';
import { richTextFromMarkdown } from '#fields/markdown.ts';
import { formFields } from '#forms/form.fields.ts';
import { locales } from '#i18n/locales.ts';
import { pollFields } from '#polls/poll.fields.ts';
import { productFields } from '#shop/product.fields.ts';
import { contentOfClub } from './content-of-club.ts';
import type { DemoPage, DemoSettings } from './demo-page.ts';
import { castDemoVotes } from './demo-votes.ts';
import { drawSizes, seedMedia } from './seed-media.ts';

type Id = number | string;

/**
 * Fills an empty database with a club's demo content. Resumes an interrupted seed; never writes again once it has
 * finished, or if editors have pages of their own. Everything is published when it resolves, to what finishes it: the
 * sizes of pictures, which are shown whole until then.
 */
export async function seedDemoContent(payload: Payload, club: ClubName): Promise<() => Promise<void>> {
  const publication = await payload.findGlobal({ slug: 'publication', depth: 0 });
  const state: unknown = publication.seed;
  if (state === 'finished') return nothing;
  if (state !== 'started') {
    const existing = await payload.count({ collection: 'pages' });
    if (existing.totalDocs > 0) return nothing;
    await payload.updateGlobal({ slug: 'publication', data: { seed: 'started' } });
  }
  reportStep(chosenClub(club));
  const content = await contentOfClub(club);
  const media = await timedStep(
    `demo content, 1 of 4: stored ${content.files.length} pictures, films and sounds`,
    () => seedMedia(payload, club, content),
  );
  const records = new Map<string, Id>();
  const file = (key: string) => idOf(media, key, 'file');
  const references: References = {
    media: file,
    record: (collection, key) => idOf(records, `${collection}/${key}`, 'record'),
    richText: (markdown) => lexicalFromRichText(richTextFromMarkdown(markdown, file)),
  };
  await timedStep('demo content, 2 of 4: wrote polls, forms and products', async () => {
    await seedRecords(payload, 'polls', pollFields, content.polls, references, records);
    await seedRecords(payload, 'forms', formFields, content.forms, references, records);
    await seedRecords(payload, 'products', productFields, content.products, references, records);
  });
  // Before the pages: what they embed must be allowed.
  await payload.updateGlobal({ slug: 'embedding', data: { hosts: content.frameHosts } });
  const { pages } = content;
  await timedStep(
    `demo content, 3 of 4: wrote ${pages.length} pages in ${locales.length} languages`,
    async () => {
      for (const page of pages) await draftPage(payload, page, references);
      // Pages link to each other, so none is published before all exist.
      for (const { path } of pages) await publishPage(payload, path);
      for (const redirect of content.redirects) await seedRedirect(payload, redirect);
    },
  );
  await timedStep('demo content, 4 of 4: counted the votes of the closed poll', () => castDemoVotes(payload));
  await seedSettings(payload, content.settings, references);
  return async () => {
    await timedStep('drew the pictures in all sizes', () => drawSizes(payload, content));
    await payload.updateGlobal({ slug: 'publication', data: { seed: 'finished' } });
  };
}

async function nothing(): Promise<void> {}

/** The seeded club, and how to start with another one: the choice is made before the first start. */
export function chosenClub(club: ClubName): string {
  const others = Object.keys(clubs).filter((name) => name !== club);
  return `nothing is here yet: this becomes the site of CLUB=${club}. With ${others.map((name) => `CLUB=${name}`).join(' or ')} an empty DATA_DIR or database becomes another club’s`;
}

function idOf(ids: ReadonlyMap<string, Id>, key: string, what: string): Id {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo content names a ${what} "${key}" that does not exist.`);
  return id;
}

async function findByKey(
  payload: Payload,
  collection: string,
  field: string,
  key: string,
): Promise<Id | undefined> {
  const found = await payload.find({
    collection,
    where: { [field]: { equals: key } },
    limit: 1,
    depth: 0,
    draft: true,
  });
  return found.docs[0]?.id;
}

async function seedRecords<Fields extends FieldMap>(
  payload: Payload,
  collection: string,
  fields: Fields,
  authored: readonly {
    key: string;
    de: AuthoredValues<Fields>;
    en: AuthoredValues<Fields>;
    /** Values that aren't localized. */
    kept?: Record<string, unknown>;
  }[],
  references: References,
  ids: Map<string, Id>,
): Promise<void> {
  for (const { key, de, en, kept } of authored) {
    let id = await findByKey(payload, collection, 'key', key);
    if (id === undefined) {
      const german = { ...storeFields(fields, de, references), ...kept, key, _status: 'published' };
      const created = await payload.create({ collection, locale: 'de', depth: 0, data: german });
      const english = withRowIds(storeFields(fields, en, references), created);
      const data = { ...english, _status: 'published' };
      await payload.update({ collection, id: created.id, locale: 'en', data });
      id = created.id;
    }
    ids.set(`${collection}/${key}`, id);
  }
}

/** Gives list entries the row ids of the other language, so that both fill the same rows. */
function withRowIds(values: Record<string, unknown>, stored: unknown): Record<string, unknown> {
  if (!isRecord(stored)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const rows: unknown = stored[name];
      if (!Array.isArray(value) || !Array.isArray(rows)) return [name, value];
      return [
        name,
        value.map((entry: unknown, index) => {
          const row: unknown = rows[index];
          return isRecord(entry) && isRecord(row) ? { ...withRowIds({ ...entry }, row), id: row.id } : entry;
        }),
      ];
    }),
  );
}

async function draftPage(payload: Payload, page: DemoPage, references: References): Promise<void> {
  if ((await findByKey(payload, 'pages', 'path', page.path)) !== undefined) return;
  const textIn = (text: DemoPage['de']) => ({
    title: text.title,
    seo: { description: text.description },
    // Shown to editors while the block is folded.
    blocks: text.blocks.map((block) => ({ ...storeBlock(block, references), blockName: nameOf(block) })),
  });
  // One transaction: an interrupted seed leaves no page in one language only.
  const transactionID = (await payload.db.beginTransaction()) ?? undefined;
  const req = transactionID === undefined ? {} : { transactionID };
  try {
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'de',
      draft: true,
      data: {
        path: page.path,
        layout: page.layout,
        route: { visibleFrom: page.visibleFrom, scrollToTop: page.scrollToTop },
        ...textIn(page.de),
        _status: 'draft',
      },
      req,
    });
    await payload.update({
      collection: 'pages',
      id,
      locale: 'en',
      draft: true,
      data: { ...textIn(page.en), _status: 'draft' },
      req,
    });
    if (transactionID !== undefined) await payload.db.commitTransaction(transactionID);
  } catch (error) {
    if (transactionID !== undefined) await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}

async function publishPage(payload: Payload, path: string): Promise<void> {
  const where = { path: { equals: path }, _status: { not_equals: 'published' } };
  const { docs } = await payload.find({ collection: 'pages', where, limit: 1, depth: 0 });
  const [page] = docs;
  if (page)
    await payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'en',
      depth: 0,
      data: { _status: 'published' },
    });
}

async function seedRedirect(payload: Payload, data: { from: string; to: string }): Promise<void> {
  if ((await findByKey(payload, 'redirects', 'from', data.from)) !== undefined) return;
  await payload.create({ collection: 'redirects', depth: 0, data });
}

function nameOf(block: DemoPage['de']['blocks'][number]): string | undefined {
  return 'title' in block ? block.title?.replaceAll('\u00AD', '') : undefined;
}

async function seedSettings(
  payload: Payload,
  { shareImage, social, de, en }: DemoSettings,
  references: References,
): Promise<void> {
  const writer = { id: 0, collection: 'users', email: '', role: 'editor' };
  await payload.updateGlobal({
    slug: 'project-settings',
    locale: 'de',
    data: { social, shareImage: references.media(shareImage), ...de },
    // Payload checks the writer's access to files that a global names, even with `overrideAccess`.
    user: writer,
  });
  await payload.updateGlobal({ slug: 'project-settings', locale: 'en', data: en, user: writer });
}
