import { expect, it } from 'vitest';
import { adminLanguage } from './asked-language.ts';

const languages = ['de', 'en'] as const;

it.each([
  [{ cookie: 'other=1; payload-lng=en', 'accept-language': 'de' }, 'en'],
  [{ cookie: 'payload-lng=tlh', 'accept-language': 'de, en' }, 'de'],
  [{ 'accept-language': 'fr, en-GB;q=0.9, de;q=0.8' }, 'en'],
  [{ 'accept-language': 'en;q=0, de-AT;q=0.1' }, 'de'],
  [{ 'accept-language': 'fr' }, undefined],
  [{}, undefined],
])('of %o it is %s', (headers, language) => {
  expect(adminLanguage(headers, languages)).toBe(language);
});
