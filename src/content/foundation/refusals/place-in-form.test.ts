import type { ClientField } from 'payload';
import { expect, test } from 'vitest';
import { placeInForm } from './place-in-form.ts';
import { isVerdict } from './refusal-texts.ts';

const picture: ClientField = {
  name: 'picture',
  type: 'upload',
  relationTo: 'media',
  label: { de: 'Bild', en: 'Picture' },
};

const fields: readonly ClientField[] = [
  {
    type: 'tabs',
    tabs: [
      {
        label: { de: 'Inhalt', en: 'Content' },
        fields: [
          { name: 'title', type: 'text', label: { de: 'Titel', en: 'Title' } },
          {
            name: 'blocks',
            type: 'blocks',
            blocks: [
              {
                slug: 'gallery',
                labels: { singular: { de: 'Galerie', en: 'Gallery' }, plural: '' },
                fields: [
                  {
                    name: 'items',
                    type: 'array',
                    labels: { singular: { de: 'Bild', en: 'Picture' }, plural: '' },
                    fields: [picture],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        name: 'seo',
        label: { de: 'Suche', en: 'Search' },
        fields: [{ name: 'description', type: 'text', label: 'Text' }],
      },
    ],
  },
];

const state = {
  blocks: {
    rows: [
      { id: 'a', blockType: 'quote' },
      { id: 'b', blockType: 'gallery' },
    ],
  },
};

test.each([
  ['title', '„Titel“', '“Title”'],
  [
    'blocks.1.items.0.picture',
    '„Bild“ in „Bild 1“ in Baustein 2 („Galerie“)',
    '“Picture” in “Picture 1” in block 2 (“Gallery”)',
  ],
  ['blocks.1.items', '„items“ in Baustein 2 („Galerie“)', '“items” in block 2 (“Gallery”)'],
  ['seo.description', '„Text“ in „Suche“', '“Text” in “Search”'],
  ['blocks.0.quote', undefined, undefined],
  ['nothing.like.it', undefined, undefined],
])('%s is called %s', (path, german, english) => {
  const placeIn = (language: 'de' | 'en') =>
    placeInForm(path, fields, { state, i18n: { language, fallbackLanguage: 'de', t: (key: string) => key } });
  expect([placeIn('de'), placeIn('en')]).toEqual([german, english]);
});

test('a sentence that stands at many fields needs its place, one of a rule of ours has it', () => {
  expect(isVerdict('Bitte ausfüllen.', 'de')).toBe(true);
  expect(isVerdict('„morgen“ ist kein Datum.', 'de')).toBe(true);
  expect(isVerdict('This is too long. At most 300 characters are possible.', 'en')).toBe(true);
  expect(isVerdict('Der Pfad beginnt mit einem Schrägstrich.', 'de')).toBe(false);
});
