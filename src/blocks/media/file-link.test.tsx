import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Media } from '#fields/media.ts';
import { loadMessages } from '#i18n/messages.ts';
import { PageContextProvider } from '#ui/page-context.tsx';
import { FileLink } from './file-link.tsx';

const picture: Media = {
  ...{ id: '1', type: 'image', src: '/media/kurve.png', mimeType: 'image/png', size: 1, alt: 'Die Kurve' },
  ...{ width: 1200, height: 800, focal: { x: 50, y: 50 }, sources: [] },
};
const document: Media = {
  ...{
    id: '2',
    type: 'file',
    src: '/media/satzung.pdf',
    mimeType: 'application/pdf',
    size: 9,
    alt: 'Satzung',
  },
  ...{ focal: { x: 50, y: 50 }, sources: [] },
};

it('names the document that a picture leads to, in either language', async () => {
  const render = async (locale: 'de' | 'en') =>
    renderToStaticMarkup(
      <PageContextProvider
        value={{ locale, messages: await loadMessages(locale), brand: { name: '', styledLetter: 0 } }}
      >
        <FileLink id="f" picture={picture} file={document} name="Kurve" sizes="50vw" priority={false} />
      </PageContextProvider>,
    );
  const german = await render('de');
  expect(german).toContain('href="/media/satzung.pdf" aria-label="Dokument öffnen: Satzung"');
  expect(german).toContain('data-pswp-type="html" data-opens="document"');
  expect(await render('en')).toContain('aria-label="Open the document: Satzung"');
});
