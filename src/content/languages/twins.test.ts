import { expect, test } from 'vitest';
import { carriedOver, pairs, twinOf, withTwins } from './twins.ts';

const headline = (id: string, twin?: string) => ({ blockType: 'headline', id, ...(twin ? { twin } : {}) });
const quote = (id: string, twin?: string) => ({ blockType: 'blockquote', id, ...(twin ? { twin } : {}) });

const twinsOf = (blocks: unknown) => (Array.isArray(blocks) ? blocks.map(twinOf) : []);

test('blocks from before there were twins find each other by kind and order, once and for all', () => {
  const german = [headline('a'), quote('b'), headline('c')];
  const english = [quote('x'), headline('y')];
  const paired = withTwins(english, german);
  expect(twinsOf(paired)).toEqual(['b', 'a']);
  // Saved later, the others take part.
  expect(twinsOf(withTwins(german, paired))).toEqual(['a', 'b', 'c']);
});

test('a twin stays the same wherever its block is moved, and a new block takes nobody’s', () => {
  const german = [headline('a', 't1'), headline('b', 't2')];
  const english = [headline('x', 't2'), headline('n'), headline('y', 't1')];
  expect(twinsOf(withTwins(english, german))).toEqual(['t2', 'n', 't1']);
  expect(pairs(english, german).map((block) => block?.id)).toEqual(['b', undefined, 'a']);
});

test('a copy within the page is no twin any more', () => {
  expect(twinsOf(withTwins([headline('a', 't1'), headline('b', 't1')], []))).toEqual(['t1', 'b']);
});

test('what is carried over keeps its twin, and its rows get ids of their own', () => {
  const block = {
    ...headline('a'),
    items: [{ id: 'r', link: { id: 'l', label: 'Mehr' } }],
    text: { root: { id: 'kept' } },
  };
  expect(carriedOver(block)).toEqual({
    blockType: 'headline',
    twin: 'a',
    items: [{ link: { label: 'Mehr' } }],
    text: { root: { id: 'kept' } },
  });
});
