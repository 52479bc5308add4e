import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBackend } from '../../../../tests/support/content-backend.ts';
import { uploadOf } from '../../../../tests/support/upload.ts';

const refused = z.object({ errors: z.array(z.looseObject({ message: z.string() })).min(1) });

describe('what an editor is told', () => {
  const backend = ContentBackend.forTests();
  const { editor } = backend;

  async function sentence(answer: Response): Promise<string> {
    expect(answer.status).toBeGreaterThanOrEqual(400);
    return refused.parse(await answer.json()).errors[0]?.message ?? '';
  }

  const upload = (file: File, language: string) => {
    return editor('POST', '/media?locale=de', uploadOf(file, { alt: 'Ein Bild' }), {
      'accept-language': language,
    });
  };

  test('of a file that is too large, or of a kind that nobody takes, says so in the reader’s language', async () => {
    const large = new File([new Uint8Array(40 * 1024 * 1024 + 2)], 'groß.png', { type: 'image/png' });
    expect(await sentence(await upload(large, 'de'))).toContain('größer als 40 MB');
    expect(await sentence(await upload(large, 'en'))).toContain('larger than 40 MB');
    const archive = new File([new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0])], 'a.zip', {
      type: 'application/zip',
    });
    expect(await sentence(await upload(archive, 'de'))).toContain('nimmt die Mediathek nicht an');
    expect(await sentence(await upload(archive, 'en'))).toContain('takes no files of this kind');
  });

  test.each([
    [
      'a picture that is gone',
      'pages',
      {
        title: 'A',
        path: '/a',
        blocks: [
          { blockType: 'headline', title: 'A' },
          { blockType: 'media', file: 999 },
        ],
      },
      'Die Datei in Baustein 2 („',
      'The file in block 2 (“',
    ],
    [
      'a page that ends before it begins',
      'pages',
      { title: 'B', path: '/b', route: { visibleFrom: '2026-02-01', visibleUntil: '2026-01-01' } },
      '„Sichtbar bis“ muss nach „Sichtbar ab“ liegen.',
      '“Visible until” has to be after “visible from”.',
    ],
    [
      'a redirect to itself',
      'redirects',
      { from: '/kreis', to: '/kreis', status: '301' },
      'Diese Weiterleitung führt im Kreis',
      'This redirect leads in a circle',
    ],
  ])('of %s is a sentence, and no path', async (_, collection, data, german, english) => {
    const send = (language: string) =>
      editor(
        'POST',
        `/${collection}?locale=de`,
        { ...data, _status: 'published' },
        { 'accept-language': language },
      );
    expect(await sentence(await send('de'))).toContain(german);
    const told = await sentence(await send('en'));
    expect(told).toContain(english);
    expect(told).not.toMatch(/blocks\.\d|following field/);
  });

  test('of settings that would be copied live is that there are no drafts', async () => {
    const copied = backend.payload.updateGlobal({
      slug: 'project-settings',
      locale: 'en',
      draft: true,
      data: { title: 'Kopiert' },
    });
    await expect(copied).rejects.toThrow('Hier gibt es keine Entwürfe');
  });
});
