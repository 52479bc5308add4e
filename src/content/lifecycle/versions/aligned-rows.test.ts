import { expect, test } from 'vitest';
import { alignedRows, type Row, stateOf } from './aligned-rows.ts';

const rows = (ids: string): Row[] => [...ids].map((id) => ({ id }));

/** `+a` is new, `-a` removed, `~a` moved, each with its position. */
function aligned(before: string, after: string): string {
  return alignedRows(rows(before), rows(after))
    .map((row) => {
      const state = !row.before ? '+' : !row.after ? '-' : row.isMoved ? '~' : '';
      return `${state}${String((row.after ?? row.before)?.id)}${row.place}`;
    })
    .join(' ');
}

test.each([
  ['abc', 'abc', 'a1 b2 c3'],
  ['abc', 'xabc', '+x1 a2 b3 c4'],
  ['abc', 'ac', 'a1 -b2 c2'],
  ['abc', 'bc', '-a1 b1 c2'],
  ['abcd', 'dabc', '~d1 a2 b3 c4'],
  ['abcd', 'bcda', 'b1 c2 d3 ~a4'],
  ['ab', 'xy', '-a1 -b2 +x1 +y2'],
  ['abc', '', '-a1 -b2 -c3'],
  ['', 'ab', '+a1 +b2'],
])('from %s to %s, %s', (before, after, expected) => {
  expect(aligned(before, after)).toBe(expected);
});

test('rows without an id are new ones', () => {
  expect(alignedRows([{ title: 'A' }], [{ title: 'A' }])).toEqual([
    { before: { title: 'A' }, after: undefined, place: 1, isMoved: false },
    { before: undefined, after: { title: 'A' }, place: 1, isMoved: false },
  ]);
});

test('a row that stays differs by what it says, and not by how it says nothing', () => {
  const state = (before: Row | undefined, after: Row | undefined, isMoved = false) =>
    stateOf({ before, after, place: 1, isMoved });
  expect(state(undefined, { id: 'a' })).toBe('added');
  expect(state({ id: 'a' }, undefined)).toBe('removed');
  expect(state({ id: 'a' }, { id: 'a' }, true)).toBe('moved');
  expect(state({ title: 'A', items: [{ n: 1 }] }, { title: 'A', items: [{ n: 2 }] })).toBe('changed');
  expect(state({ title: 'A', lead: null }, { title: 'A', lead: '', wide: false })).toBeUndefined();
});
