import { expect, test } from 'vitest';
import { rendered } from '../../../tests/support/rendered.tsx';
import { fieldExamples } from './field.examples.tsx';

const htmlOf = (id: string) =>
  rendered(fieldExamples.examples.find((one) => one.id === id)?.view('en'), 'en');

test.each(fieldExamples.examples.map(({ id }) => id))(
  '%s: everything that describes a control is there, and its label leads to it',
  async (id) => {
    const html = await htmlOf(id);
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, found]) => found));
    for (const [, list = ''] of html.matchAll(/aria-describedby="([^"]+)"/g))
      for (const described of list.split(' ')) expect(ids, described).toContain(described);
    for (const [, target] of html.matchAll(/ for="([^"]+)"/g)) expect(ids).toContain(target);
    expect(ids).toContain(`field-${id}`);
  },
);

test('what is wrong is said right before the control, which is called wrong', async () => {
  expect(await htmlOf('problem')).toMatch(
    /id="field-problem-problem"[^>]*>The sign @ is missing\.<\/p><input [^>]*aria-invalid="true"/,
  );
});

test('a group of radio buttons is called wrong as a group, and demands one of them', async () => {
  const html = await htmlOf('choice');
  expect(html).toContain('role="radiogroup"');
  expect(html.match(/required=""/g)).toHaveLength(2);
});
