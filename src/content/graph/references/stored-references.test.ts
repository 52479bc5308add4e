import { flattenAllFields } from 'payload/shared';
import { describe, expect, test } from 'vitest';
import { siteAddress, storedReferences } from './stored-references.ts';

const fields = flattenAllFields({
  fields: [
    { name: 'path', type: 'text', unique: true },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Inhalt',
          fields: [
            {
              name: 'blocks',
              type: 'blocks',
              localized: true,
              blocks: [
                {
                  slug: 'gallery',
                  labels: { singular: { de: 'Galerie', en: 'Gallery' }, plural: 'Galerien' },
                  fields: [
                    {
                      name: 'items',
                      type: 'array',
                      fields: [{ name: 'picture', type: 'upload', relationTo: 'media' }],
                    },
                    { name: 'markup', type: 'textarea' },
                    { name: 'text', type: 'richText' },
                  ],
                },
              ],
            },
          ],
        },
        { name: 'seo', label: 'Suche', fields: [{ name: 'image', type: 'upload', relationTo: 'media' }] },
      ],
    },
  ],
});

const found = (values: Record<string, unknown>) =>
  storedReferences(fields, values).map(({ target, place, locale }) => [target, place.de, locale]);

describe('what a stored document points at', () => {
  test('is found in rows of blocks, in each language, and named by block', () => {
    const blocks = {
      de: [{ blockType: 'gallery', items: [{ picture: 3 }, { picture: { id: 4 } }, { picture: null }] }],
      en: [{ blockType: 'unknown' }, { blockType: 'gallery', items: [{ picture: 3 }] }],
    };
    expect(found({ path: '/selbst', blocks, seo: { image: 'a1' } })).toEqual([
      [{ collection: 'media', id: '3' }, 'Baustein 1 („Galerie“)', 'de'],
      [{ collection: 'media', id: '4' }, 'Baustein 1 („Galerie“)', 'de'],
      [{ collection: 'media', id: '3' }, 'Baustein 2 („Galerie“)', 'en'],
      [{ collection: 'media', id: 'a1' }, 'image', undefined],
    ]);
  });

  test('is found in markup and in running text, however deep', () => {
    const text = {
      root: {
        children: [
          { type: 'upload', relationTo: 'media', value: 9 },
          {
            type: 'list',
            children: [{ type: 'listitem', children: [{ type: 'link', fields: { url: '/en/Tief' } }] }],
          },
        ],
      },
    };
    const markup = `<a href='/ziel#da'>Ziel</a> <img srcset="/media/a-480x2.webp 480w, /media/b.png 2x"> /kein-link`;
    expect(
      found({ blocks: { de: [{ blockType: 'gallery', markup, text }] } }).map(([target]) => target),
    ).toEqual([
      { address: '/ziel' },
      { address: '/media/a-480x2.webp' },
      { address: '/media/b.png' },
      { collection: 'media', id: '9' },
      { address: '/tief' },
    ]);
  });
});

test('an address of the site is the same with language, query, anchor and capitals; others are none', () => {
  for (const href of ['/strategie', '/Strategie/', '/en/strategie?a=b', '/strategie#zahlen'])
    expect(siteAddress(href)).toBe('/strategie');
  expect(siteAddress('/en')).toBe('/');
  for (const href of [
    '//elsewhere.example',
    'https://elsewhere.example/strategie',
    '#zahlen',
    'mailto:a@b.de',
    'Text',
  ])
    expect(siteAddress(href)).toBeUndefined();
});
