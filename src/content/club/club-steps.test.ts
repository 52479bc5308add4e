import { expect, test } from 'vitest';
import { clubFieldNames } from '#blocks/club-details/club-details.ts';
import { askedStep, clubSteps, lastStep, stepAddress, stepOf } from './club-steps.ts';

test('each of the club’s details is asked for once', () => {
  const asked: readonly string[] = clubSteps.flatMap(({ fields }) => fields);
  expect(asked.toSorted()).toEqual(clubFieldNames.toSorted());
  expect(clubFieldNames.map(stepOf).every((step) => step >= 1 && step < lastStep)).toBe(true);
});

test('a step is one that there is', () => {
  expect(['1', '2', '4'].map(askedStep)).toEqual([1, 2, 4]);
  expect([undefined, '', '0', '-1', '9', '1.5', 'zwei', ['2', '3']].map(askedStep)).toEqual([
    1, 1, 1, 1, 4, 1, 1, 1,
  ]);
  expect([1, 2].map(stepAddress)).toEqual(['/admin/first-steps', '/admin/first-steps?step=2']);
});
