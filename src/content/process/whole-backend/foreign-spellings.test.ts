import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBackend, databasesOfSuite } from '../../../../tests/support/content-backend.ts';
import {
  findingWords,
  foreignDomains,
  foundText,
  lines,
  mailAddresses,
  noMailAddresses,
  noPagePaths,
  pagePaths,
  telephones,
  titles,
} from '../../../../tests/support/foreign-spellings.ts';
import { storedDocument } from '../../../../tests/support/stored-document.ts';
import { uploadOf } from '../../../../tests/support/upload.ts';

const ids = z.object({ docs: z.array(z.object({ id: z.number() })) });

/** What editors type and paste, and what programs send, through the doors of the content backend. */
describe.each(databasesOfSuite)('on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  const { editor } = backend;

  async function upload(name: string, alt: string, colour: string) {
    const picture = sharp({ create: { width: 2, height: 2, channels: 3, background: colour } });
    const form = uploadOf(
      new File([new Uint8Array(await picture.png().toBuffer())], name, { type: 'image/png' }),
      { alt },
    );
    const answer = await editor('POST', '/media?locale=de', form);
    const { doc } = z
      .object({ doc: z.object({ id: z.number(), filename: z.string() }) })
      .parse(await answer.json());
    return doc;
  }

  /** Stores a draft of a page with these values, and reads what is kept. */
  async function kept(values: object): Promise<unknown> {
    const { id } = await storedDocument(backend.payload, 'pages', { _status: 'draft' });
    const answer = await editor('PATCH', `/pages/${id}?locale=de&draft=true`, values);
    expect(answer.status, await answer.clone().text()).toBe(200);
    return (await editor('GET', `/pages/${id}?locale=de&draft=true&depth=0`)).json();
  }

  test('texts are composed, and have nothing that nobody sees', async () => {
    for (const [typed, right] of lines.slice(0, 3)) {
      const headline = { blockType: 'headline', title: typed };
      expect(await kept({ title: typed, blocks: [headline] }), typed).toMatchObject({
        title: right,
        blocks: [{ title: right }],
      });
    }
  });

  test('a page has a path that every address can have, or its editor hears why not', async () => {
    const save = (path: string) => editor('POST', '/pages?locale=de&draft=true', { title: 'Weg', path });
    const seen = new Set(['/', '/strategie']);
    for (const [typed, path] of pagePaths) {
      if (seen.has(path)) continue;
      seen.add(path);
      expect(await (await save(typed)).json(), typed).toMatchObject({ doc: { path } });
    }
    for (const path of noPagePaths)
      expect(
        await (await editor('POST', '/pages', { title: 'Weg', path, _status: 'published' })).text(),
        path,
      ).toContain('Ein Pfad besteht aus Buchstaben');
  });

  test('a file has a name that every address can have', async () => {
    for (const [title, slug] of [titles[0], titles[5], titles.at(-1)].flatMap((one) => (one ? [one] : []))) {
      const { filename } = await upload(`${title}.PNG`, 'Bild', slug === 'kaese' ? 'gold' : 'navy');
      expect(filename, title).toMatch(new RegExp(`^${slug || 'file'}-[0-9a-f]{10}\\.png$`));
    }
  });

  test('a variant has one, too', async () => {
    const named = titles.filter(([, slug], place) => titles.findIndex((one) => one[1] === slug) === place);
    const { id } = await storedDocument(backend.payload, 'products', { _status: 'draft' });
    const variants = named.map(([label]) => ({ label, availability: 'inStock' }));
    const answer = await editor('PATCH', `/products/${id}?locale=de&draft=true`, { variants });
    expect(await answer.json()).toMatchObject({
      doc: { variants: named.map(([, slug]) => ({ slug: slug || 'variant' })) },
    });
  });

  test('a link dials the number and writes to the address that were meant', async () => {
    const items = [
      ...telephones.map(([typed]) => `tel:${typed}`),
      ...foreignDomains.map(([typed]) => `mailto:${typed}`),
    ].map((href) => ({ link: { label: 'Kontakt', href } }));
    expect(await kept({ blocks: [{ blockType: 'buttons', items }] })).toMatchObject({
      blocks: [
        {
          items: [
            ...telephones.map(() => ({ link: { href: expect.stringMatching(/^tel:\+?\d+$/) } })),
            ...foreignDomains.map(([, , sent]) => ({ link: { href: `mailto:${sent}` } })),
          ],
        },
      ],
    });
  });

  test('what is embedded is found in whatever was copied', async () => {
    const code =
      '<iframe width="560" height="315" src="https://www.youtube.com/embed/Heimspiel93?si=x&amp;start=4" title="Ring"></iframe>';
    const source = { provider: 'youtube', address: code };
    expect(await kept({ blocks: [{ blockType: 'embed', title: 'Ring', source }] })).toMatchObject({
      blocks: [{ source: { address: 'Heimspiel93' } }],
    });
  });

  test('a form writes to the mailboxes that were meant, and says which address is none', async () => {
    const { id } = await storedDocument(backend.payload, 'forms', { _status: 'draft' });
    const saved = (addresses: readonly string[], more: object = {}, language = 'de') => {
      const values = { recipients: addresses.map((address) => ({ address })), ...more };
      return editor('PATCH', `/forms/${id}?locale=de`, values, { 'accept-language': language });
    };
    const meant = [...mailAddresses, ...foreignDomains.map(([typed, , sent]) => [typed, sent] as const)];
    expect(await (await saved(meant.map(([typed]) => typed))).json()).toMatchObject({
      doc: { recipients: meant.map(([, address]) => ({ address })) },
    });
    // Each sentence is in the message and at its field.
    const german = await (await saved(noMailAddresses, { _status: 'published' })).text();
    const english = await (await saved(noMailAddresses, { _status: 'published' }, 'en')).text();
    expect(german.split(' ist keine E-Mail-Adresse. ')).toHaveLength(2 * noMailAddresses.length + 1);
    expect(english.split(' is no e-mail address. ')).toHaveLength(2 * noMailAddresses.length + 1);
  });

  test('lists find a word in any case, with its marks in one sign or two, stored now or long ago', async () => {
    const composed = await upload('fund.png', foundText, 'teal');
    const page = await storedDocument(backend.payload, 'pages', { title: { de: foundText } });
    const former = await storedDocument(backend.payload, 'pages', {
      title: { de: foundText.normalize('NFD') },
    });
    const form = await storedDocument(backend.payload, 'forms', { title: { de: foundText } });
    const found = async (list: string, words: string) =>
      ids
        .parse(await (await editor('GET', `/${list}?locale=de&depth=0&${words}`)).json())
        .docs.map(({ id }) => id)
        .toSorted((one, other) => one - other);
    for (const word of findingWords) {
      const sought = encodeURIComponent(word);
      expect(await found('media', `where[alt][like]=${sought}`), word).toEqual([composed.id]);
      expect(await found('forms', `where[title][like]=${sought}`), word).toEqual([form.id]);
      expect(await found('pages', `where[title][like]=${sought}`), word).toEqual([page.id, former.id]);
    }
    const others = await found('pages', `where[title][not_like]=${encodeURIComponent('öffnung')}`);
    expect(others.length).toBeGreaterThan(0);
    expect(others).not.toContain(page.id);
    for (const none of ['Ausblick', 'uberblick', '[Ü]berblick', 'Über*', 'Üb?rblick'])
      expect(await found('pages', `where[title][like]=${encodeURIComponent(none)}`), none).toEqual([]);
  });
});
