import { expect, test } from 'vitest';
import { blockKindNames, blockKinds } from '#blocks/kinds.ts';
import { lexicalFromRichText } from '#fields/lexical.ts';
import { richTextFromMarkdown } from '#fields/markdown.ts';
import { blockFields } from './block-fields.ts';
import { rowTitle, titleParts } from './title-parts.ts';

const partsOf = (kind: 'headline' | 'gallery' | 'rich-text' | 'poll' | 'buttons') =>
  titleParts(blockFields(kind));

test('a row is called by its first words', () => {
  const data = { title: ' Drei\u00ADmal\n Stadion ', items: [{ caption: 'Kurve', picture: 3 }] };
  expect(rowTitle(data, partsOf('gallery'))).toEqual({
    text: 'Dreimal Stadion',
    picture: { collection: 'media', id: 3 },
  });
});

test('what stands above a title is not what it is called', () => {
  expect(rowTitle({ label: 'Kapitel', title: 'Werte' }, partsOf('headline'))).toEqual({ text: 'Werte' });
});

test('without words of its own it is called as its first entry is, or by the record that it shows', () => {
  const gallery = { items: [{ picture: 3 }, { picture: 4, caption: 'Kurve' }] };
  expect(rowTitle(gallery, partsOf('gallery'))).toEqual({
    record: { collection: 'media', id: 3 },
    picture: { collection: 'media', id: 3 },
  });
  expect(rowTitle({ items: [{ link: { label: 'Zum Trikot' } }] }, partsOf('buttons')).text).toBeDefined();
  expect(rowTitle({ poll: { id: 7 } }, partsOf('poll'))).toMatchObject({
    record: { collection: 'polls', id: 7 },
  });
});

test('of rich text it takes the first words, and no more than a line of them', () => {
  const content = lexicalFromRichText(
    richTextFromMarkdown(`Der **Ring** bleibt.\n\n${'Und noch ein Satz. '.repeat(30)}`),
  );
  const { text = '' } = rowTitle({ content }, partsOf('rich-text'));
  expect(text).toMatch(/^Der Ring bleibt\. Und noch/);
  expect(text.length).toBeLessThanOrEqual(80);
});

test.each([undefined, null, 'x', {}, { title: 7, items: 'x' }, { items: [null, 3] }])(
  'nothing is made of %j',
  (data) => {
    expect(rowTitle(data, partsOf('gallery'))).toEqual({});
  },
);

test('every kind of block that editors fill in has something to be called by', () => {
  const without = blockKindNames.filter(
    (kind) => !blockKinds[kind].isLegal && titleParts(blockFields(kind)).length === 0,
  );
  expect(without).toEqual([]);
});
