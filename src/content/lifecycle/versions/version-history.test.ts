import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { password } from '../../../../tests/support/known-accounts.ts';

const saved = z.object({ doc: z.object({ id: z.number(), updatedAt: z.string() }) });

describe.each(databases)('the list of versions, on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  let history: typeof import('./version-history.ts').versionHistory;
  let compare: typeof import('./compared-versions.ts').comparedVersions;
  let notes: typeof import('./note-version.ts');
  let payload: typeof import('payload');

  beforeAll(async () => {
    ({ versionHistory: history } = await import('./version-history.ts'));
    ({ comparedVersions: compare } = await import('./compared-versions.ts'));
    notes = await import('./note-version.ts');
    payload = await import('payload');
  });

  async function editorCalled(name: string): Promise<ContentBackend['request']> {
    const email = `${name.toLowerCase()}@example.org`;
    await backend.payload.create({ collection: 'users', data: { email, password, role: 'editor', name } });
    const headers = await backend.signIn(email);
    return (method, path, body) => backend.request(method, path, body, headers);
  }

  const done = async (answer: Promise<Response>) => {
    const { ok } = await answer;
    const text = await (await answer).text();
    expect(ok, text).toBe(true);
    return saved.parse(JSON.parse(text)).doc;
  };

  async function listed(document: number, page = 1) {
    const { docs } = await backend.payload.find({
      collection: 'users',
      where: { role: { equals: 'editor' } },
      limit: 1,
    });
    const user = docs[0] && { ...docs[0], collection: 'users' as const };
    const req = await payload.createLocalReq(user ? { user } : {}, backend.payload);
    const { versions } = await history(req, { collection: 'pages', document, page });
    return versions.map(({ kind, author, isLive, reason }) => [
      kind,
      author,
      isLive,
      ...(reason === undefined ? [] : [reason]),
    ]);
  }

  test('says who made each, how and why, whoever saves by hand, by itself, publishes, restores and takes off the site', async () => {
    const [kim, robin] = [await editorCalled('Kim'), await editorCalled('Robin')];
    const page = await done(kim('POST', '/pages?locale=de&draft=true', { path: '/eins', title: 'Eins' }));
    const address = `/pages/${page.id}`;
    const published = { title: 'Zwei', _status: 'published', reason: ' Wegen der Auslosung ' };
    await done(robin('PATCH', `${address}?locale=de`, published));
    const { doc } = z
      .object({ doc: z.object({ updatedAt: z.string() }) })
      .parse({ doc: await (await kim('GET', `${address}?draft=true`)).json() });
    const autosaved = await kim('POST', `${address}/autosave?locale=de`, {
      base: doc.updatedAt,
      data: { title: 'Drei' },
    });
    expect(autosaved.status, await autosaved.clone().text()).toBe(200);
    expect(await listed(page.id)).toEqual([
      ['autosave', 'Kim', false],
      ['published', 'Robin', true, 'Wegen der Auslosung'],
      ['draft', 'Kim', false],
    ]);

    const { savedAt, session } = z
      .object({ savedAt: z.string(), session: z.string() })
      .parse(await autosaved.json());
    await kim('POST', `${address}/autosave?locale=de`, { base: savedAt, session, data: { title: 'Vier' } });
    expect((await listed(page.id)).map(([kind]) => kind)).toEqual(['autosave', 'published', 'draft']);

    const versions = await kim(
      'GET',
      `/pages/versions?where[parent][equals]=${page.id}&sort=updatedAt&depth=0`,
    );
    const [first] = z
      .object({ docs: z.array(z.object({ id: z.number() })) })
      .parse(await versions.json()).docs;
    const restored = await robin('POST', `/pages/versions/${first?.id}`, {});
    expect(restored.status, await restored.clone().text()).toBe(200);
    expect((await listed(page.id))[0]).toEqual(['restored', 'Robin', false]);
    // The form locks the page while it is edited.
    await done(kim('PATCH', `${address}?locale=de`, { _status: 'draft' }));
    expect((await listed(page.id)).map(([kind, , isLive]) => [kind, isLive])[0]).toEqual([
      'unpublished',
      false,
    ]);
  });

  test('says who published one language alone, and why', async () => {
    const kim = await editorCalled('Nele');
    const page = await done(
      kim('POST', '/pages?locale=de', { path: '/eine-sprache', title: 'Auf Deutsch', _status: 'published' }),
    );
    const address = `/pages/${page.id}`;
    const english = { title: 'In English', _status: 'published', reason: 'Der Titel bleibt so.' };
    await done(kim('PATCH', `${address}?locale=en`, english));
    await done(kim('PATCH', `${address}?locale=en&draft=true`, { title: 'In plain English' }));
    const alone = { title: 'Nur Deutsch', _status: 'published', reason: 'Nur Deutsch' };
    await done(kim('PATCH', `${address}?locale=de&publishSpecificLocale=de`, alone));
    expect((await listed(page.id))[0]).toEqual(['published', 'Nele', true, 'Nur Deutsch']);
  });

  test('says that a version was published by the clock, and for whom', async () => {
    const kim = await editorCalled('Toni');
    const page = await done(kim('POST', '/pages?locale=de&draft=true', { path: '/plan', title: 'Plan' }));
    const { docs } = await backend.payload.find({ collection: 'users', where: { name: { equals: 'Toni' } } });
    await backend.payload.update({
      collection: 'pages',
      id: page.id,
      data: { _status: 'published' },
      locale: 'de',
      user: { ...docs[0], collection: 'users' },
    });
    expect((await listed(page.id))[0]).toEqual(['scheduled', 'Toni', true]);
  });

  test('a version is compared with what was live before it, with the one before it, with what is live, or with any other of its page', async () => {
    const kim = await editorCalled('Mika');
    const page = await done(kim('POST', '/pages?locale=de&draft=true', { path: '/paar', title: 'Eins' }));
    const other = await done(kim('POST', '/pages?locale=de&draft=true', { path: '/fremd', title: 'Fremd' }));
    await done(kim('PATCH', `/pages/${page.id}?locale=de`, { title: 'Zwei', _status: 'published' }));
    for (const title of ['Drei', 'Vier'])
      await done(kim('PATCH', `/pages/${page.id}?locale=de&draft=true`, { title }));
    const versionsOf = async (parent: number) => {
      const { docs } = await backend.payload.findVersions({
        collection: 'pages',
        where: { parent: { equals: parent } },
        sort: 'updatedAt',
      });
      return docs.map(({ id }) => Number(id));
    };
    const [one, two, three, four] = z
      .tuple([z.number(), z.number(), z.number(), z.number()])
      .parse(await versionsOf(page.id));
    const { docs } = await backend.payload.find({ collection: 'users', where: { name: { equals: 'Mika' } } });
    const [mika] = docs;
    const as = (user: (typeof docs)[number] | undefined) =>
      payload.createLocalReq(
        { locale: 'de', ...(user ? { user: { ...user, collection: 'users' } } : {}) },
        backend.payload,
      );
    const asking = async (version: number, before?: number) => {
      const req = await as(mika);
      const compared = await compare(req, { page: page.id, version, before, locale: 'de' });
      return compared && [compared.before?.id, compared.after.id, compared.previous, compared.live];
    };
    // By itself with what visitors had before it.
    expect(await asking(four)).toEqual([two, four, three, undefined]);
    expect(await asking(four, three)).toEqual([three, four, three, undefined]);
    expect(await asking(three)).toEqual([two, three, undefined, undefined]);
    expect(await asking(two)).toEqual([one, two, undefined, undefined]);
    // The older one comes first, whatever the order in the URL.
    expect(await asking(one, three)).toEqual([one, three, undefined, two]);
    expect(await asking(one)).toEqual([undefined, one, undefined, two]);
    const [foreign = 0] = await versionsOf(other.id);
    expect([await asking(foreign), await asking(four, foreign), await asking(999_999)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const req = await as(mika);
    const english = { page: page.id, version: four, before: undefined, locale: 'en' } as const;
    const compared = await compare(req, english);
    expect([compared?.before?.isThere, compared?.after.isThere, req.locale]).toEqual([false, false, 'de']);
    await expect(compare(await as(undefined), english)).rejects.toThrow();
  });

  test('what is known of versions goes with them', async () => {
    const count = () => backend.payload.count({ collection: 'version-notes' });
    const before = (await count()).totalDocs;
    await notes.forgetOldNotes(backend.payload);
    const { totalDocs: versions } = await backend.payload.countVersions({ collection: 'pages' });
    const after = (await count()).totalDocs;
    expect(after).toBeLessThan(before);
    expect(after).toBeLessThanOrEqual(versions);
  });
});
