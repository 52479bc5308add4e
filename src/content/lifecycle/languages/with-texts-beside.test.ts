import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { withTextsBeside } from './with-texts-beside.ts';

const beside = { components: { Description: '/lifecycle/languages/text-beside.tsx#TextBeside' } };

test('each field that takes words gets what the other language says there, in groups and rows, too', () => {
  const words: Field = { name: 'title', type: 'text', admin: { description: 'Oben' } };
  const target: Field = { name: 'to', type: 'text', admin: { components: { Field: '/target.tsx#Target' } } };
  const others: Field[] = [target, { name: 'href', type: 'text' }, { name: 'large', type: 'checkbox' }];
  const lines: Field = { name: 'lines', type: 'textarea' };
  const running: Field = { name: 'content', type: 'richText' };
  const fields: Field[] = [
    { name: 'items', type: 'array', fields: [{ type: 'row', fields: [words, ...others] }] },
    { name: 'end', type: 'group', fields: [lines, running] },
  ];
  const titled = { ...words, admin: { description: 'Oben', ...beside } };
  expect(withTextsBeside(fields)).toEqual([
    { name: 'items', type: 'array', fields: [{ type: 'row', fields: [titled, ...others] }] },
    {
      name: 'end',
      type: 'group',
      fields: [
        { ...lines, admin: beside },
        { ...running, admin: beside },
      ],
    },
  ]);
});
