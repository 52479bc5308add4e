import { describe, expect, test } from 'vitest';
import { networkOf } from '#content/access/audit/record-event.ts';
import { ContentBackend, databasesOfSuite } from '../../../../tests/support/content-backend.ts';
import { password } from '../../../../tests/support/known-accounts.ts';
import { deleteOldEntries } from './delete-old-entries.ts';

describe.each(databasesOfSuite)('the audit log on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  const { admin, editor, viewer } = backend;

  async function entries(filter: string): Promise<Record<string, unknown>[]> {
    const answer = await admin('GET', `/audit?sort=id&limit=100&${filter}`);
    expect(answer.status).toBe(200);
    const { docs }: { docs: Record<string, unknown>[] } = await answer.json();
    return docs;
  }

  test('tells of a page from its draft to its end, by whom and in which language', async () => {
    const made = await editor('POST', '/pages?draft=true&locale=de', {
      path: '/protokoll',
      layout: 'default',
      title: 'Protokoll',
      _status: 'draft',
    });
    const { doc }: { doc: { id: number } } = await made.json();
    const page = `/pages/${doc.id}`;
    await editor('PATCH', `${page}?draft=true&locale=de`, { title: 'Protokolle', _status: 'draft' });
    await editor('PATCH', `${page}?locale=de`, { _status: 'published' });
    await editor('PATCH', `${page}?draft=true&locale=en`, { title: 'Minutes', _status: 'draft' });
    await admin('PATCH', `${page}?locale=de`, { _status: 'draft' });
    await editor('PATCH', page, { deletedAt: new Date().toISOString() });
    await admin('DELETE', `${page}?trash=true`);
    const told = await entries(`where[document][equals]=${doc.id}&where[subject][equals]=pages`);
    expect(
      told.map(({ action, name, role, title, details, language }) => ({
        action,
        name,
        role,
        title,
        details,
        language,
      })),
    ).toEqual([
      { action: 'create', name: 'editor', role: 'editor', title: 'Protokoll', details: '', language: 'de' },
      {
        action: 'draft',
        name: 'editor',
        role: 'editor',
        title: 'Protokolle',
        details: 'title',
        language: 'de',
      },
      { action: 'publish', name: 'editor', role: 'editor', title: 'Protokolle', details: '', language: 'de' },
      { action: 'draft', name: 'editor', role: 'editor', title: 'Minutes', details: 'title', language: 'en' },
      expect.objectContaining({ action: 'unpublish', role: 'admin' }),
      expect.objectContaining({ action: 'trash', role: 'editor' }),
      expect.objectContaining({ action: 'delete', role: 'admin' }),
    ]);
  });

  test('names changed fields of accounts and settings, never their values', async () => {
    const made = await admin('POST', '/users/invite', { email: 'neu@example.org', role: 'viewer' });
    const doc: { id: number; address: string } = await made.json();
    const token = doc.address.split('/').at(-1);
    const chosen = { token, password: 'ein sehr langes Geheimnis' };
    await backend.request('POST', '/users/reset-password', chosen);
    await admin('PATCH', `/users/${doc.id}`, { role: 'editor' });
    const email = 'neuer@example.org';
    await admin('POST', `/users/${doc.id}/change-email`, { currentPassword: password, email });
    const told = await entries(`where[document][equals]=${doc.id}&where[subject][equals]=users`);
    expect(told.map(({ action }) => action)).toEqual(['create', 'passwordReset', 'change', 'change']);
    expect(told[3]).toMatchObject({ account: 'admin@example.org', title: email, details: 'email' });
    expect(told[2]?.details).toContain('role');
    expect(JSON.stringify(told)).not.toMatch(/Geheimnis|hash|salt/);
    await editor('POST', '/globals/voting', {
      networks: [{ name: 'Stadion', range: '203.0.113.0/24', votesPerMinute: 9 }],
    });
    expect((await entries('where[subject][equals]=voting')).at(-1)).toMatchObject({
      action: 'change',
      details: 'networks',
    });
  });

  test('tells who closed a poll', async () => {
    const made = await editor('POST', '/polls?locale=de', {
      question: 'Offen?',
      options: [{ label: 'Ja' }, { label: 'Nein' }],
      opensAt: '2026-01-01T00:00:00Z',
      _status: 'published',
    });
    const { doc }: { doc: { id: number } } = await made.json();
    expect((await editor('POST', `/polls/${doc.id}/close`)).status).toBe(200);
    expect(
      (await entries(`where[document][equals]=${doc.id}&where[subject][equals]=polls`)).at(-1),
    ).toMatchObject({
      action: 'change',
      details: 'closesAt',
      name: 'editor',
    });
  });

  test('tells what an account was refused, once a minute, and nothing of strangers', async () => {
    for (let time = 0; time < 3; time += 1) await viewer('POST', '/redirects', { from: '/a', to: '/b' });
    await backend.request('POST', '/redirects', { from: '/a', to: '/b' });
    expect(await entries('where[action][equals]=refused&where[subject][equals]=redirects')).toEqual([
      expect.objectContaining({ name: 'viewer', details: 'POST /api/redirects' }),
    ]);
  });

  test('tells which server function an account was refused, in one line, and nothing of strangers', async () => {
    const { refuseCall } = await import('#content/process/server/refuse-call.ts');
    const found = await backend.payload.find({ collection: 'users', where: { role: { equals: 'viewer' } } });
    const user = found.docs[0] ? { ...found.docs[0], collection: 'users' as const } : null;
    const headers = new Headers();
    for (const name of ['schedule-publish', 'no\r\nsuch'])
      expect(await refuseCall(backend.payload, { user, headers, name })).toHaveProperty('error');
    await refuseCall(backend.payload, { user: null, headers, name: 'slugify' });
    const told = await entries('where[details][contains]=server function&sort=at');
    expect(told.map(({ action, name, details }) => [action, name, details])).toEqual([
      ['refused', 'viewer', 'server function schedule-publish'],
      ['refused', 'viewer', 'server function no\\u000d\\u000asuch'],
    ]);
  });

  test('tells who signed in, and whose sign-in was refused, with the network', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const wrong = { email: 'editor@example.org', password: 'ein falsches Passwort' };
    await backend.request('POST', '/users/login', wrong, from);
    await backend.request('POST', '/users/login', { ...wrong, email: 'niemand@example.org' }, from);
    await backend.request('POST', '/users/login', { email: 'editor@example.org', password }, from);
    const told = await entries('where[network][equals]=203.0.113.0/24');
    expect(told.map(({ action, account }) => [action, account])).toEqual([
      ['signInRefused', 'editor@example.org'],
      ['signInRefused', 'niemand@example.org'],
      ['signIn', 'editor@example.org'],
    ]);
    expect(JSON.stringify(told)).not.toContain('Passwort');
  });

  test('keeps nothing of a change that was not stored', async () => {
    const refused = await editor('POST', '/redirects', { from: '/admin', to: '/', status: '301' });
    expect(refused.status).toBe(400);
    expect(await entries('where[subject][equals]=redirects&where[action][equals]=create')).toEqual([]);
  });

  test('is read by admins alone, and changed by nobody', async () => {
    const [entry] = await entries('');
    for (const ask of [editor, viewer, backend.request.bind(backend)]) {
      for (const path of ['/audit', `/audit/${entry?.id}`, '/audit/count', '/audit/export'])
        expect((await ask('GET', path)).status, path).toBe(403);
    }
    for (const ask of [admin, editor, viewer]) {
      expect((await ask('PATCH', `/audit/${entry?.id}`, { name: 'Niemand' })).status).toBe(404);
      expect((await ask('DELETE', `/audit/${entry?.id}`)).status).toBe(404);
      expect((await ask('DELETE', '/audit?where[id][exists]=true')).status).toBe(404);
      expect((await ask('POST', '/audit', { at: new Date().toISOString(), action: 'create' })).status).toBe(
        404,
      );
    }
    // Not even the product's own code, which has all rights.
    const id = String(entry?.id);
    await expect(backend.payload.update({ collection: 'audit', id, data: { name: 'x' } })).rejects.toThrow();
    await expect(backend.payload.delete({ collection: 'audit', id })).rejects.toThrow();
    expect(await entries(`where[id][equals]=${id}`)).toEqual([entry]);
  });

  test('is exported as it is filtered, and tells of that, too', async () => {
    const file = await admin('GET', '/audit/export?where[subject][equals]=voting', undefined, {
      'accept-language': 'de',
    });
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines[0]).toBe('Zeit;Was;Woran;Titel;Kennung;Inhaltssprache;Einzelheiten;Wer;Konto;Rolle;Netz');
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/;Geändert;voting;.*;networks;editor;editor@example\.org;/),
    ]);
    expect((await entries('where[action][equals]=export')).length).toBe(1);
    expect((await admin('GET', '/audit/export?where[nothing][equals]=1')).ok).toBe(true);
    expect((await admin('GET', '/audit/export?where[account][equals]=%00')).status).toBe(400);
  });

  test('ends after the operator’s time', async () => {
    const { totalDocs } = await backend.payload.count({ collection: 'audit' });
    await deleteOldEntries(backend.payload, Date.now() + 364 * 86_400_000);
    expect((await backend.payload.count({ collection: 'audit' })).totalDocs).toBe(totalDocs);
    await deleteOldEntries(backend.payload, Date.now() + 366 * 86_400_000);
    expect((await backend.payload.count({ collection: 'audit' })).totalDocs).toBe(0);
  });
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
  ['::1', '::/48'],
  ['nonsense', undefined],
  ['', undefined],
])('of the address %s it keeps %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
