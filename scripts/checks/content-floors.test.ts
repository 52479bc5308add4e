import { expect, test } from 'vitest';
import { floorProblems, floors } from './content-floors.ts';

function problemsOf(imports: Readonly<Record<string, readonly string[]>>): string[] {
  return floorProblems(new Map(Object.entries(imports)));
}

test('down, along a floor and from the configuration everything may be imported', () => {
  expect(
    problemsOf({
      'app/page.tsx': ['payload.config.ts'],
      'payload.config.ts': ['process/jobs/clock.ts', 'model/collections/pages.ts'],
      'model/collections/pages.ts': ['lifecycle/gates/judge.ts'],
      'lifecycle/gates/judge.ts': ['lifecycle/languages/twins.ts', 'foundation/fields/tree.ts'],
      'lifecycle/languages/twins.ts': ['lifecycle/languages/keys.ts'],
    }),
  ).toEqual([]);
});

test('nothing is imported from above, and not the configuration', () => {
  expect(
    problemsOf({
      'graph/links/follow.ts': ['lifecycle/gates/judge.ts'],
      'model/collections/pages.ts': ['payload.config.ts'],
    }),
  ).toEqual([
    'graph/links/follow.ts imports lifecycle/gates/judge.ts, from a floor above.',
    'model/collections/pages.ts imports payload.config.ts, from a floor above.',
  ]);
});

test('what rests on Payload’s inside is for every floor, and imports from the lowest alone', () => {
  expect(
    problemsOf({
      'foundation/refusals/list.tsx': ['payload/navigation.ts'],
      'payload/database.ts': ['foundation/database/locks.ts', 'graph/links/follow.ts'],
    }),
  ).toEqual(['payload/database.ts imports graph/links/follow.ts, from a floor above.']);
});

test('but by a test', () => {
  expect(problemsOf({ 'graph/links/follow.test.ts': ['wire/api/pages.ts'] })).toEqual([]);
});

test('rooms import each other in no circle, though their files don’t', () => {
  expect(
    problemsOf({
      'graph/links/follow.ts': ['graph/references/stored.ts'],
      'graph/references/used.ts': ['graph/links/targets.ts'],
    }),
  ).toEqual(['These rooms import each other in a circle, types included: graph/links, graph/references']);
});

test.each(['loose.ts', 'graph/loose.ts', 'attic/room/file.ts'])('%s is in no room', (file) => {
  expect(problemsOf({ [file]: [] })).toEqual([
    `${file} is in no room: its place is {floor}/{room}, and the floors are ${floors.join(', ')}.`,
  ]);
});

test('a floor has at most nine rooms', () => {
  const rooms = Array.from({ length: 10 }, (_, number) => [`desk/room-${number}/view.ts`, []]);
  expect(problemsOf(Object.fromEntries(rooms))).toEqual(['desk has 10 rooms: a floor has at most 9.']);
});
