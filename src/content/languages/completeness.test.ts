import { expect, test } from 'vitest';
import { completenessOf } from './completeness.ts';

const headline = (id: string, twin = id) => ({ blockType: 'headline', id, twin });

test('a document exists in a language once it is called something there', () => {
  expect(completenessOf({ alt: { de: 'Kurve', en: ' ' } }, 'alt')).toEqual([
    { locale: 'de', exists: true, missingBlocks: 0 },
    { locale: 'en', exists: false, missingBlocks: 0 },
  ]);
});

test('of a page the blocks are counted that have not been translated', () => {
  const page = {
    title: { de: 'Seite', en: 'Page' },
    blocks: { de: [headline('a'), headline('b')], en: [headline('x', 'b'), headline('own')] },
  };
  expect(completenessOf(page, 'title')[1]).toEqual({ locale: 'en', exists: true, missingBlocks: 1 });
});
