import { createHash } from 'node:crypto';
import { allPages } from '../support/pages-of-the-specification.ts';
import { ask, expect, type PlainAnswer, test } from '../support/under-test.ts';

const errors = ['/nope', '/en/nope'];
const machines = [
  '/sitemap.xml',
  '/robots.txt',
  '/openapi.json',
  '/builds/latest.json',
  '/sk/v1/paths',
  '/health',
  '/_payload.js',
  '/favicon.svg',
  '/assets/nope.js',
];

test('every answer carries the security headers', async () => {
  for (const address of [...allPages.map((page) => page.address), ...errors, ...machines]) {
    const { headers } = await ask(address);
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['referrer-policy'], address).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], address).toContain('camera=()');
    expect(headers['cross-origin-opener-policy'], address).toBe('same-origin');
    expect(headers['cross-origin-resource-policy'], address).toBe('same-origin');
    expect(headers['x-powered-by'], address).toBeUndefined();
    expect(headers.server, address).toBeUndefined();
  }
});

test('a file of the build has no headers that only matter to documents', async () => {
  const [, script = ''] = /<script type="module" src="([^"]+)"/.exec((await ask('/')).text) ?? [];
  const { status, headers } = await ask(script);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'self'",
  });
  expect(headers['permissions-policy']).toBeUndefined();
});

test('the content security policy lets in the site alone, and nothing inline', async () => {
  for (const address of [...allPages.map((page) => page.address), ...errors, ...machines]) {
    const policy = policyOf(await ask(address));
    expect(policy.get('default-src'), address).toEqual(["'none'"]);
    expect(policy.get('base-uri'), address).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors'), address).toEqual(["'none'"]);
    expect(policy.get('form-action'), address).toEqual(["'self'"]);
    expect(policy.get('require-trusted-types-for'), address).toEqual(["'script'"]);
    expect(policy.get('trusted-types'), address).toEqual(['cleaned-markup', 'own-worker', 'page-markup']);
    // Allowed frames are tested in embeds.spec.ts.
    expect(
      policy.get('frame-src')?.filter((source) => !source.startsWith('https://')),
      address,
    ).toEqual(["'self'"]);
    for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'media-src', 'connect-src']) {
      const sources = policy.get(name) ?? [];
      expect(sources, `${address} ${name}`).toContain("'self'");
      const others = sources.filter((source) => source !== "'self'" && !source.startsWith("'sha256-"));
      expect(others, `${address} ${name}`).toEqual(name === 'img-src' ? ['data:'] : []);
    }
  }
});

test('no page has inline script or style', async () => {
  for (const address of [...allPages.map((page) => page.address), ...errors]) {
    const answer = await ask(address);
    // Text can't contain tags: the server escapes "<".
    const tags = answer.text.match(/<[a-z][^>]*>/gi) ?? [];
    expect(tags.length, address).toBeGreaterThan(20);
    expect(
      tags.filter((tag) => /\sstyle\s*=/i.test(withoutValues(tag)) || /^<style\b/i.test(tag)),
      address,
    ).toEqual([]);
    expect(
      tags.filter((tag) => /\son\w+\s*=/i.test(withoutValues(tag))),
      address,
    ).toEqual([]);
    expect(
      tags.filter((tag) => /=["']?\s*javascript:/i.test(tag)),
      address,
    ).toEqual([]);
    const allowed = policyOf(answer).get('script-src') ?? [];
    for (const [, opening = '', code = ''] of answer.text.matchAll(/(<script\b[^>]*>)(.*?)<\/script>/gs)) {
      if (/\ssrc="\/assets\/[^"]+"/.test(opening)) expect(code, address).toBe('');
      else if (opening === '<script type="application/ld+json">') expect(code, address).not.toContain('<');
      else
        expect(allowed, `${address}: ${code}`).toContain(
          `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
        );
    }
  }
});

test('the admin runs the scripts that carry the nonce of their answer, and no others', async () => {
  const answer = await ask('/admin/login');
  const policy = policyOf(answer);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
  const [nonce = '', ...others] = policy.get('script-src') ?? [];
  expect(others).toEqual(["'strict-dynamic'"]);
  const scripts = answer.text.match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) expect(script).toContain(`nonce="${nonce.slice("'nonce-".length, -1)}"`);
  expect(policyOf(await ask('/admin/login')).get('script-src')?.[0]).not.toBe(nonce);
});

test('an uploaded file that is opened by itself runs nothing', async () => {
  const { text } = await ask('/demo/logos');
  const logo = /\/media\/[\w.-]+\.svg/.exec(text)?.[0] ?? '';
  for (const address of [logo, '/media/nope.svg']) {
    const policy = policyOf(await ask(address));
    expect(policy.get('default-src'), address).toEqual(["'none'"]);
    expect(policy.get('script-src'), address).toBeUndefined();
    expect(policy.get('sandbox'), address).toEqual([]);
  }
});

function policyOf({ headers }: PlainAnswer): Map<string, string[]> {
  const [policy = ''] = [headers['content-security-policy'] ?? ''].flat();
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

function withoutValues(tag: string): string {
  return tag.replace(/"[^"]*"|'[^']*'/g, '""');
}
