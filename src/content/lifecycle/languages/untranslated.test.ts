import { expect, test } from 'vitest';
import { untranslatedLines } from './untranslated.ts';

test.each([
  'Wir bauen um.',
  'Neue Sitze für die Kurve',
  'Am 1. Juni beginnt der Um\u00ADbau. Er dauert acht Wochen.',
  '„Ich habe hier dreißig Jahre lang gestanden.“',
])('“%s” is written anew for another language', (text) => {
  expect(untranslatedLines(text, ['Anderes', text])).toHaveLength(1);
  expect(untranslatedLines(text, ['We are rebuilding.'])).toEqual([]);
});

test.each([
  'Team',
  'VfB Stuttgart 1893 e. V.',
  'Ines Roth, Sigi Huber und Cem Aydın',
  'Mercedesstraße 109, 70372 Stuttgart',
  'info@example.org, www.example.org und +49 711 1893',
  'margin: var(--space-4) var(--space-2)',
  'color-red #DA0024 rgb(218, 0, 36)',
  'Zusammen voran',
  '1 893 90 105',
])('“%s” may be the same in both', (text) => {
  expect(untranslatedLines(text, [text])).toEqual([]);
});

test('each line counts for itself, wherever it stands in the other language', () => {
  expect(
    untranslatedLines('Work starts in June.\nDer Umbau dauert acht Wochen.', [
      'Im Juni geht es los.',
      'Team\nDer Umbau dauert acht Wochen.',
    ]),
  ).toEqual(['Der Umbau dauert acht Wochen.']);
});
