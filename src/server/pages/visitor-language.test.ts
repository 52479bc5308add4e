import { describe, expect, test } from 'vitest';
import { VisitorLanguage } from './visitor-language.ts';

type Asked = Readonly<Record<string, string>>;

describe('2.4 language cookie', () => {
  const language = new VisitorLanguage('https://www.example.org');
  const documentFor = (asked: Asked, path = '/') =>
    language.documentHeaders((name) => asked[name], 'de', path);
  const fromHere: Asked = { 'sec-fetch-site': 'same-origin' };

  test.each(['/', '/strategie'])(
    'at %s, a first one comes with the language that a link leads to, if the browser asks for another',
    (path) => {
      const linked: readonly Asked[] = [fromHere, { referer: 'https://www.example.org/en' }];
      for (const from of linked) {
        const headers = documentFor({ ...from, 'accept-language': 'en' }, path);
        expect(headers['set-cookie']).toMatch(/^i18n_redirected=de; Path=\/; Expires=/);
        expect(headers).toMatchObject({
          'cache-control': 'private, no-cache',
          'cdn-cache-control': 'no-store',
        });
      }
    },
  );

  test.each<[string, Asked]>([
    ['a browser that asks for it', { ...fromHere, 'accept-language': 'de-AT' }],
    ['a browser that asks for nothing', fromHere],
    ['whoever comes from elsewhere', { 'sec-fetch-site': 'cross-site', 'accept-language': 'en' }],
    ['whoever has it', { ...fromHere, 'accept-language': 'en', cookie: 'i18n_redirected=de' }],
  ])('none comes for %s', (_who, asked) => {
    expect(documentFor(asked, '/strategie')).toEqual({});
    expect(documentFor(asked)).toEqual({ vary: 'Accept-Language, Cookie' });
  });

  test('another language’s is replaced', () => {
    expect(documentFor({ cookie: 'i18n_redirected=en' }, '/strategie')['set-cookie']).toContain('=de;');
  });
});
