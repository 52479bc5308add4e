import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { isSignedAddress } from '#pages/signed-address.ts';
import { duringRequest } from '#serving/current-request.ts';
import { createPatientServer } from '#serving/patient-server.ts';
import { listenForTest } from '../../tests/support/listening.ts';
import { RawConnection } from '../../tests/support/raw-request.ts';
import { contentRoutes } from './app.ts';
import { ClientAddresses } from './http/client-address.ts';

let answerAsContent: RequestListener;
let content: Server;
let port: number;
let written: string;
let during: string | undefined;

/** The session that the content backend knows. */
const cookie = 'payload-token=known';

const echo: RequestListener = async (incoming, outgoing) => {
  let bytes = 0;
  for await (const chunk of incoming) bytes += chunk.length;
  outgoing.end(JSON.stringify({ method: incoming.method, url: incoming.url, bytes }));
};

beforeEach(async () => {
  answerAsContent = echo;
  content = createServer((incoming, outgoing) => {
    if (incoming.url === '/api/users/me?depth=0')
      outgoing.end(JSON.stringify({ user: incoming.headers.cookie === cookie ? { id: 1 } : null }));
    else answerAsContent(incoming, outgoing);
  });
  const { port: contentPort } = await listenForTest(content);
  const routes = contentRoutes({
    contentBase: `http://localhost:${contentPort}`,
    siteUrl: 'http://localhost',
    siteUrlIsSet: true,
    addresses: new ClientAddresses([]),
    secret: 'known to site and content backend',
    isAway: () => false,
  });
  const answer = getRequestListener(routes.fetch, {
    overrideGlobalObjects: false,
    autoCleanupIncoming: false,
  });
  during = undefined;
  const site = createPatientServer((incoming, outgoing) => {
    if (during === undefined) void answer(incoming, outgoing);
    else duringRequest(during, () => void answer(incoming, outgoing));
  });
  ({ port } = await listenForTest(site));
  written = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += text;
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const logIn = ['POST /api/users/login HTTP/1.1', 'Host: localhost'];
const upload = ['POST /api/media HTTP/1.1', 'Host: localhost', `Cookie: ${cookie}`];

test('says for which request it asks, and not what a visitor says of it', async () => {
  const heard: unknown[] = [];
  answerAsContent = (incoming, outgoing) => {
    heard.push(incoming.headers['x-request-id']);
    outgoing.end();
  };
  const ask = () => fetch(`http://localhost:${port}/api/users/me`, { headers: { 'x-request-id': 'mine' } });
  await ask();
  during = 'edge-42';
  await ask();
  expect(heard).toEqual([undefined, 'edge-42']);
});

test('many strangers wait for each other, and an account for none of them', async () => {
  const held: ServerResponse[] = [];
  answerAsContent = (incoming, outgoing) => {
    if (incoming.headers.cookie === cookie) outgoing.end('account');
    else held.push(outgoing);
  };
  const ask = (headers = {}) => fetch(`http://localhost:${port}/admin/login`, { headers });
  const strangers = Array.from({ length: 22 }, () => ask());
  await expect.poll(() => held.length).toBe(1);
  const refused = await Promise.race(strangers);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await (await ask({ cookie })).text()).toBe('account');
  expect(held.length).toBe(1);
  for (let answered = 0; answered < 21; answered += 1) {
    await expect.poll(() => held.length).toBe(answered + 1);
    held[answered]?.end();
  }
  const statuses = (await Promise.all(strangers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(1);
});

describe('an answer that comes before its body has ended', () => {
  test('reaches its sender, and nobody else meets what is left', async () => {
    answerAsContent = (incoming, outgoing) => {
      if (incoming.url === '/api/media') outgoing.writeHead(403).end('no');
      else echo(incoming, outgoing);
    };
    for (let round = 0; round < 8; round += 1) {
      const sender = await RawConnection.open(port);
      sender.send([...upload, `Content-Length: ${30 * 1024 * 1024}`], 'a'.repeat(1024 * 1024));
      await sender.untilReceived(/^HTTP\/1\.1 403 /);
      expect(await ask('/api/users/me')).toMatchObject({ status: 200 });
      sender.end();
    }
    expect(written).toBe('');
  });
});

describe('a body', () => {
  test('is bounded before the content backend hears of it, by its length and by what comes', async () => {
    const heard = vi.fn(echo);
    answerAsContent = heard;
    const long = await ask('/api/users/login', { method: 'POST', body: 'a'.repeat(70_000) });
    const chunked = await RawConnection.open(port);
    chunked.send(
      [...logIn, 'Accept-Language: en', 'Transfer-Encoding: chunked'],
      `${(70_000).toString(16)}\r\n${'a'.repeat(70_000)}\r\n`,
    );
    expect(long.status).toBe(413);
    expect(long.text).toContain('Das ist zu groß. Höchstens 64 KB werden angenommen.');
    expect(await chunked.untilReceived(/\}\]\}/)).toMatch(/413 [\s\S]*too large. At most 64 KB/);
    chunked.end();
    expect(heard).not.toHaveBeenCalled();
  });

  test('is as large as a picture for an account, and no larger', async () => {
    const send = (path: string, megabytes: number) =>
      ask(path, { method: 'POST', body: new Uint8Array(megabytes * 1024 * 1024), headers: { cookie } });
    expect(await send('/api/media', 40)).toMatchObject({ status: 200 });
    expect(await send('/api/media', 42)).toMatchObject({
      status: 413,
      text: expect.stringContaining('Höchstens 40 MB'),
    });
    expect(await send('/api/pages', 9)).toMatchObject({ status: 413 });
    expect(written).toBe('');
  });

  test('is no larger for whoever claims a session, however they send it', async () => {
    const heard = vi.fn(echo);
    answerAsContent = heard;
    for (const headers of [
      new Headers({ authorization: 'JWT x' }),
      new Headers({ cookie: 'payload-token=x' }),
    ])
      for (const body of ['a'.repeat(70_000), new Blob(['a'.repeat(70_000)]).stream()]) {
        const init = { method: 'POST', headers, body, duplex: 'half' };
        expect(await ask('/api/media', init)).toMatchObject({
          status: 403,
          text: expect.stringContaining('Bitte neu anmelden'),
        });
      }
    expect(heard).not.toHaveBeenCalled();
    const small = { method: 'POST', headers: { authorization: 'JWT x' }, body: 'a' };
    expect(await ask('/api/users/logout', small)).toMatchObject({ status: 200 });
  });

  test('that grows too large on its way is given up on both sides', async () => {
    const given = Promise.withResolvers<void>();
    answerAsContent = (incoming) => {
      incoming.resume().once('close', given.resolve);
    };
    const sender = await RawConnection.open(port);
    sender.send([...upload, 'Transfer-Encoding: chunked']);
    const part = `${(1024 * 1024).toString(16)}\r\n${'a'.repeat(1024 * 1024)}\r\n`;
    for (let megabytes = 0; megabytes < 42; megabytes += 1) sender.socket.write(part);
    await sender.untilReceived(/^HTTP\/1\.1 413 /);
    await given.promise;
    sender.end();
    expect(written).toBe('');
  });

  test('that is broken off is broken off for the content backend, too', async () => {
    const begun = Promise.withResolvers<IncomingMessage>();
    answerAsContent = (incoming) => begun.resolve(incoming.resume());
    const sender = await RawConnection.open(port);
    sender.send([...upload, 'Content-Length: 100000'], 'half');
    const incoming = await begun.promise;
    const gone = new Promise((resolve) => incoming.once('close', resolve));
    sender.end();
    await gone;
    expect(incoming.complete).toBe(false);
    expect(written).toBe('');
  });

  test('that comes slowly from nobody in particular holds nothing at the content backend', async () => {
    const heard = vi.fn(echo);
    answerAsContent = heard;
    const sender = await RawConnection.open(port);
    sender.send([...logIn, 'Content-Length: 4'], 'ab');
    expect(await ask('/api/users/me')).toMatchObject({ status: 200 });
    expect(heard).toHaveBeenCalledTimes(1);
    sender.socket.write('cd');
    expect(await sender.untilReceived(/\}/)).toContain('"bytes":4');
    sender.end();
  });
});

describe('a query', () => {
  const form = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-payload-http-method-override': 'GET',
  };
  const overrides: RequestListener = ({ headers }, outgoing) =>
    void outgoing.end(
      JSON.stringify(Object.keys(headers).filter((name) => name.endsWith('method-override'))),
    );
  const send = (headers: Readonly<Record<string, string>>, body: string) =>
    ask('/api/users/me', { method: 'POST', headers, body });

  test('as a form is for accounts, and no other header says the method', async () => {
    answerAsContent = overrides;
    expect(await send(form, 'a=b')).toMatchObject({ status: 403 });
    expect(await send({ ...form, authorization: 'JWT x' }, 'a=b')).toMatchObject({ status: 403 });
    expect((await send({ ...form, cookie }, 'a=b')).text).toBe('["x-payload-http-method-override"]');
    const others = { 'x-http-method-override': 'GET', 'x-payload-http-method-override': 'GET' };
    for (const type of ['application/json', 'application/x-www-form-urlencoded;charset=UTF-8'])
      expect((await send({ ...others, cookie, 'content-type': type }, '{}')).text).toBe('[]');
  });

  test('is as long as both sides can read', async () => {
    const headers = { cookie: 'a'.repeat(7000) };
    expect(await ask(`/admin/${'a'.repeat(6000)}`, { headers })).toMatchObject({ status: 200 });
    expect(await ask(`/admin/${'a'.repeat(8000)}`, { headers })).toMatchObject({
      status: 414,
      text: expect.stringContaining('Diese Adresse ist zu lang'),
    });
  });

  test('has an account’s few values, too', async () => {
    answerAsContent = overrides;
    expect(await send({ ...form, cookie }, `a=${'&a'.repeat(2000)}`)).toMatchObject({ status: 400 });
    expect(await send({ ...form, cookie }, 'a'.repeat(70_000))).toMatchObject({ status: 413 });
    expect(await ask('/admin/collections/pages?page=1e308')).toMatchObject({
      status: 400,
      text: expect.stringContaining('eine ihrer Zahlen stimmt nicht'),
    });
  });
});

describe('what concerns the connection', () => {
  test.each([
    ['Expect: 100-continue', /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /],
    ['Expect: wonders', /^HTTP\/1\.1 417 /],
    ['Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk', /^HTTP\/1\.1 200 /],
    ['Connection: Upgrade\r\nUpgrade: websocket', /^HTTP\/1\.1 200 /],
  ])('%s', async (line, expected) => {
    const sender = await RawConnection.open(port);
    sender.send([...logIn, line, 'Content-Length: 2'], 'ab');
    expect(await sender.untilReceived(/HTTP\/1\.1 [2-5]\d\d /)).toMatch(expected);
    sender.end();
    expect(written).toBe('');
  });

  test.each(['TRACE /api/users/me', 'CONNECT localhost:80', 'PUT /api/users/me', 'OPTIONS /api/users/me'])(
    '%s is not allowed',
    async (line) => {
      const sender = await RawConnection.open(port);
      sender.send([`${line} HTTP/1.1`, 'Host: localhost']);
      expect(await sender.untilReceived(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 405 /);
      sender.end();
      expect(written).toBe('');
    },
  );

  test('pipelined requests are answered in their order', async () => {
    const sender = await RawConnection.open(port);
    const head = [...logIn, 'Content-Length: 1'].join('\r\n');
    sender.socket.write(
      `${head}\r\n\r\na${head}\r\n\r\nbGET /api/users/me HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    );
    const received = await sender.untilReceived(/users\/me"/);
    expect([...received.matchAll(/"method":"(\w+)"/g)].map(([, method]) => method)).toEqual([
      'POST',
      'POST',
      'GET',
    ]);
    sender.end();
  });

  test('whoever asks can’t say who they are, nor which header goes missing', async () => {
    answerAsContent = ({ headers }, outgoing) => void outgoing.end(JSON.stringify(headers));
    const headers = {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-port': '1',
      forwarded: 'for=203.0.113.7',
      'x-real-ip': '203.0.113.7',
      'x-forwarded-for-signature': 'forged',
    };
    const { text } = await ask('/api/users/me', { headers });
    expect(text).not.toMatch(/203\.0|forwarded-port|forged/);
    const said = z
      .object({ 'x-forwarded-for': z.string(), 'x-forwarded-for-signature': z.string() })
      .parse(JSON.parse(text));
    const secret = 'known to site and content backend';
    expect(isSignedAddress(said['x-forwarded-for'], said['x-forwarded-for-signature'], secret)).toBe(true);
  });
});

test('headers by which parts of Next speak to each other come from nobody else', async () => {
  answerAsContent = ({ headers }, outgoing) => void outgoing.end(JSON.stringify(headers));
  const forged = {
    'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
    'x-middleware-subrequest-id': 'forged',
    'x-middleware-rewrite': 'http://forged.example/',
    'x-middleware-set-cookie': 'forged=1',
    'x-invoke-path': '/forged',
    'x-invoke-status': '500',
    'x-now-route-matches': 'forged=1',
    'x-matched-path': '/forged',
    'x-nextjs-data': 'forged',
    'x-prerender-revalidate': 'forged',
    'next-resume': '1',
    'x-next-resume-state-length': '1',
  };
  const kept = { rsc: '1', 'next-action': 'kept', 'next-router-state-tree': 'kept' };
  const { text } = await ask('/admin', { headers: { ...forged, ...kept } });
  expect(Object.keys(JSON.parse(text)).filter((name) => Object.hasOwn(forged, name))).toEqual([]);
  expect(JSON.parse(text)).toMatchObject(kept);
});

test('the admin’s scripts have a nonce of their own in every answer, which whoever asks can’t choose', async () => {
  answerAsContent = ({ headers }, outgoing) => void outgoing.end(headers['content-security-policy']);
  const headers = { 'content-security-policy': "script-src 'nonce-mine'" };
  const [one, other] = [await ask('/admin', { headers }), await ask('/admin', { headers })];
  expect(one.text).toMatch(/script-src 'nonce-[\w+/]{22}==' 'strict-dynamic';/);
  expect(one.headers.get('content-security-policy')).toBe(one.text);
  expect(other.text).not.toBe(one.text);
});

describe('the content backend', () => {
  test('that isn’t there is named as such, to the editor and in the log', async () => {
    content.close();
    const answer = await ask('/api/users/me', { headers: { cookie: 'payload-lng=en' } });
    expect(answer.status).toBe(502);
    expect(JSON.parse(answer.text).errors[0].message).toContain('does not answer right now');
    expect(written).toContain('could not be reached');
  });

  test('that isn’t there hasn’t lost what a visitor sent', async () => {
    content.close();
    expect(await ask('/api/users/login', { method: 'POST', body: '{}' })).toMatchObject({ status: 502 });
    const body = 'a'.repeat(70_000);
    expect(await ask('/api/media', { method: 'POST', body, headers: { cookie } })).toMatchObject({
      status: 502,
    });
  });

  test('that can’t say whose session it is lets nothing through', async () => {
    content.removeAllListeners('request');
    content.on('request', (_incoming, outgoing) => void outgoing.writeHead(503).end());
    const body = 'a'.repeat(70_000);
    expect(await ask('/api/media', { method: 'POST', body, headers: { cookie } })).toMatchObject({
      status: 502,
    });
  });

  test('that breaks an answer off doesn’t make it look whole', async () => {
    answerAsContent = (_incoming, outgoing) => {
      outgoing.write('half');
      setImmediate(() => outgoing.destroy());
    };
    const sender = await RawConnection.open(port);
    sender.send(['GET /api/users/me HTTP/1.1', 'Host: localhost']);
    expect(await sender.untilClosed()).not.toMatch(/\r\n0\r\n\r\n$/);
    expect(written).not.toContain('    at ');
  });

  test('doesn’t go on for whom nobody waits any more', async () => {
    const begun = Promise.withResolvers<ServerResponse>();
    answerAsContent = (_incoming, outgoing) => begun.resolve(outgoing);
    const sender = await RawConnection.open(port);
    sender.send(['GET /api/users/me HTTP/1.1', 'Host: localhost']);
    const outgoing = await begun.promise;
    const gone = new Promise((resolve) => outgoing.once('close', resolve));
    sender.end();
    await gone;
    expect(written).toBe('');
  });

  test('has no say in how long its answers are kept, but for the build’s own files', async () => {
    answerAsContent = (_incoming, outgoing) =>
      void outgoing.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' }).end();
    const cacheControl = async (path: string) => (await ask(path)).headers.get('cache-control');
    expect(await cacheControl('/api/users/me')).toBe('private, no-store');
    expect(await cacheControl('/admin/login')).toBe('private, no-store');
    expect(await cacheControl('/_next/static/a.js')).toBe('public, max-age=31536000, immutable');
  });
});

async function ask(
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; text: string; headers: Headers }> {
  const answer = await fetch(`http://localhost:${port}${path}`, init);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}
