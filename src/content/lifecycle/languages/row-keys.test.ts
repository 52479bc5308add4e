import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { placeOfTwins, withRowTwins } from './row-keys.ts';

const form: FormState = {
  'blocks.2.items': { rows: [{ id: 'new' }, { id: 'saved' }, { id: 'carried' }] },
  'blocks.2.items.2.twin': { value: 't-carried' },
  'blocks.2.items.1.more': { rows: [{ id: 'inner' }] },
};
const twins = { saved: 't-saved', inner: 't-inner' };

test.each([
  ['title', 'title'],
  ['items.1.link.label', 'items.t-saved.link.label'],
  ['items.2.text', 'items.t-carried.text'],
  ['items.0.text', 'items.new.text'],
  ['items.1.more.0.text', 'items.t-saved.more.t-inner.text'],
])('“%s” of the form is “%s” in either language, and the other way round', (place, key) => {
  expect(withRowTwins(form, 'blocks.2', place, twins)).toBe(key);
  expect(placeOfTwins(form, 'blocks.2', key, twins)).toBe(`blocks.2.${place}`);
});

test('a row that the form has not has no place in it', () => {
  expect(placeOfTwins(form, 'blocks.2', 'items.elsewhere.text', twins)).toBeUndefined();
  expect(placeOfTwins(form, 'blocks.2', 'items.t-saved.more.elsewhere.text', twins)).toBeUndefined();
});
