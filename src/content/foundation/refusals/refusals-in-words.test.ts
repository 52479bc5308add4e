import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBackend } from '../../../../tests/support/content-backend.ts';

const refused = z.object({
  errors: z.tuple([
    z.looseObject({
      message: z.string(),
      data: z
        .object({
          errors: z.array(z.object({ path: z.string(), label: z.string(), message: z.string() })),
        })
        .optional(),
    }),
  ]),
});

/** Words that almost every English sentence has, and no German one. */
const englishWords = /\b(?:the|is|are|this|that|of|not|field|value|invalid|block|please|document|found)\b/i;
const dottedPath = /[a-z]\w*\.(?:\d+|[a-z]\w*)(?:\.|\b)/;

const published = { _status: 'published' };

describe('what Payload refuses', () => {
  const backend = ContentBackend.forTests();
  const { editor, viewer } = backend;
  let page = 0;

  beforeAll(async () => {
    const made = await backend.payload.create({
      collection: 'pages',
      locale: 'de',
      data: { title: 'Da', path: '/da', ...published },
    });
    page = Number(made.id);
    const locked = await backend.payload.create({
      collection: 'pages',
      locale: 'de',
      data: { title: 'Belegt', path: '/belegt', ...published },
    });
    const { id: colleague } = await backend.makeAccount('editor');
    await backend.payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'pages', value: locked.id },
        user: { relationTo: 'users', value: colleague },
      },
    });
    lockedPage = Number(locked.id);
  });

  let lockedPage = 0;

  type Headers = Readonly<Record<string, string>>;

  const save = (data: object) => (headers: Headers) =>
    editor('POST', '/pages?locale=de', { title: 'Neu', path: '/neu', ...data, ...published }, headers);

  const upload = (file: File | undefined, said: object) => (headers: Headers) => {
    const form = new FormData();
    if (file) form.set('file', file);
    form.set('_payload', JSON.stringify(said));
    return editor('POST', '/media?locale=de', form, headers);
  };

  const zip = new File([new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0])], 'a.zip', {
    type: 'application/zip',
  });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"></svg>';
  const large = new File([new Uint8Array(40 * 1024 * 1024 + 2)], 'gross.png', { type: 'image/png' });

  const provoked: Record<string, [(headers: Headers) => Promise<Response>, string]> = {
    'a field left empty': [save({ title: '' }), '„Titel“ – Bitte ausfüllen.'],
    'one in a block': [
      save({ blocks: [{ blockType: 'headline' }] }),
      '„Überschrift“ in Baustein 1 („Überschrift“) – Bitte ausfüllen.',
    ],
    'one in a row of a block': [
      save({
        blocks: [
          { blockType: 'headline', title: 'A' },
          { blockType: 'gallery', items: [{}] },
        ],
      }),
      '„Bild“ in „Bilder 1“ in Baustein 2 („Galerie“) – Bitte ausfüllen.',
    ],
    'a list without entries': [
      save({ blocks: [{ blockType: 'buttons', items: [] }] }),
      '„Knöpfe“ in Baustein 1 („Knöpfe“) – Hier fehlen Einträge. Weniger als 1 geht nicht.',
    ],
    'a path that another page has': [
      save({ path: '/da' }),
      '„Pfad“ – Das ist schon vergeben. Bitte etwas anderes wählen.',
    ],
    'a text that is too long': [
      save({ title: 'A'.repeat(121), reason: 'Kürzer geht es nicht.' }),
      '„Titel“ – Das ist zu lang. Höchstens 120 Zeichen sind möglich.',
    ],
    'no choice that there is': [
      save({ layout: 'gibt-es-nicht' }),
      '„Layout“ – Diese Auswahl gibt es nicht. Bitte neu wählen.',
    ],
    'no date': [save({ route: { visibleFrom: 'gestern' } }), '„Sichtbar ab“ – „gestern“ ist kein Datum.'],
    'a file of no kind that is taken': [upload(zip, { alt: 'Ein Bild' }), 'nimmt die Mediathek nicht an'],
    'a file that is too large': [upload(large, { alt: 'Ein Bild' }), 'größer als 40 MB'],
    'an upload without a file': [upload(undefined, { alt: 'Ein Bild' }), 'keine Dateien hochgeladen'],
    'a file without alternative text': [
      upload(new File([svg], 'x.svg', { type: 'image/svg+xml' }), {}),
      '„Alternativtext“ – Bitte ausfüllen.',
    ],
    'what somebody else is editing': [
      (headers) => editor('PATCH', `/pages/${lockedPage}?locale=de`, { title: 'Meins' }, headers),
      'Das bearbeitet gerade jemand anders.',
    ],
    'what an account may not do': [
      (headers) => viewer('PATCH', `/pages/${page}?locale=de`, { title: 'Meins' }, headers),
      'Dafür reicht das Recht dieses Kontos nicht.',
    ],
    'what needs a session': [
      (headers) => backend.request('PATCH', `/pages/${page}?locale=de`, { title: 'Meins' }, headers),
      'Dafür reicht das Recht dieses Kontos nicht.',
    ],
    'what is not there': [
      (headers) => editor('GET', '/pages/9999', undefined, headers),
      'Das gibt es nicht oder nicht mehr.',
    ],
    'a search by what is no field': [
      (headers) => editor('GET', '/pages?where[nix][equals]=1', undefined, headers),
      'Danach lässt sich hier nicht suchen.',
    ],
  };

  test.each(Object.entries(provoked))('is, of %s, a German sentence', async (_, [provoke, sentence]) => {
    const answer = await provoke({ 'accept-language': 'de' });
    const text = await answer.text();
    expect(answer.status, text).toBeGreaterThanOrEqual(400);
    const [{ message, data }] = refused.parse(JSON.parse(text)).errors;
    expect(message).toContain(sentence);
    for (const said of [message, ...(data?.errors ?? []).flatMap((error) => [error.label, error.message])]) {
      expect(said).not.toMatch(dottedPath);
      expect(said).not.toMatch(englishWords);
    }
    expect(message).toMatch(/\.$/);
  });

  test.each(['Something went wrong.', 'An unknown error occurred.'])(
    'is a sentence where Payload itself says no more than “%s”',
    async (raw) => {
      const { createLocalReq } = await import('payload');
      const { refusalsInWords } = await import('./refusals-in-words.ts');
      const req = await createLocalReq({}, backend.payload);
      const error = Object.assign(new TypeError('x is not a function'), { data: undefined });
      const result = { errors: [{ message: raw }] };
      const { response } = (await refusalsInWords({ context: {}, error, req, result })) ?? {};
      expect(refused.parse(response).errors[0].message).toBe(
        'Da ist etwas schiefgegangen, und nichts wurde gespeichert. Bitte noch einmal versuchen.',
      );
    },
  );

  test('is an English sentence to who reads English', async () => {
    const answer = await save({ blocks: [{ blockType: 'headline' }] })({ 'accept-language': 'en' });
    expect(refused.parse(await answer.json()).errors[0].message).toBe(
      '“Headline” in block 1 (“Headline”) – Please fill this in.',
    );
  });
});
