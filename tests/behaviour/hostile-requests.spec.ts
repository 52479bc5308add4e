import type { IncomingHttpHeaders } from 'node:http';
import { ask, askInBytes, expect, type PlainAnswer, siteUrl, test } from '../support/under-test.ts';

const evil = 'evil.example';

const everyKind = [
  '/',
  '/en',
  '/strategie',
  '/Strategie/',
  '/en/nope',
  '/sitemap.xml',
  '/robots.txt',
  '/openapi.json',
  '/builds/latest.json',
  '/sk/v1/paths',
  '/sk/v1/pages?path=/',
  '/_payload.js',
  '/favicon.svg',
  '/health',
];

test.describe('forged headers', () => {
  const forgeries: readonly Readonly<Record<string, string>>[] = [
    { host: evil },
    { host: `${evil}:8080` },
    {
      'x-forwarded-host': evil,
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '8443',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-prefix': `/${evil}`,
    },
    { forwarded: `for=203.0.113.7;host=${evil};proto=https` },
    { 'x-original-url': `/${evil}`, 'x-rewrite-url': `/${evil}`, 'x-http-method-override': 'DELETE' },
    { 'x-real-ip': '203.0.113.7', 'x-original-host': evil, 'x-host': evil, origin: `https://${evil}` },
  ];

  for (const forged of forgeries) {
    test(`forged ${Object.keys(forged).join(', ')} (${Object.values(forged)[0]}): no answer changes`, async () => {
      for (const address of everyKind) {
        const honest = await ask(address);
        const answer = await ask(address, { headers: forged });
        expect(stable(answer.headers), address).toEqual(stable(honest.headers));
        expect(answer.status, address).toBe(honest.status);
        expect(answer.text, address).toBe(honest.text);
      }
    });
  }

  test('the language redirect stays on the site', async () => {
    for (const forged of forgeries) {
      const answer = await ask('/', { headers: { ...forged, 'accept-language': 'en' } });
      expect(answer.headers.location).toBe('/en');
    }
    const answer = await ask(`/?//${evil}`, { headers: { 'accept-language': 'en' } });
    expect(answer.headers.location).toBe(`/en?//${evil}`);
  });

  test('the editors’ part does not repeat them either', async () => {
    for (const forged of forgeries) {
      for (const address of ['/admin', '/admin/login', '/api/users/me', '/api/nope']) {
        const answer = await ask(address, { headers: forged });
        expect(answer.status, address).toBeLessThan(500);
        expect(JSON.stringify(answer.headers), address).not.toContain(evil);
        expect(answer.text, address).not.toContain(evil);
      }
    }
  });

  test('what isn’t meant for a server function reaches none', async () => {
    const login = await ask('/admin/login');
    const [, action = ''] = /\\"id\\":\\"([0-9a-f]{40,})\\"/.exec(login.text) ?? [];
    expect(action, 'the server function’s id').not.toBe('');
    const call = async (id: string, parts: readonly string[]) => {
      const boundary = 'part';
      const body = parts
        .map(
          (part, index) =>
            `--${boundary}\r\nContent-Disposition: form-data; name="${index}"\r\n\r\n${part}\r\n`,
        )
        .join('');
      const answer = await fetch(`${siteUrl()}/admin/login`, {
        method: 'POST',
        headers: { 'next-action': id, 'content-type': `multipart/form-data; boundary=${boundary}` },
        body: `${body}--${boundary}--\r\n`,
      });
      return { status: answer.status, text: await answer.text() };
    };
    const names = [
      'form-state',
      'render-document',
      'schedule-publish',
      'slugify',
      'nope',
      '__proto__',
      'constructor',
    ];
    for (const name of names) {
      const { status, text } = await call(action, [
        JSON.stringify([{ name, args: { collectionSlug: 'users' } }]),
      ]);
      expect(status, name).toBe(200);
      expect(text, name).toContain('This account may not do that.');
    }
    // Parsed by React, which once accepted these types as its own.
    const self =
      '{"then":"$1:__proto__:then","status":"resolved_model","value":"{\\"then\\":\\"$B1\\"}","_response":{"_prefix":"process.exit(1);","_formData":{"get":"$1:constructor:constructor"}}}';
    const attacks = [
      [self, '"$@0"'],
      ['["$1:constructor:constructor"]', '{}'],
      ['["$@0"]'],
      ['["$F1"]', '{"id":"child_process#execSync","bound":["id"]}'],
      [`["$n${'9'.repeat(30_000)}"]`],
      [`${'['.repeat(5000)}${']'.repeat(5000)}`],
      ['["$K1"]', '["$Q2","$W2","$i2"]', '[["$2",1]]'],
      ['{"__proto__":{"polluted":true}}'],
      ['not json'],
    ];
    for (const attack of attacks)
      for (const id of [action, 'x', '0'.repeat(action.length)]) {
        const { status, text } = await call(id, attack);
        expect([200, 400, 404, 409, 500], attack[0]).toContain(status);
        expectNoStack(text);
        expect(text).not.toMatch(/polluted|handleServerFunctions|mayCall/);
      }
    expect((await ask('/admin/login')).status).toBe(200);
    await expectHealth();
  });

  test('a host that is none is refused, and an absolute target counts by its path', async () => {
    for (const host of ['a b', `${evil}/strategie`, `${evil}?`, '"><script>', '[::1', '%', `user@${evil}`]) {
      const { status, text } = await askRaw('/strategie', [`Host: ${host}`]);
      expect(status, host).toBe(400);
      expectNoStack(text);
      expect(text).not.toContain('<script');
    }
    expect((await askRaw('/strategie', [])).status).toBe(400);
    // HTTP/1.0 has no host; monitors and simple clients still speak it.
    for (const path of ['/strategie', '/en/nope', '/builds/latest.json', '/media/nope'])
      expect(await askInBytes(Buffer.from(`GET ${path} HTTP/1.0\r\n\r\n`))).toMatch(
        path.endsWith('nope') ? /^HTTP\/1\.1 404 / : /^HTTP\/1\.1 200 /,
      );
    const absolute = await askRaw(`http://${evil}/strategie`, [`Host: ${evil}`]);
    expect(absolute.status).toBe(200);
    expect(absolute.text).not.toContain(evil);
    expect((await askRaw(`http://${evil}/nope`, [`Host: ${evil}`])).text).not.toContain(evil);
  });
});

test.describe('malformed paths', () => {
  const long = 10_000;
  const pagePaths = [
    '/%',
    '/%%',
    '/%zz',
    '/%00',
    '/strategie%00',
    '//',
    `//${evil}`,
    `///${evil}/%2f..`,
    `/%5c${evil}`,
    `/en//${evil}`,
    `/${'a'.repeat(long)}`,
    `/${'a/'.repeat(long / 2)}`,
    '/..',
    '/../../etc/passwd',
    '/demo/../strategie',
    '/demo/./hero',
    '/demo/%2e%2e/strategie',
    '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/%2fstrategie',
    '/demo%2fhero',
    '/en%2fstrategie',
    '/%FF',
    '/%C3%28',
    '/%ED%A0%80',
    '/strategie;a=b',
    '/strategie%20',
    '/strategie/index.html',
    '/.env',
    '/.git/config',
    '/__proto__',
    '/constructor',
    '/nope?%&a[]=%FF&__proto__=1',
  ];

  for (const path of pagePaths) {
    test(`${path.slice(0, 40)} is answered with the not-found page`, async () => {
      const { status, text, headers } = await askRaw(path);
      expect(status).toBe(404);
      expect(text).toContain('data-error-variant="not-found"');
      expectNoStack(text);
      expect(headers).not.toMatch(/^location:/im);
      await expectHealth();
    });
  }

  test('a path of no language at all is answered, too', async () => {
    const path = Buffer.concat([
      Buffer.from('GET /'),
      Buffer.from([0xff, 0xfe, 0xc3, 0x28]),
      Buffer.from('ü'),
    ]);
    const rest = Buffer.from(' HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    const answer = await askInBytes(Buffer.concat([path, rest]));
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expectNoStack(answer);
    await expectHealth();
  });

  test('requests that are no HTTP, or too much of it, are refused', async () => {
    for (const bytes of [
      `GET /\\${evil} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      'GET /a b HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET\r\n\r\n',
      'BREW / HTTP/1.1\r\nHost: x\r\n\r\n',
      `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`,
      'GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nabc',
    ]) {
      const answer = await askInBytes(Buffer.from(bytes));
      // Empty if the site closed the connection before everything was written.
      expect(answer, bytes.slice(0, 60)).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
      expectNoStack(answer);
    }
    await expectHealth();
  });

  test('no way leads out of the directories that are served', async () => {
    for (const path of [
      '/assets/..%2fsecrets.json',
      '/assets/..%2f..%2fpackage.json',
      '/assets/../secrets.json',
      '/assets/%2e%2e/secrets.json',
      '/assets/%00',
      '/assets/%',
      '/assets/%252e%252e%252fsecrets.json',
      '/assets/..%5csecrets.json',
      '/assets//etc/passwd',
      '/media/..%2fsecrets.json',
      '/media/..%2fcontent.sqlite',
      '/media/../secrets.json',
      '/media/%2e%2e%2fsecrets.json',
      '/media/%00',
      '/media/%',
      '/media/a%2fb',
      '/builds/meta/..%2f..%2fbuild.json',
      '/build.json%00',
      '/.vite/manifest.json',
      '/%/_payload.js',
      '/admin/%',
      '/api/%',
      '/_next/%',
      '/_next/static/..%2f..%2fBUILD_ID',
    ]) {
      const { status, text } = await askRaw(path);
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
      expect(text, path).not.toMatch(/"payload"\s*:|SQLite format|"dependencies"|root:/);
      expectNoStack(text);
    }
    await expectHealth();
  });

  test('whatever the query is, a page stays the page', async () => {
    const { headers, text } = await ask('/strategie');
    for (const query of [
      '?',
      '?%',
      '?a=%FF',
      '?a[]=1&a[]=2',
      '?__proto__=1',
      `?${'a'.repeat(10_000)}`,
      '?preview=',
      '?preview=1.x',
      '?preview=9999999999999.x',
      '??',
      '?/../',
      '?#',
    ]) {
      const answer = await askRaw(`/strategie${query}`);
      expect(answer.status, query.slice(0, 40)).toBe(200);
      expect(answer.headers, query.slice(0, 40)).toContain(headers.etag);
      expect(answer.text.length).toBeGreaterThan(text.length / 2);
    }
  });
});

test.describe('methods', () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    test(`${method} to a page is not allowed`, async () => {
      for (const address of [
        '/',
        '/en/strategie',
        '/nope',
        '/sitemap.xml',
        '/sk/v1/pages',
        '/assets/x.js',
        '/media/x.png',
      ]) {
        const { status, headers, text } = await ask(address, { method });
        expect(status, address).toBe(405);
        expect(headers.allow, address).toBe('GET, HEAD');
        expect(headers['set-cookie'], address).toBeUndefined();
        expectNoStack(text);
      }
    });
  }
});

interface RawAnswer {
  status: number;
  headers: string;
  text: string;
}

async function askRaw(target: string, headers = ['Host: localhost']): Promise<RawAnswer> {
  const lines = [`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''];
  const answer = await askInBytes(Buffer.from(lines.join('\r\n'), 'latin1'));
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
  const end = answer.indexOf('\r\n\r\n');
  return { status: Number(status), headers: answer.slice(0, end), text: answer.slice(end) };
}

/** Headers that don't vary with time or request. A CDN's max-age depends on the poll's next moment. */
function stable({
  date: _,
  'x-request-id': __,
  'cdn-cache-control': ___,
  'surrogate-control': ____,
  'set-cookie': cookies,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return { ...headers, 'set-cookie': cookies?.map((cookie) => cookie.replace(/Expires=[^;]+/, 'Expires=…')) };
}

function expectNoStack(text: string): void {
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|dist\/server|node:internal|Error:/);
}

async function expectHealth(): Promise<void> {
  const health: PlainAnswer = await ask('/health');
  expect(health.status).toBe(200);
  expect(JSON.parse(health.text)).toMatchObject({ status: 'ok', content: { reachable: true } });
}
