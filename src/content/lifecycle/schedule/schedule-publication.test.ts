import { createLocalReq, type PayloadRequest } from 'payload';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import type { Role } from '../../../../tests/support/known-accounts.ts';
import { storedDocument } from '../../../../tests/support/stored-document.ts';
import { schedulePublication } from './schedule-publication.ts';

const date = new Date(Date.now() + 3_600_000);

describe.each(databases)('scheduling a publication on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  let doc: { relationTo: string; value: string };
  let made = 0;
  beforeAll(async () => {
    const page = await storedDocument(backend.payload, 'pages');
    doc = { relationTo: 'pages', value: String(page.id) };
  });
  beforeEach(() => backend.payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } }));

  async function as(role: Role): Promise<PayloadRequest> {
    const user = await storedDocument(backend.payload, 'users', { role });
    // A browser sends headers; the clock sends none.
    const headers = new Headers({ 'accept-language': 'de' });
    return createLocalReq(
      { user: { ...user, collection: 'users', role }, req: { headers } },
      backend.payload,
    );
  }

  async function jobs(): Promise<{ id: number; input: unknown }[]> {
    const { docs } = await backend.payload.db.find({ collection: 'payload-jobs', pagination: false });
    return z.array(z.object({ id: z.number(), input: z.unknown() })).parse(docs);
  }

  test('is for whoever may save the document, in their name', async () => {
    const asked = { type: 'publish', date, doc };
    expect(await schedulePublication({ ...asked, req: await as('viewer') })).toHaveProperty('error');
    expect(await jobs()).toEqual([]);
    const req = await as('editor');
    expect(await schedulePublication({ ...asked, user: 1, req })).not.toHaveProperty('error');
    expect(await jobs()).toEqual([
      expect.objectContaining({
        input: expect.objectContaining({ doc, user: { relationTo: 'users', value: req.user?.id } }),
      }),
    ]);
  });

  test.each([
    { date: new Date('+275760-09-13') },
    { date: 'soon' },
    { timezone: 'Mars/Olympus' },
    { localeToPublish: '__proto__' },
  ])('is at a moment, in a zone and in a language that there are: %o', async (wrong) => {
    const asked = { type: 'publish', date, doc, timezone: 'Europe/Berlin', ...wrong };
    expect(await schedulePublication({ ...asked, req: await as('editor') })).toHaveProperty('error');
    expect(await jobs()).toEqual([]);
  });

  test('is cancelled by whoever may save the document, and nothing else with it', async () => {
    await schedulePublication({ type: 'publish', date, doc, req: await as('editor') });
    await schedulePublication({ type: 'unpublish', date, doc, req: await as('editor') });
    const [first, second] = await jobs();
    expect(await schedulePublication({ deleteID: first?.id, req: await as('viewer') })).toHaveProperty(
      'error',
    );
    expect(await jobs()).toHaveLength(2);
    expect(await schedulePublication({ deleteID: first?.id, req: await as('editor') })).not.toHaveProperty(
      'error',
    );
    expect(await jobs()).toEqual([second]);
  });

  test('is for what is still to come', async () => {
    const req = await as('editor');
    const past = new Date(Date.now() - 3_600_000);
    expect(await schedulePublication({ type: 'publish', date: past, doc, req })).toEqual({
      error: expect.stringMatching(/vorbei|over/),
    });
    expect(await jobs()).toEqual([]);
  });

  test('takes nothing that can’t be scheduled', async () => {
    const req = await as('admin');
    const own = await storedDocument(backend.payload, 'payload-jobs', { taskSlug: 'deleteDueSubmissions' });
    for (const asked of [
      {},
      { type: 'publish', doc },
      { type: 'publish', date: 'soon', doc },
      { type: 'delete', date, doc },
      { type: 'publish', date, doc: { relationTo: 'users', value: String(req.user?.id) } },
      { type: 'publish', date, doc: { relationTo: 'pages', value: '999999' } },
      { type: 'publish', date, doc: { relationTo: 'pages', value: { like: '1' } } },
      { type: 'publish', date, global: 'voting' },
      { type: 'unpublish', date, global: 'brand' },
      { type: 'publish', date, global: 'payload-jobs-stats' },
      { deleteID: own.id },
      { deleteID: { exists: true } },
      { deleteID: '1 or 1=1' },
    ])
      expect(await schedulePublication({ ...asked, req })).toHaveProperty('error');
    expect((await jobs()).map(({ id }) => id)).toEqual([own.id]);
  });

  /** A draft in both languages that was never published, with a button that links to `href`. */
  async function draftLeadingTo(href: string, locale = 'de'): Promise<{ relationTo: string; value: string }> {
    made += 1;
    const blocks = (of: string) => [
      { blockType: 'headline', title: 'Trikots' },
      {
        blockType: 'buttons',
        items: [{ link: { label: 'Zur Kurve', href: of === locale ? href : '#top' } }],
      },
    ];
    const { id } = await backend.payload.create({
      collection: 'pages',
      locale: 'de',
      draft: true,
      data: { title: `Seite ${made}`, path: `/geplant-${made}`, blocks: blocks('de') },
    });
    await backend.payload.update({
      collection: 'pages',
      id,
      locale: 'en',
      draft: true,
      data: { title: `Page ${made}`, blocks: blocks('en') },
    });
    return { relationTo: 'pages', value: String(id) };
  }

  async function versionsOf({ value }: { value: string }): Promise<unknown[]> {
    const where = { parent: { equals: value } };
    const { docs } = await backend.payload.findVersions({ collection: 'pages', where, depth: 0 });
    return docs.map(({ id, updatedAt, version }) => ({ id, updatedAt, status: version._status }));
  }

  test('is refused where the page could not be published now, with each sentence at its place', async () => {
    const asked = await draftLeadingTo('/gibt-es-nicht');
    const before = await versionsOf(asked);
    const answer = await schedulePublication({ type: 'publish', date, doc: asked, req: await as('editor') });
    expect(answer).toMatchObject({
      error: expect.stringContaining('/gibt-es-nicht'),
      problems: [{ path: 'blocks.1.items.0.link.href' }],
    });
    expect(await jobs()).toEqual([]);
    expect(await versionsOf(asked)).toEqual(before);
  });

  test('of one language asks nothing of the other', async () => {
    const req = await as('editor');
    const asked = { type: 'publish', date, doc: await draftLeadingTo('/gibt-es-nicht', 'en'), req };
    const all = await schedulePublication(asked);
    expect(all).toMatchObject({ problems: [{ path: expect.stringMatching(/^\?locale=en#/) }] });
    expect(await schedulePublication({ ...asked, localeToPublish: 'en' })).toMatchObject({
      problems: [{ path: 'blocks.1.items.0.link.href' }],
    });
    expect(await schedulePublication({ ...asked, localeToPublish: 'de' })).not.toHaveProperty('error');
    expect(await jobs()).toHaveLength(1);
    // The clock finds the same error and doesn't publish.
    const { id } = await backend.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', locale: 'en', doc: asked.doc },
    });
    await backend.payload.jobs.runByID({ id });
    const job = await backend.payload.findByID({ collection: 'payload-jobs', id });
    expect(JSON.stringify(job)).toContain('/gibt-es-nicht');
  });

  test('in spite of a warning wants a reason, which stands with the version', async () => {
    const target = await draftLeadingTo('/kommt-noch-ziel');
    await backend.payload.create({
      collection: 'pages',
      locale: 'de',
      draft: true,
      data: { title: 'Kommt noch', path: '/kommt-noch-ziel' },
    });
    const req = await as('editor');
    const asked = { type: 'publish', date, doc: target, req };
    expect(await schedulePublication(asked)).toMatchObject({
      problems: [{ path: 'blocks.1.items.0.link.href' }, { path: 'reason' }],
    });
    expect(await schedulePublication({ ...asked, reason: '  ' })).toHaveProperty('error');
    expect(await schedulePublication({ ...asked, reason: 'Das Ziel folgt.' })).not.toHaveProperty('error');
    expect(await jobs()).toHaveLength(1);
    const [newest] = z.array(z.object({ id: z.number() })).parse(await versionsOf(target));
    const { docs } = await backend.payload.find({
      collection: 'version-notes',
      where: { and: [{ subject: { equals: 'pages' } }, { version: { equals: newest?.id } }] },
    });
    expect(docs).toMatchObject([{ reason: 'Das Ziel folgt.' }]);
  });
});
