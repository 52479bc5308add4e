import { expect, test } from 'vitest';
import { isRedirectTarget } from './redirect-target.ts';

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
