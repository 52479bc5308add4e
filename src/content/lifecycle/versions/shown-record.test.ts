import { expect, test } from 'vitest';
import { shownRecords } from './shown-record.ts';

const titleFieldOf = (collection: string) => (collection === 'media' ? 'filename' : 'question');

test('a record in a version is called by its name in the editor’s language, else in another one', () => {
  const poll = { id: 1, question: { de: 'Wie \u00ADbreit?', en: 'How wide?' } };
  const shown = (value: unknown, language: 'de' | 'en') =>
    shownRecords(value, 'polls', language, titleFieldOf);
  expect(shown(poll, 'de')).toEqual([{ collection: 'polls', id: '1', name: 'Wie breit?' }]);
  expect(shown(poll, 'en')).toEqual([{ collection: 'polls', id: '1', name: 'How wide?' }]);
  expect(shown({ id: 2, question: { de: 'Nur deutsch' } }, 'en')[0]?.name).toBe('Nur deutsch');
});

test('a picture is shown with what it shows, another file by its name', () => {
  const media = (value: unknown) => shownRecords(value, 'media', 'de', titleFieldOf);
  const picture = {
    id: 3,
    filename: 'kurve-1a.png',
    alt: { de: 'Die Kurve', en: 'The stand' },
    mimeType: 'image/png',
    thumbnailURL: '/api/media/file/kurve-1a-480x2.webp',
    url: '/api/media/file/kurve-1a.png',
  };
  expect(media(picture)).toEqual([
    { collection: 'media', id: '3', name: 'Die Kurve', picture: '/api/media/file/kurve-1a-480x2.webp' },
  ]);
  const drawing = { ...picture, thumbnailURL: null, alt: { de: ' ' }, mimeType: 'image/svg+xml' };
  expect(media(drawing)[0]).toMatchObject({ name: 'kurve-1a.png', picture: '/api/media/file/kurve-1a.png' });
  const document = { ...picture, mimeType: 'application/pdf' };
  expect(media(document)[0]).not.toHaveProperty('picture');
});

test('what is gone has no name, what is empty is nothing, and of several kinds each says its own', () => {
  const all = (value: unknown) => shownRecords(value, ['media', 'polls'], 'de', titleFieldOf);
  expect(all([{ relationTo: 'media', value: 7 }, null, { relationTo: 'polls', value: { id: 8 } }])).toEqual([
    { collection: 'media', id: '7' },
    { collection: 'polls', id: '8' },
  ]);
  expect(shownRecords(undefined, 'media', 'de', titleFieldOf)).toEqual([]);
});
