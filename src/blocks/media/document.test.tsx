import { expect, it } from 'vitest';
import type { Media } from '#fields/media.ts';
import { rendered } from '../../../tests/support/rendered.tsx';
import { Document } from './document.tsx';

const file: Media = {
  ...{ id: '2', type: 'file', src: '/media/satzung.pdf', mimeType: 'application/pdf', size: 9, alt: '' },
  ...{ focal: { x: 50, y: 50 }, sources: [] },
};

it('is a link with its name where nobody has a picture of it', async () => {
  const html = await rendered(
    <Document file={file} poster={undefined} label="Satzung" sizes="100vw" priority={false} />,
  );
  expect(html).toContain('href="/media/satzung.pdf" download=""');
  expect(html).toContain('Dokument öffnen: Satzung');
  expect(html).not.toContain('data-pswp');
});
