import { expect, test } from 'vitest';
import { fieldOfWords, rowsAbove } from './field-of-words.ts';

const fields = {
  'blocks.1.title': { value: 'Wir bauen um.' },
  'blocks.10.title': { value: 'Wir bauen weiter.' },
  'blocks.1.items.0.link.label': { value: ' Mehr davon ' },
  'blocks.1.items.1.link.label': { value: 'Noch mehr' },
  'blocks.1.items.2.link.label': { value: 'Noch mehr' },
  'blocks.1.lead': { value: undefined },
};

test('words are written where one field of the block says them, and nothing else', () => {
  expect(fieldOfWords(fields, 'blocks.1', 'Wir bauen um.')).toBe('blocks.1.title');
  expect(fieldOfWords(fields, 'blocks.1', 'Mehr davon')).toBe('blocks.1.items.0.link.label');
  expect(fieldOfWords(fields, 'blocks.1', 'Noch mehr'), 'said twice').toBeUndefined();
  expect(fieldOfWords(fields, 'blocks.1', 'Wir bauen'), 'a part').toBeUndefined();
  expect(fieldOfWords(fields, 'blocks.1', 'Wir bauen weiter.'), 'of another block').toBeUndefined();
});

test('the rows that have to be open for a field to be there', () => {
  expect(rowsAbove('blocks.3.items.0.link.label')).toEqual([
    { list: 'blocks', index: 3 },
    { list: 'blocks.3.items', index: 0 },
  ]);
});
