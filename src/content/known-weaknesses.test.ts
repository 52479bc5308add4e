import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FlattenedField } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ContentBackend, databases, password } from '../../tests/support/content-backend.ts';
import { SmtpSink } from '../../tests/support/smtp-sink.ts';
import { storedDocument } from '../../tests/support/stored-document.ts';

/**
 * What Payload's security advisories tell of, tried on our configuration of it: docs/security.md names these tests. Not
 * by the letter of a published attack, which a new version knows, but by what it would have gained.
 */

const saved = z.object({ doc: z.looseObject({ id: z.number() }) });
const listed = z.object({ totalDocs: z.number() });

/** What of an account never leaves the database. */
const secretFields = ['hash', 'salt', 'resetPasswordToken', 'resetPasswordExpiration', 'sessions.id'];

describe.each(databases)('on %s', (database) => {
  let backend: ContentBackend;
  let mailServer: SmtpSink;
  let elsewhere: Server;
  let askedElsewhere: string[];
  let admin: ContentBackend['request'];
  let viewer: ContentBackend['request'];

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
    viewer = await backend.as('viewer');
  });
  afterAll(async () => {
    await backend.end();
    await mailServer.stop();
    await new Promise((resolve) => elsewhere.close(resolve));
  });

  async function makeAccount(name: string, role = 'editor'): Promise<{ id: number; email: string }> {
    const email = `${name}@example.org`;
    const answer = await admin('POST', '/users', { email, password, role, name });
    const body: unknown = await answer.json();
    expect(answer.status, JSON.stringify(body)).toBe(201);
    return { id: saved.parse(body).doc.id, email };
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
    // Also where a database hands the number out again.
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
      const form = new FormData();
      form.set('file', new File([svg], name, { type: 'image/svg+xml' }));
      form.set('_payload', JSON.stringify({ alt: 'Ein Bild', ...data }));
      return form;
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
    const form = new FormData();
    form.set('file', new File([content], name, { type }));
    form.set('_payload', JSON.stringify({ alt: 'Etwas' }));
    const answer = await admin('POST', '/media', form);
    expect(answer.status, await answer.text()).toBe(400);
  });

  test('who may not read a field learns nothing of it by asking: not by filter, order, selection or join', async () => {
    const { id } = await makeAccount('asked-about', 'admin');
    for (const slug of ['redirects', 'pages']) await storedDocument(backend.payload, slug);
    const answered: string[] = [];
    for (const collection of backend.payload.config.collections) {
      const toUsers = pathsToUsers(collection.flattenedFields);
      const paths = [...toUsers, ...toUsers.map((path) => `version.${path}`)];
      const secrets = [
        ...secretFields.map((field) => (collection.slug === 'users' ? field : '')),
        ...paths.flatMap((path) => secretFields.map((field) => `${path}.${field}`)),
      ].filter((path) => path !== '');
      for (const path of secrets) {
        for (const query of [
          `where[${path}][like]=p`,
          `where[${path}][exists]=true`,
          `where[or][0][and][0][${path}][not_equals]=x`,
          `sort=${path}`,
          `sort=-${path}`,
        ]) {
          for (const below of query.includes('[like]') ? ['', '/count', '/versions'] : ['']) {
            const address = `/${collection.slug}${below}?${query}`;
            const answer = await viewer('GET', address);
            const body = await answer.text();
            expect(answer.status, `${address}: ${body}`).toBeLessThan(500);
            if (answer.ok && !path.startsWith('sort')) answered.push(address);
          }
        }
      }
    }
    // What was answered all the same must be the same for what is there and for what is not.
    const different: string[] = [];
    for (const address of answered) {
      const present = await viewer('GET', address.replace(/=(p|true|x)$/, '=pbkdf2'));
      const absent = await viewer('GET', address.replace(/=(p|true|x)$/, '=nothing-like-it'));
      if ((await present.text()) !== (await absent.text())) different.push(address);
    }
    expect(different).toEqual([]);
    for (const query of [
      'select[hash]=true&select[salt]=true&select[sessions]=true',
      'joins[sessions][limit]=10',
      'populate[users][hash]=true&depth=3',
      'showHiddenFields=true&overrideAccess=true&disableErrors=true&depth=10',
    ]) {
      const text = await (await viewer('GET', `/users?${query}`)).text();
      expect(text, query).not.toMatch(/pbkdf2|"hash"|"salt"/);
      expect(text, query).not.toContain(`"id":${id},`);
    }
  });

  test('what is asked for stays a value: in every field, by every operator, in what is sorted, selected and paged', async () => {
    const operators = [
      'equals',
      'not_equals',
      'like',
      'contains',
      'in',
      'not_in',
      'all',
      'exists',
      'greater_than',
    ];
    const values = [
      `' OR 1=1 --`,
      `") OR ("1"="1`,
      `'; DROP TABLE users; --`,
      `1) UNION SELECT hash, salt FROM users --`,
      `%' OR '1'='1`,
      `\\'; SELECT pg_sleep(0) --`,
      `$1`,
      `{"$ne":null}`,
    ];
    const odd = ["') OR 1=1 --", '"', "a'b", '$where', '__proto__', 'constructor.prototype', '"." || "'];
    const broken: string[] = [];
    let asked = 0;
    for (const { slug, flattenedFields } of backend.payload.config.collections) {
      if ((await admin('GET', `/${slug}?limit=1`)).status !== 200) continue;
      const all = listed.parse(await (await admin('GET', `/${slug}?limit=1`)).json()).totalDocs;
      for (const [index, path] of pathsOf(flattenedFields).entries()) {
        const value = encodeURIComponent(values[index % values.length] ?? '');
        const operator = operators[index % operators.length];
        const strange = encodeURIComponent(odd[index % odd.length] ?? '');
        for (const query of [
          `where[${path}][equals]=${value}`,
          `where[${path}][${operator}]=${value}`,
          `where[${path}.${strange}][equals]=${value}`,
          `where[${path}][${strange}]=1`,
          `sort=${path}${strange}`,
          `sort=${path},-${value}`,
          `select[${path}${strange}]=true&populate[${strange}][a]=true&joins[${strange}][limit]=1`,
          `limit=${value}&page=${value}&depth=${value}&locale=${strange}&fallback-locale=${strange}`,
        ].filter((_, kind) => kind < 2 || kind % 6 === index % 6)) {
          const answer = await admin('GET', `/${slug}?${query}`);
          const text = await answer.text();
          asked += 1;
          if (answer.status >= 500) broken.push(`${slug} ${decodeURIComponent(query)}: ${answer.status}`);
          expect(text, `${slug} ${query}`).not.toMatch(
            /SQLITE|syntax error|relation "|no such (table|column)|at .+:\d+:\d+/,
          );
          // `equals` finds at most what is empty, and no account by another's secret.
          if (answer.ok && query.startsWith(`where[${path}][equals]`))
            expect(listed.parse(JSON.parse(text)).totalDocs, `${slug} ${query}`).toBeLessThan(
              Math.max(all, 1),
            );
        }
      }
    }
    expect(broken).toEqual([]);
    expect(asked).toBeGreaterThan(500);
    expect((await admin('GET', '/users?limit=1')).status).toBe(200);
  });
});

function withFile(data: object): FormData {
  const form = new FormData();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="6" height="6"/>';
  form.set('file', new File([svg], 'bild.svg', { type: 'image/svg+xml' }));
  form.set('_payload', JSON.stringify(data));
  return form;
}

/** The paths at which a collection points at an account. */
function pathsToUsers(fields: readonly FlattenedField[], before = ''): string[] {
  return fields.flatMap((field) => {
    const path = before + field.name;
    if (
      (field.type === 'relationship' || field.type === 'upload') &&
      [field.relationTo].flat().includes('users')
    )
      return [path];
    return 'flattenedFields' in field ? pathsToUsers(field.flattenedFields, `${path}.`) : [];
  });
}

/** The paths by which a collection's fields are asked for. */
function pathsOf(fields: readonly FlattenedField[], before = ''): string[] {
  return fields.flatMap((field) => {
    const path = before + field.name;
    if (field.type === 'blocks')
      return field.blocks.flatMap(({ flattenedFields }) => pathsOf(flattenedFields, `${path}.`));
    return 'flattenedFields' in field ? pathsOf(field.flattenedFields, `${path}.`) : [path];
  });
}
