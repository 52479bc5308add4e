import { expect, test } from 'vitest';
import { documentTitle } from './document-title.ts';

test('a document is named after its page and the site, without soft hyphens, and nothing twice', () => {
  const site = { brandName: 'VfB', title: 'Identität und Design' };
  expect(documentTitle('Stra\u00ADtegie', site)).toBe('Strategie – VfB Identität und Design');
  expect(documentTitle('Identität und Design', site)).toBe('Identität und Design – VfB');
  expect(documentTitle('Strategie', undefined)).toBe('Strategie');
});
