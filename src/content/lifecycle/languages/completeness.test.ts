import { flattenAllFields } from 'payload/shared';
import { expect, test } from 'vitest';
import { completenessOf } from './completeness.ts';

const headline = (id: string, twin = id) => ({ blockType: 'headline', id, twin });

const media = {
  nameField: 'alt',
  fields: [
    { name: 'alt', type: 'text', localized: true },
    { name: 'caption', type: 'textarea', localized: true },
  ],
} satisfies Parameters<typeof completenessOf>[1];

test('a document exists in a language once it is called something there', () => {
  expect(completenessOf({ alt: { de: 'Kurve', en: ' ' } }, media)).toEqual([
    { locale: 'de', exists: true, missingBlocks: 0, missingTexts: 0 },
    { locale: 'en', exists: false, missingBlocks: 0, missingTexts: 0 },
  ]);
});

test('of a page the blocks are counted that have not been translated', () => {
  const page = {
    title: { de: 'Seite', en: 'Page' },
    blocks: { de: [headline('a'), headline('b')], en: [headline('x', 'b'), headline('own')] },
  };
  expect(completenessOf(page, { nameField: 'title', fields: [] })[1]).toMatchObject({ missingBlocks: 1 });
});

test('of anything else the texts are counted that are not there, in whichever row', () => {
  const options = (...labels: object[]) => labels.map((label, id) => ({ id: String(id), label, href: '/a' }));
  const poll = {
    question: { de: 'Wer?', en: 'Who?' },
    thanks: { de: 'Danke' },
    options: options({ de: 'Ja', en: 'Yes' }, { de: 'Nein', en: '' }, { en: 'Perhaps' }),
  };
  const fields = flattenAllFields({
    fields: [
      { type: 'row', fields: [{ name: 'question', type: 'text', localized: true }] },
      { name: 'thanks', type: 'textarea', localized: true },
      { name: 'options', type: 'array', fields: [{ name: 'label', type: 'text', localized: true }] },
    ],
  });
  expect(completenessOf(poll, { nameField: 'question', fields })[1]).toMatchObject({
    exists: true,
    missingTexts: 2,
  });
});
