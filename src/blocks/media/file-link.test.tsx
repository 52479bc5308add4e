import { expect, it } from 'vitest';
import type { Media } from '#fields/media.ts';
import { rendered } from '../../../tests/support/rendered.tsx';
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
  const link = (
    <FileLink id="f" picture={picture} file={document} name="Kurve" sizes="50vw" priority={false} />
  );
  const german = await rendered(link);
  expect(german).toContain('href="/media/satzung.pdf" aria-label="Dokument öffnen: Satzung"');
  expect(german).toContain('data-pswp-type="html" data-opens="document"');
  expect(await rendered(link, 'en')).toContain('aria-label="Open the document: Satzung"');
});
