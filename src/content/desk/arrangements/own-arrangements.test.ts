import { expect, test } from 'vitest';
import { type Arrangement, mostArrangements, readArrangements, withArrangement } from './own-arrangements.ts';

const named = (name: string): Arrangement => ({ name, text: '{}', count: 1 });

test('they are kept in the order of their names, and one of the same name is replaced', () => {
  const two = withArrangement([named('Zitat')], named('Auftakt')) ?? [];
  expect(two.map(({ name }) => name)).toEqual(['Auftakt', 'Zitat']);
  expect(withArrangement(two, { ...named('Zitat'), count: 3 })).toEqual([
    named('Auftakt'),
    { ...named('Zitat'), count: 3 },
  ]);
});

test('there is room for fifty, and none for one without a name', () => {
  const full = Array.from({ length: mostArrangements }, (_, index) => named(`${index}`));
  expect(withArrangement(full, named('noch eine'))).toBeUndefined();
  expect(withArrangement(full, named('7'))).toHaveLength(mostArrangements);
  expect(withArrangement([], named(''))).toBeUndefined();
});

test('what can’t be read is left out', () => {
  expect(readArrangements({ all: [named('Gut'), { name: 7 }, 'x'] })).toEqual([named('Gut')]);
  for (const odd of [undefined, null, 'x', [], { all: 'x' }]) expect(readArrangements(odd)).toEqual([]);
});
