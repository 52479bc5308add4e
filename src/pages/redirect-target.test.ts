import { expect, test } from 'vitest';
import { isRedirectTarget, redirectTarget } from './redirect-target.ts';

const site = 'https://club.example';

test.each([
  '/',
  '/strategie',
  '/strategie?a=1#b',
  '/%5cevil.example',
  '/größe',
  'https://shop.example/a?b#c',
])('%s is a target', (value) => {
  expect(isRedirectTarget(value)).toBe(true);
  if (value.startsWith('/')) expect(new URL(value, site).origin).toBe(site);
});

test.each([
  '',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/\0/evil.example',
  '/a\r\nSet-Cookie: a=b',
  'https:/\\evil.example',
  'https://a\\@evil.example',
  'https://',
  'http://evil.example',
  'javascript:alert(1)',
  'evil.example',
])('%j is none', (value) => {
  expect(isRedirectTarget(value)).toBe(false);
});

test.each([
  ['/strategie', '/strategie'],
  [' /strategie?a=1#b\u200B', '/strategie?a=1#b'],
  ['https://shop.example', 'https://shop.example'],
  ['\uFEFFhttps://shop.example/?q=48.79,9.23', 'https://shop.example/?q=48.79,9.23'],
  ['HTTPS://Shop.Example:443/Größe', 'https://shop.example/Gr%C3%B6%C3%9Fe'],
  ['https://köln.example/', 'https://xn--kln-sna.example/'],
  ['https://xn--kln-sna.example/', 'https://xn--kln-sna.example/'],
  ['https://shop.example/a%20b', 'https://shop.example/a%20b'],
])('%j is kept as %s, which stays as it is', (written, kept) => {
  expect(redirectTarget(written)).toBe(kept);
  expect(redirectTarget(kept)).toBe(kept);
  expect(isRedirectTarget(kept)).toBe(true);
});
