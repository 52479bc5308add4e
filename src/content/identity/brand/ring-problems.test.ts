import { expect, test } from 'vitest';
import { clubs } from '#brand/clubs/clubs.ts';
import { ringProblems } from './ring-problems.ts';

const { ring } = clubs.second;

test.each(Object.entries(clubs))('the %s club’s ring keeps its own rules', (_name, { ring }) => {
  expect(ringProblems(ring)).toEqual([]);
});

test.each([
  [
    'tighter than allowed',
    { bend: { ...ring.bend, path: 1.75 } },
    'ring.bend.path',
    'Erlaubt ist eine Biegung von 2,5 bis 4, hier sind es 1,75.',
  ],
  [
    'wider than allowed',
    { bend: { ...ring.bend, loop: 4.5 } },
    'ring.bend.loop',
    'Erlaubt ist eine Biegung von 2,5 bis 4, hier sind es 4,5.',
  ],
  [
    'between limits that are none',
    { bend: { ...ring.bend, most: 2 } },
    'ring.bend.most',
    'Die weiteste Biegung ist enger als die engste, 2,5.',
  ],
  [
    'beyond the icon',
    { icon: { top: 0.7, height: 0.5 } },
    'ring.icon.height',
    'Abstand und Höhe ergeben zusammen höchstens 1, im Moment 1,2.',
  ],
])('a ring %s is refused, with the value and what would do', (_what, change, path, said) => {
  expect(ringProblems({ ...ring, ...change })).toEqual([
    expect.objectContaining({ path, message: expect.objectContaining({ de: said }) }),
  ]);
});

test('parts that make one whole are no more than one', () => {
  expect(ringProblems({ ...ring, icon: { top: 0.3, height: 0.7 } })).toEqual([]);
});
