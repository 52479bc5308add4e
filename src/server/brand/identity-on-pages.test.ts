import { beforeAll, expect, test } from 'vitest';
import { resolveBlocks } from '#blocks/stored-blocks.ts';
import { brand, writtenBrand } from '#brand/brand.ts';
import type { Locale } from '#i18n/locales.ts';
import type { PublishedPage } from '#server/content/published-page.ts';
import { directoryForTests } from '../../../tests/support/test-directory.ts';
import { BrandVersions } from './brand-versions.ts';
import { IdentityOnPages } from './identity-on-pages.ts';

const directory = directoryForTests();
let brands: BrandVersions;
let identity: IdentityOnPages;

beforeAll(async () => {
  brands = await BrandVersions.open(directory, writtenBrand, 'https://example.org');
  identity = new IdentityOnPages(brands, 'https://example.org');
  await brands.adopt(writtenBrand, new Date('2026-01-01T12:00:00Z'));
});

function page(contents: string, locale: Locale): PublishedPage {
  const stored = [{ blockType: 'brand-files', id: '1', version: 1, contents }];
  const blocks = resolveBlocks(stored, { locale, brand, kindIndex: [], frameHosts: [] });
  const document = {
    ...{
      id: '1',
      path: '/',
      locale,
      locales: [locale],
      layout: 'default' as const,
      title: '',
      description: '',
    },
    ...{
      hidden: false,
      route: { scrollToTop: true, transition: true },
      updatedAt: '2026-01-01T00:00:00.000Z',
    },
    blocks,
  };
  return { document, hash: 'before', records: [] };
}

const contentsOf = ({ document: { blocks } }: PublishedPage) => {
  const [block] = blocks;
  return block?.kind === 'brand-files' ? block.contents : undefined;
};

test('a page that shows changes follows them, and is another one only when something has changed', async () => {
  const [german, english] = [page('changes', 'de'), page('changes', 'en')];
  const before = identity.complete(german);
  const { version: first } = brands.current;
  expect(contentsOf(before)).toEqual({
    of: 'changes',
    eras: [{ version: first, since: '1. Januar 2026, 13.00\u00A0Uhr', from: undefined }],
  });
  expect(identity.complete(german)).toBe(before);

  const changed = structuredClone(writtenBrand);
  changed.colors.ring.hex = '#007A33';
  changed.marks.symbol.master = changed.marks.symbol.master.replaceAll('var(--text)', 'var(--accent)');
  await brands.adopt(changed, new Date('2026-03-01T12:00:00Z'));
  const after = identity.complete(german);
  expect(after.hash).not.toBe(before.hash);
  expect(contentsOf(after)).toMatchObject({
    eras: [
      {
        version: brands.current.version,
        from: {
          version: first,
          count: 2,
          changes: [
            // Drawings have no readable value.
            { words: 'Zeichen, Zeichen, Zeichnung', before: '', after: '' },
            { path: 'colors.ring.hex', words: 'Farben, Ring, Farbwert', before: '#DA0024', after: '#007A33' },
          ],
        },
      },
      { version: first },
    ],
  });
  expect(JSON.stringify(contentsOf(identity.complete(english)))).toContain('Colours, Ring, value');
  await brands.adopt(changed, new Date('2026-04-01T12:00:00Z'));
  expect(identity.complete(german)).toBe(after);
});

test('a page that shows something else stays the very same', () => {
  const values = page('tokens', 'de');
  expect(identity.complete(values)).toBe(values);
});

test('lines to be pasted elsewhere lead here, and the page is the very same as long as nothing changes', () => {
  const listed = page('downloads', 'de');
  const completed = identity.complete(listed);
  expect(contentsOf(completed)).toEqual({ of: 'downloads', site: 'https://example.org' });
  expect(completed.hash).not.toBe(listed.hash);
  expect(identity.complete(listed)).toBe(completed);
});

test('of many changes at once a page names some, and says how many there are', async () => {
  const other = structuredClone(writtenBrand);
  for (const color of Object.values(other.colors)) color.use = { de: 'Anders', en: 'Otherwise' };
  await brands.adopt(other, new Date('2026-05-01T12:00:00Z'));
  const contents = contentsOf(identity.complete(page('changes', 'de')));
  if (contents?.of !== 'changes') throw new Error('The page shows no changes.');
  const [latest] = contents.eras;
  expect(latest?.from?.count).toBeGreaterThan(20);
  expect(latest?.from?.changes).toHaveLength(12);
});
