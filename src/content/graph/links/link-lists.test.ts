import { expect, test } from 'vitest';
import { fullProblem } from './link-lists.ts';

test('a link goes into a menu as long as there is room', () => {
  const navigation = { name: { de: 'Navigation', en: 'Navigation' }, most: 6 };
  expect(fullProblem(navigation, 5)).toBeUndefined();
  expect(fullProblem({ name: { de: 'Fußzeile', en: 'Footer' } }, 60)).toBeUndefined();
  expect(fullProblem(navigation, 6)?.de).toContain('„Navigation“ ist voll: Mehr als 6 Links');
});
