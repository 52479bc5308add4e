import { expect, test } from 'vitest';
import { FormHistory } from './form-history.ts';

function historyOf(...texts: string[]): FormHistory<string> {
  const history = new FormHistory<string>();
  for (const text of texts) history.note({ state: text.toUpperCase(), text }, true);
  return history;
}

test('goes back and forth, step by step', () => {
  const history = historyOf('a', 'ab', 'abc');
  expect(history.back()?.state).toBe('AB');
  expect(history.back()?.state).toBe('A');
  expect(history.back()).toBeUndefined();
  expect(history.forth()?.state).toBe('AB');
  expect(history.forth()?.state).toBe('ABC');
  expect(history.forth()).toBeUndefined();
});

test('writing after going back leaves what was undone', () => {
  const history = historyOf('a', 'ab');
  history.back();
  history.note({ state: 'AX', text: 'ax' }, true);
  expect(history.steps).toEqual({ back: 1, forth: 0 });
  expect(history.back()?.text).toBe('a');
});

test('what is the same, or was made of it by the server, is no step', () => {
  const history = historyOf('a', 'a');
  history.note({ state: 'A, saved', text: 'a ' }, false);
  expect(history.steps).toEqual({ back: 0, forth: 0 });
  history.note({ state: 'B', text: 'b' }, true);
  expect(history.back()?.state).toBe('A, saved');
});

test('goes back a hundred steps', () => {
  const history = historyOf(...Array.from({ length: 150 }, (_, index) => `${index}`));
  expect(history.steps.back).toBe(100);
});
