import type { CollectionSlug } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Asker, askers } from '#content/access/rights/right.ts';
import { roles } from '#content/access/rights/roles.ts';
import { collections, globals } from '#content/access/rights/table.ts';
import { ContentBackend, databasesOfSuite } from '../../../../tests/support/content-backend.ts';
import { addressOf, type Role } from '../../../../tests/support/known-accounts.ts';
import { storedDocument } from '../../../../tests/support/stored-document.ts';

type Ask = ContentBackend['request'];

const listed = z.object({ docs: z.array(z.object({ id: z.number() })) });

describe.each(databasesOfSuite)('what the table grants, on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  let asking: Readonly<Record<Asker, Ask>>;
  const ids = new Map<Asker, number>();

  beforeAll(async () => {
    asking = {
      stranger: (...args) => backend.request(...args),
      viewer: await backend.as('viewer'),
      editor: await backend.as('editor'),
      admin: await backend.as('admin'),
    };
    for (const role of roles) {
      const where = { email: { equals: addressOf(role) } };
      const { docs } = await backend.payload.find({ collection: 'users', where, depth: 0 });
      ids.set(role, z.object({ id: z.number() }).parse(docs[0]).id);
    }
  });

  /** The status of each action, on a document created for it. */
  const actions: Record<
    string,
    {
      right: 'read' | 'readVersions' | 'create' | 'update' | 'trash' | 'delete';
      ask: (as: Ask, slug: string) => Promise<Response>;
    }
  > = {
    list: { right: 'read', ask: (as, slug) => as('GET', `/${slug}`) },
    filter: { right: 'read', ask: (as, slug) => as('GET', `/${slug}?where[id][greater_than]=0`) },
    sort: { right: 'read', ask: (as, slug) => as('GET', `/${slug}?sort=-id`) },
    count: { right: 'read', ask: (as, slug) => as('GET', `/${slug}/count`) },
    read: { right: 'read', ask: async (as, slug) => as('GET', `/${slug}/${await made(slug)}?draft=true`) },
    update: { right: 'update', ask: async (as, slug) => as('PATCH', `/${slug}/${await made(slug)}`, {}) },
    publish: {
      right: 'update',
      ask: async (as, slug) => as('PATCH', `/${slug}/${await made(slug)}`, { _status: 'published' }),
    },
    unpublish: {
      right: 'update',
      ask: async (as, slug) => as('PATCH', `/${slug}/${await made(slug)}`, { _status: 'draft' }),
    },
    create: { right: 'create', ask: (as, slug) => as('POST', `/${slug}`, {}) },
    duplicate: {
      right: 'create',
      ask: async (as, slug) => as('POST', `/${slug}/${await made(slug)}/duplicate`, {}),
    },
    versions: { right: 'readVersions', ask: (as, slug) => as('GET', `/${slug}/versions`) },
    restore: {
      right: 'update',
      ask: async (as, slug) => as('POST', `/${slug}/versions/${await version(slug)}`, {}),
    },
    trash: {
      right: 'trash',
      ask: async (as, slug) => as('PATCH', `/${slug}/${await made(slug)}`, { deletedAt: new Date() }),
    },
    delete: {
      right: 'delete',
      ask: async (as, slug) =>
        as('DELETE', `/${slug}/${await made(slug, { deletedAt: new Date().toISOString() })}?trash=true`),
    },
  };

  async function made(slug: string, given: object = {}): Promise<number | string> {
    return (await storedDocument(backend.payload, slug, { ...given })).id;
  }

  async function version(slug: string): Promise<number | string> {
    const { id, ...versionData } = await storedDocument(backend.payload, slug);
    const now = new Date().toISOString();
    const { id: made } = await backend.payload.db.createVersion({
      collectionSlug: slug as CollectionSlug,
      parent: id,
      versionData: { ...versionData, id },
      autosave: false,
      createdAt: now,
      updatedAt: now,
    });
    return made;
  }

  test('every action with every collection of ours, to those whom it names and to nobody else', async () => {
    const breaches: string[] = [];
    for (const { slug, versions, disableDuplicate } of backend.payload.config.collections) {
      const rights = collections[slug];
      if (!rights || slug.startsWith('payload-')) continue;
      for (const [action, { right, ask }] of Object.entries(actions)) {
        if (/^(versions|restore)$/.test(action) && !versions) continue;
        if (action === 'duplicate' && disableDuplicate) continue;
        const given = rights[right];
        if (!given) continue;
        for (const asker of askers) {
          // Rights limited to one's own documents are tested below.
          if (given.own?.for.includes(asker)) continue;
          const { status } = await ask(asking[asker], slug);
          const refused = status === 403 || status === 404;
          if (refused === given.askers.includes(asker))
            breaches.push(`${action} ${slug} as ${asker}: ${status}. ${given.who} may.`);
        }
      }
    }
    expect(breaches).toEqual([]);
  });

  test('every action with every global', async () => {
    const breaches: string[] = [];
    for (const { slug } of backend.payload.config.globals) {
      const rights = globals[slug];
      if (!rights) continue;
      for (const asker of askers) {
        const as = asking[asker];
        const read = (await as('GET', `/globals/${slug}`)).status;
        const saved = (await as('POST', `/globals/${slug}`, {})).status;
        if ((read === 200) !== rights.read.askers.includes(asker))
          breaches.push(`read ${slug} as ${asker}: ${read}. ${rights.read.who} may.`);
        if ((saved === 403 || saved === 404) === rights.update.askers.includes(asker))
          breaches.push(`update ${slug} as ${asker}: ${saved}. ${rights.update.who} may.`);
      }
    }
    expect(breaches).toEqual([]);
  });

  test('accounts: everybody their own, admins all', async () => {
    for (const role of ['viewer', 'editor'] as const) {
      const as = asking[role];
      const { docs } = listed.parse(await (await as('GET', '/users')).json());
      expect(docs.map(({ id }) => id)).toEqual([ids.get(role)]);
      expect((await as('PATCH', `/users/${ids.get(role)}`, { name: role })).status).toBe(200);
      expect((await as('GET', `/users/${ids.get('admin')}`)).status).toBe(404);
      expect([403, 404]).toContain((await as('PATCH', `/users/${ids.get('admin')}`, { name: 'x' })).status);
      await as('PATCH', '/users?where[id][exists]=true', { name: 'everybody' });
      const admin = await backend.payload.findByID({ collection: 'users', id: ids.get('admin') ?? 0 });
      expect(admin).not.toHaveProperty('name', 'everybody');
    }
  });

  test('preferences: everybody their own', async () => {
    const key = 'collection-pages';
    for (const role of roles)
      expect(
        (await asking[role]('POST', `/payload-preferences/${key}`, { value: { of: role } })).status,
      ).toBe(200);
    for (const role of roles) {
      const kept = z.object({ value: z.object({ of: z.string() }) });
      const own = kept.parse(await (await asking[role]('GET', `/payload-preferences/${key}`)).json());
      expect(own.value.of).toBe(role);
      const { docs } = listed.parse(await (await asking[role]('GET', '/payload-preferences')).json());
      expect(docs).toHaveLength(1);
    }
    // The log-in page asks for one, and would log the refusal to the console.
    const unknown = await backend.request('GET', `/payload-preferences/${key}`);
    expect(unknown.status).toBe(200);
    expect(await unknown.json()).toMatchObject({ value: null });
    expect((await backend.request('POST', `/payload-preferences/${key}`, { value: {} })).status).toBe(403);
    // The admin's “reset preferences”, which doesn't say whose.
    expect((await asking.viewer('DELETE', '/payload-preferences?where[id][exists]=true')).status).toBe(200);
    const { totalDocs } = await backend.payload.count({ collection: 'payload-preferences' });
    expect(totalDocs).toBe(2);
  });

  test('preferences: the admin’s, few and small', async () => {
    const keep = async (key: string, value: object) =>
      (await asking.viewer('POST', `/payload-preferences/${key}`, { value })).status;
    const large = { text: 'a'.repeat(70_000) };
    expect(await keep('anything', {})).toBe(400);
    expect(await keep('collection-pages', large)).toBe(400);
    expect(await keep('collection-polls', {})).toBe(200);
    const user = { relationTo: 'users', value: ids.get('viewer') };
    for (let page = 1; page < 300; page += 1)
      await backend.payload.db.create({
        collection: 'payload-preferences',
        data: {
          key: `collection-pages-${page}`,
          user,
          value: {},
          createdAt: '2026-11-01',
          updatedAt: '2026-11-01',
        },
      });
    expect(await keep('collection-pages-300', {})).toBe(200);
    const where = { 'user.value': { equals: user.value } };
    const { docs } = await backend.payload.find({ collection: 'payload-preferences', where, limit: 0 });
    expect(docs).toHaveLength(300);
    expect(docs.map(({ key }) => key)).toContain('collection-pages-300');
    await backend.payload.delete({ collection: 'payload-preferences', where });
  });

  test('locks: made for nobody else, taken over by editors for themselves, given back by their holder', async () => {
    const { payload } = backend;
    const page = await storedDocument(payload, 'pages');
    const other = await storedDocument(payload, 'pages');
    const lockOf = (role: Role) =>
      storedDocument(payload, 'payload-locked-documents', {
        document: { relationTo: 'pages', value: page.id },
        user: { relationTo: 'users', value: ids.get(role) },
      });
    const holder = async (id: number | string) => {
      const lock = await payload.findByID({ collection: 'payload-locked-documents', id, depth: 0 });
      return z.object({ user: z.object({ value: z.number() }), document: z.unknown() }).parse(lock);
    };
    const forAdmin = {
      document: { relationTo: 'pages', value: page.id },
      user: { relationTo: 'users', value: ids.get('admin') },
    };
    for (const asker of askers)
      expect((await asking[asker]('POST', '/payload-locked-documents', forAdmin)).status).toBe(404);

    const { id } = await lockOf('admin');
    const path = `/payload-locked-documents/${id}`;
    expect((await asking.viewer('PATCH', path, forAdmin)).status).toBe(403);
    expect((await asking.viewer('DELETE', path)).status).toBe(403);
    expect([403, 404]).toContain((await asking.editor('DELETE', path)).status);
    expect((await holder(id)).user.value).toBe(ids.get('admin'));

    // Who waits sees the holder's name, which the accounts collection itself doesn't reveal.
    await payload.update({ collection: 'users', id: ids.get('admin') ?? 0, data: { name: 'Kim' } });
    for (const asker of ['editor', 'admin'] as const) {
      const seen: unknown = await (await asking[asker]('GET', path)).json();
      const { user } = z.object({ user: z.object({ value: z.unknown() }) }).parse(seen);
      expect(user.value, asker).toEqual({ id: ids.get('admin'), email: 'Kim' });
    }

    // As the admin sends it to take over; then with another user and another document.
    const takeOver = { ...forAdmin, document: { relationTo: 'pages', value: other.id } };
    expect((await asking.editor('PATCH', path, takeOver)).status).toBe(200);
    expect(await holder(id)).toEqual({
      user: expect.objectContaining({ value: ids.get('editor') }),
      document: { relationTo: 'pages', value: page.id },
    });
    expect([403, 404]).toContain((await asking.admin('DELETE', path)).status);
    expect((await asking.editor('DELETE', path)).status).toBe(200);
  });
});

test('a viewer changes nothing but their own account and preferences, and a stranger nothing', () => {
  const writes = (asker: Asker) =>
    Object.entries(collections).flatMap(([slug, rights]) =>
      (['create', 'update', 'delete'] as const)
        .filter((action) => rights[action].askers.includes(asker))
        .map((action) => `${action} ${slug}`),
    );
  expect(writes('stranger')).toEqual([]);
  expect(writes('viewer')).toEqual([
    'update users',
    'update payload-preferences',
    'delete payload-preferences',
  ]);
});
