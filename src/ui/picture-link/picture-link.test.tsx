import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadMessages } from '#i18n/messages.ts';
import { PageContextProvider } from '../page-context.tsx';
import { pictureLinkExamples } from './picture-link.examples.tsx';

const messages = await loadMessages('en');
const rendered = new Map(
  pictureLinkExamples.examples.map(({ id, view }) => [
    id,
    renderToStaticMarkup(
      <PageContextProvider value={{ locale: 'en', messages, brand: { name: '', styledLetter: 0 } }}>
        {view('en')}
      </PageContextProvider>,
    ),
  ]),
);

test('says what it does, and of which picture', () => {
  expect(rendered.get('default')).toMatch(/<a [^>]*aria-label="[^"]+The club’s mark[^"]*"/);
});

test('says what it does where nobody has described the picture', () => {
  expect(rendered.get('unnamed')).toMatch(/<a [^>]*aria-label="[^"]+"/);
});

test('only one that fills its place lets the lightbox open it as cut', () => {
  expect(rendered.get('cropped')).toContain('data-pswp-cropped');
  expect(rendered.get('default')).not.toContain('data-pswp-cropped');
});
