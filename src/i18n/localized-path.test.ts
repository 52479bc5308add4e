import { describe, expect, it } from 'vitest';
import { localizedHref, localizedPath, parseLocalizedPath } from './localized-path.ts';

describe('2.2 locale prefix', () => {
  it.each([
    ['/', 'de', '/'],
    ['/', 'en', '/en'],
    ['/strategie', 'en', '/en/strategie'],
  ] as const)('%s in %s is %s', (path, locale, expected) => {
    expect(localizedPath(path, locale)).toBe(expected);
  });

  it.each([
    ['/strategie?a=1#x', '/en/strategie?a=1#x'],
    ['/?a=1', '/en?a=1'],
    ['#x', '#x'],
    ['https://example.org/', 'https://example.org/'],
    ['//example.org', '//example.org'],
    ['/media/a.svg', '/media/a.svg'],
  ])('the link %s leads to %s in English', (href, expected) => {
    expect(localizedHref(href, 'en')).toBe(expected);
  });
});

describe('2.1 matching', () => {
  it.each([
    ['/Strategie/', { locale: 'de', path: '/strategie' }],
    ['/en/', { locale: 'en', path: '/' }],
    ['/EN/Strategie', { locale: 'en', path: '/strategie' }],
    ['/english', { locale: 'de', path: '/english' }],
    ['/de', { locale: 'de', path: '/de' }],
    ['/', { locale: 'de', path: '/' }],
    ['/strategie//', { locale: 'de', path: '/strategie//' }],
    ['//', { locale: 'de', path: '//' }],
    ['/en//', { locale: 'en', path: '//' }],
  ])('%s is read as %o', (pathname, expected) => {
    expect(parseLocalizedPath(pathname)).toEqual(expected);
  });
});
