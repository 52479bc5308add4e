import { expect, test } from 'vitest';
import { completedAddress, kindOf, linkKinds, storedOf, typedPart } from './link-kinds.ts';

test.each([
  ['place', '#zahlen', '#zahlen'],
  ['mail', 'mailto:presse@verein.de', 'mailto:presse@verein.de'],
  ['telephone', '+49 (0)711 / 189-30', 'tel:+4971118930'],
  ['address', ' https://example.org ', 'https://example.org'],
] as const)('%s: what was typed or pasted is stored with one beginning', (kind, typed, stored) => {
  expect(storedOf(kind, typed)).toBe(stored);
  expect(storedOf(kind, typedPart(kind, stored))).toBe(stored);
  expect(kindOf(stored)).toBe(kind);
  expect(storedOf(kind, ' ')).toBe('');
});

test('a path behind which there is no page is an address', () => {
  expect(kindOf('/strategie#zahlen')).toBe('address');
  expect(kindOf('page:1')).toBe('page');
  expect(kindOf('')).toBeUndefined();
  expect(linkKinds).toContain(kindOf('file:1'));
});

test('an address without https gets it once it is typed', () => {
  expect(completedAddress('www.example.org/a')).toBe('https://www.example.org/a');
  for (const other of ['/strategie', 'https://example.org', 'strategie', '', 'http://example.org'])
    expect(completedAddress(other)).toBe(other);
});
