import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBackend, databases, type Role } from '../../../tests/support/content-backend.ts';
import { storedDocument } from '../../../tests/support/stored-document.ts';
import { schedulePublication } from './schedule-publication.ts';

const date = new Date(Date.now() + 3_600_000);

describe.each(databases)('scheduling a publication on %s', (database) => {
  let backend: ContentBackend;
  let doc: { relationTo: string; value: string };
  beforeAll(async () => {
    backend = await ContentBackend.start({ database });
    const page = await storedDocument(backend.payload, 'pages');
    doc = { relationTo: 'pages', value: String(page.id) };
  });
  afterAll(() => backend.end());
  beforeEach(() => backend.payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } }));

  async function as(role: Role): Promise<PayloadRequest> {
    const user = await storedDocument(backend.payload, 'users', { role });
    return createLocalReq({ user: { ...user, collection: 'users', role } }, backend.payload);
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
});
