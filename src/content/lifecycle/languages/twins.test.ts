import { expect, test } from 'vitest';
import { carriedOver, pairs, rowsIn, twinOf, withTwins, withTwinsAndRows } from './twins.ts';

const headline = (id: string, twin?: string) => ({ blockType: 'headline', id, ...(twin ? { twin } : {}) });
const quote = (id: string, twin?: string) => ({ blockType: 'blockquote', id, ...(twin ? { twin } : {}) });

const twinsOf = (blocks: unknown) => (Array.isArray(blocks) ? blocks.map(twinOf) : []);

test('blocks without twins find each other by kind and order, once and for all', () => {
  const german = [headline('a'), quote('b'), headline('c')];
  const english = [quote('x'), headline('y')];
  const paired = withTwins(english, german);
  expect(twinsOf(paired)).toEqual(['b', 'a']);
  // A later save includes the others.
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
    items: [{ twin: 'r', link: { label: 'Mehr' } }],
    text: { root: { id: 'kept' } },
  });
});

const accordion = (id: string, twin: string, ...rows: object[]) => ({
  blockType: 'accordion',
  id,
  twin,
  items: rows,
});

const rowTwins = (blocks: unknown) =>
  (Array.isArray(blocks) ? blocks : []).flatMap((block) => rowsIn(block).map(twinOf));

test('rows of twins are twins: by their order the first time, and then wherever they are moved', () => {
  const german = withTwinsAndRows([accordion('g', 't', { id: 'g1' }, { id: 'g2' })], []);
  expect(rowTwins(german)).toEqual(['g1', 'g2']);
  const english = withTwinsAndRows([accordion('e', 't', { id: 'e1' }, { id: 'e2' }, { id: 'e3' })], german);
  expect(rowTwins(english)).toEqual(['g1', 'g2', 'e3']);
  // Inserted before them in one language, and reversed in the other.
  const more = [{ id: 'g0' }, { id: 'g2', twin: 'g2' }, { id: 'g1', twin: 'g1' }];
  expect(rowTwins(withTwinsAndRows([accordion('g', 't', ...more)], english))).toEqual(['e3', 'g2', 'g1']);
  expect(rowTwins(withTwinsAndRows([accordion('g', 't', ...more)], []))).toEqual(['g0', 'g2', 'g1']);
});

test('rows of blocks that are no twins are none, and a row’s copy is a row of its own', () => {
  const german = [accordion('g', 't', { id: 'g1', twin: 'g1' })];
  const english = [accordion('e', 'other', { id: 'e1' })];
  expect(rowTwins(withTwinsAndRows(english, german))).toEqual(['e1']);
  const copied = [accordion('g', 't', { id: 'g1', twin: 'g1' }, { id: 'g2', twin: 'g1' })];
  expect(rowTwins(withTwinsAndRows(copied, []))).toEqual(['g1', 'g2']);
});

test('lists in groups and in rows have theirs as well; nothing else of a block changes', () => {
  const block = { blockType: 'headline', id: 'h', twin: 'h', title: 'Da', items: [{ id: 'no list of it' }] };
  expect(withTwinsAndRows([block], [])).toEqual([block]);
});
