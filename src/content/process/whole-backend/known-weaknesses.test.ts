import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ContentBackend, databasesOfSuite } from '../../../../tests/support/content-backend.ts';
import { password } from '../../../../tests/support/known-accounts.ts';
import { SmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { storedDocument } from '../../../../tests/support/stored-document.ts';
import { uploadOf } from '../../../../tests/support/upload.ts';

/**
 * Payload's security advisories, tested against our configuration; docs/security.md names these tests. They test what
 * an attack would gain, not its published wording, which a new version recognises.
 */

const saved = z.object({ doc: z.looseObject({ id: z.number() }) });

describe.each(databasesOfSuite)('on %s', (database) => {
  let backend: ContentBackend;
  let mailServer: SmtpSink;
  let elsewhere: Server;
  let askedElsewhere: string[];
  let admin: ContentBackend['request'];

  beforeAll(async () => {
    askedElsewhere = [];
    elsewhere = createServer((incoming, outgoing) => {
      askedElsewhere.push(incoming.url ?? '');
      outgoing.end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    mailServer = await SmtpSink.start();
    backend = await ContentBackend.start({
      database,
      environment: {
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'website@example.org',
        SITE_URL: 'https://verein.example',
      },
    });
    admin = await backend.as('admin');
  });
  afterAll(async () => {
    await backend.end();
    await mailServer.stop();
    await new Promise((resolve) => elsewhere.close(resolve));
  });

  async function makeAccount(name: string): Promise<{ id: number; email: string }> {
    const email = `${name}@example.org`;
    const data = { email, password, role: 'editor', name };
    const { id } = await backend.payload.create({ collection: 'users', data });
    return { id: Number(id), email };
  }

  async function whoIs(session: Record<string, string>): Promise<unknown> {
    const answer = await backend.request('GET', '/users/me', undefined, session);
    return z.object({ user: z.unknown() }).parse(await answer.json()).user;
  }

  test('a session ends with its log-out and with its account, whoever has that number next', async () => {
    const first = await makeAccount('first');
    const session = await backend.signIn(first.email);
    expect(await whoIs(session)).toMatchObject({ id: first.id });
    await backend.request('POST', '/users/logout', undefined, session);
    expect(await whoIs(session)).toBeNull();
    const left = await backend.signIn(first.email);
    expect((await admin('DELETE', `/users/${first.id}`)).status).toBe(200);
    expect(await whoIs(left)).toBeNull();
    // Even if the database reuses the id.
    await storedDocument(backend.payload, 'users', {
      id: first.id,
      email: 'next@example.org',
      role: 'admin',
    });
    expect(await whoIs(left)).toBeNull();
    expect((await backend.request('GET', '/users', undefined, left)).status).toBe(403);
  });

  test('no answer about an account tells its secrets, and a copy of one has none of them', async () => {
    const { id, email } = await makeAccount('told');
    const session = await backend.signIn(email);
    const own: ContentBackend['request'] = (method, path, body) =>
      backend.request(method, path, body, session);
    const link = z
      .object({ address: z.string() })
      .parse(await (await admin('POST', `/users/${id}/reset-link`)).json());
    const token = link.address.split('/').at(-1);
    const answers = [
      await own('GET', '/users/me'),
      await own('GET', `/users/${id}`),
      await own('PATCH', `/users/${id}`, { name: 'Anders' }),
      await own('POST', '/users/refresh-token'),
      await admin('GET', '/users?depth=2'),
      await admin('GET', '/audit?depth=2'),
      await admin('POST', `/users/${id}/duplicate`, { email: 'copy@example.org' }),
      await backend.request('POST', '/users/reset-password', { token, password: `${password} neu` }),
      await backend.request('POST', '/users/login', { email, password: `${password} neu` }),
    ];
    for (const answer of answers) {
      const text = await answer.text();
      expect(answer.status, text).toBeLessThan(500);
      expect(text).not.toMatch(/"(hash|salt|resetPasswordToken|apiKey)"|pbkdf2/);
    }
    const copies = await backend.payload.db.find<Record<string, unknown> & { id: number }>({
      collection: 'users',
      where: { email: { equals: 'copy@example.org' } },
    });
    const original = await backend.payload.db.findOne<Record<string, unknown> & { id: number }>({
      collection: 'users',
      where: { id: { equals: id } },
    });
    expect(copies.docs.filter(({ hash }) => hash !== null && hash === original?.hash)).toEqual([]);
  });

  test('a link for a new password is what we make it, whatever the request says', async () => {
    const { email } = await makeAccount('mailed');
    const host = `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    const answer = await backend.request(
      'POST',
      `/users/forgot-password?disableEmail=true&collection=users&token=chosen`,
      {
        email,
        token: 'chosen',
        resetPasswordToken: 'chosen',
        expiration: 1e15,
        disableEmail: true,
        data: { email: 'thief@example.org' },
        collection: 'payload-preferences',
        req: { origin: `http://${host}` },
      },
      { host, origin: `http://${host}`, 'x-forwarded-host': host, 'x-forwarded-proto': 'http' },
    );
    expect(answer.status).toBe(200);
    await vi.waitUntil(() => mailServer.mails.length > 0, { timeout: 20_000 });
    expect(mailServer.mails.map(({ recipients }) => recipients)).toEqual([[email]]);
    expect(mailServer.mails[0]?.text).toMatch(/\n\nhttps:\/\/verein\.example\/admin\/reset\/[0-9a-f]{64}\n/);
    for (const token of ['chosen', { not_equals: '' }, { like: '' }, ['chosen'], true, null]) {
      const tried = await backend.request('POST', '/users/reset-password', { token, password });
      expect([400, 403]).toContain(tried.status);
    }
    for (const wrong of [{ like: '%' }, { not_equals: null }, [email], { $ne: null }]) {
      const tried = await backend.request('POST', '/users/login', { email: wrong, password: wrong });
      expect(tried.status).toBe(400);
    }
  });

  test('a cookie counts for requests from our own site alone', async () => {
    const { authorization = '' } = await backend.signIn('admin@example.org');
    const cookie = `payload-token=${authorization.replace('JWT ', '')}`;
    const create = (headers: Record<string, string>) =>
      backend.request('POST', '/redirects', { from: '/von', to: '/nach' }, { cookie, ...headers });
    for (const origin of ['https://evil.example', 'https://verein.example.evil.example', 'null'])
      expect((await create({ origin })).status, origin).toBe(403);
    expect((await create({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await create({ origin: 'https://verein.example' })).status).not.toBe(403);
  });

  test('nothing is fetched from an address that somebody gives', async () => {
    const base = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    const uploaded = await admin('POST', '/media', withFile({ alt: 'Ein Bild' }));
    const { id } = saved.parse(await uploaded.json()).doc;
    const data = {
      alt: 'Ein Bild',
      url: `${base}/bild.png`,
      thumbnailURL: `${base}/klein.png`,
      filename: 'bild.png',
      mimeType: 'image/png',
      sizes: { webp480: { url: `${base}/groesse.png`, filename: 'groesse.png' } },
    };
    const form = new FormData();
    form.set('_payload', JSON.stringify(data));
    form.set(
      'file',
      JSON.stringify({ clientUploadContext: {}, filename: 'a.png', mimeType: 'image/png', size: 1 }),
    );
    const answers = [
      await admin('POST', '/media', data),
      await admin('POST', '/media', form),
      await admin('POST', '/media', withFile(data)),
      await admin('PATCH', `/media/${id}?uploadEdits[crop][width]=2&uploadEdits[crop][height]=2`, data),
      await admin('POST', `/media/${id}/duplicate`, data),
      await admin('GET', `/media/paste-url?src=${encodeURIComponent(`${base}/eingefuegt.png`)}`),
      await admin('GET', `/media/paste-url/${id}?src=${encodeURIComponent(`${base}/eingefuegt.png`)}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 200, 400, 404, 404]);
    expect(askedElsewhere).toEqual([]);
  });

  test('the name that a file is said to have leads to no other file', async () => {
    const canary = join(backend.dataDir, 'canary.txt');
    writeFileSync(canary, 'still here');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
    const form = (name: string, data: object = {}) => {
      return uploadOf(new File([svg], name, { type: 'image/svg+xml' }), { alt: 'Ein Bild', ...data });
    };
    const uploaded = await admin('POST', '/media', form('../../../canary.txt.svg'));
    const { id, filename } = z
      .object({ doc: z.object({ id: z.number(), filename: z.string() }) })
      .parse(await uploaded.json()).doc;
    expect(filename).toMatch(/^[a-z0-9-]+\.svg$/);
    const names = { filename: '../canary.txt', sizes: { webp480: { filename: '../canary.txt' } } };
    await admin('PATCH', `/media/${id}`, names);
    await admin('PATCH', `/media/${id}`, form('neu.svg', names));
    await admin('PATCH', `/media/${id}`, { deletedAt: new Date().toISOString() });
    await admin('DELETE', `/media/${id}?trash=true`);
    expect(existsSync(canary)).toBe(true);
    for (const path of ['..%2fcanary.txt', '..%5ccanary.txt', '%2e%2e%2fcanary.txt', '../canary.txt']) {
      const read = await admin('GET', `/media/file/${path}`);
      expect(await read.text(), path).not.toContain('still here');
    }
  });

  test.each([
    ['seite.xml', 'text/xml', '<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="a.xsl"?><a/>'],
    ['seite.xml', 'image/png', '<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="a.xsl"?><a/>'],
    ['seite.html', 'text/html', '<script>alert(1)</script>'],
    ['seite.html', 'image/svg+xml', '<!doctype html><script>alert(1)</script>'],
    ['bild.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['bild.svg', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['bild.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['bild.png', 'image/png', '<script>alert(1)</script>'],
    ['datei.exe', 'application/pdf', 'MZ'],
  ])('%s as %s is refused where that is not what it is', async (name, type, content) => {
    const form = uploadOf(new File([content], name, { type }), { alt: 'Etwas' });
    const answer = await admin('POST', '/media', form);
    expect(answer.status, await answer.text()).toBe(400);
  });
});

function withFile(data: object): FormData {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="6" height="6"/>';
  return uploadOf(new File([svg], 'bild.svg', { type: 'image/svg+xml' }), data);
}
