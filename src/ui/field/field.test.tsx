import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadMessages } from '#i18n/messages.ts';
import { PageContextProvider } from '../page-context.tsx';
import { fieldExamples } from './field.examples.tsx';

const messages = await loadMessages('en');

function htmlOf(id: string): string {
  const example = fieldExamples.examples.find((one) => one.id === id);
  return renderToStaticMarkup(
    <PageContextProvider value={{ locale: 'en', messages, brand: { name: '', styledLetter: 0 } }}>
      {example?.view('en')}
    </PageContextProvider>,
  );
}

test.each(fieldExamples.examples.map(({ id }) => id))(
  '%s: everything that describes a control is there, and its label leads to it',
  (id) => {
    const html = htmlOf(id);
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, found]) => found));
    for (const [, list = ''] of html.matchAll(/aria-describedby="([^"]+)"/g))
      for (const described of list.split(' ')) expect(ids, described).toContain(described);
    for (const [, target] of html.matchAll(/ for="([^"]+)"/g)) expect(ids).toContain(target);
    expect(ids).toContain(`field-${id}`);
  },
);

test('what is wrong is said right before the control, which is called wrong', () => {
  expect(htmlOf('problem')).toMatch(
    /id="field-problem-problem"[^>]*>The sign @ is missing\.<\/p><input [^>]*aria-invalid="true"/,
  );
});

test('a group of radio buttons is called wrong as a group, and demands one of them', () => {
  const html = htmlOf('choice');
  expect(html).toContain('role="radiogroup"');
  expect(html.match(/required=""/g)).toHaveLength(2);
});
