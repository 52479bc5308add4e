import { describe, expect, it } from 'vitest';
import { comesFromThisSite, detectLocale } from './detect-locale.ts';

describe('2.3 language detection', () => {
  it.each([
    [undefined, 'en-US,en;q=0.9', 'en'],
    [undefined, 'en-GB', 'en'],
    [undefined, 'la-VA,la;q=0.9,en;q=0.5,de;q=0.4', 'en'],
    [undefined, 'de;q=0.4,en;q=0.5', 'en'],
    [undefined, 'en-GB,de;q=0.9', 'en'],
    [undefined, 'la', undefined],
    [undefined, undefined, undefined],
    [undefined, 'de-AT, en', 'de'],
    [undefined, 'en;q=0, de;q=0.1', 'de'],
    [undefined, 'EN-us', 'en'],
    [undefined, '*', undefined],
    [undefined, '', undefined],
    ['de', 'en', 'de'],
    ['en', 'de', 'en'],
    ['xx', 'en', 'de'],
  ])('cookie %s and languages %s give %s', (cookie, acceptLanguage, expected) => {
    expect(detectLocale({ cookie, acceptLanguage })).toBe(expected);
  });

  it('does not detect for visitors who follow a link of the site', () => {
    const origin = 'https://www.example.org';
    expect(comesFromThisSite({ secFetchSite: 'same-origin', referer: undefined }, origin)).toBe(true);
    expect(comesFromThisSite({ secFetchSite: 'none', referer: undefined }, origin)).toBe(false);
    expect(comesFromThisSite({ secFetchSite: undefined, referer: `${origin}/en` }, origin)).toBe(true);
    expect(comesFromThisSite({ secFetchSite: undefined, referer: 'https://elsewhere.example' }, origin)).toBe(
      false,
    );
    expect(comesFromThisSite({ secFetchSite: undefined, referer: undefined }, origin)).toBe(false);
    expect(comesFromThisSite({ secFetchSite: undefined, referer: 'not an address' }, origin)).toBe(false);
    expect(comesFromThisSite({ secFetchSite: undefined, referer: `${origin}.evil.example/` }, origin)).toBe(
      false,
    );
    for (const secFetchSite of ['cross-site', 'same-site'])
      expect(comesFromThisSite({ secFetchSite, referer: `${origin}/en` }, origin)).toBe(false);
  });
});
