import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  brief,
  directory,
  documentsIn,
  exportFrom,
  importInto,
  removeArchives,
} from '../../../../tests/support/content-archives.ts';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { formerAddresses } from '../../../../tests/support/foreign-spellings.ts';
import { type ArchivedDocument, archivedCollections, archivedGlobals } from './archive-format.ts';

afterAll(removeArchives);

/** Each is written as other programs escape it, or vanishes if somebody tidies up. */
const odd =
  '„Süd“ \'x\' "y" <b>&amp;&lt; \\n %20 {{a}} \u{1F3F3}\uFE0F\u200D\u{1F308} Kur\u00ADve 1\u00A0000';

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';

/** With signs, with a query, and with both. */
const addresses = formerAddresses.map(([, kept]) => kept).filter((kept) => /[ ;%]|\?p/.test(kept));

/** Something odd in every text of every kind. */
async function fill({ payload }: ContentBackend): Promise<void> {
  const locale = 'de';
  const picture = await payload.create({
    collection: 'media',
    locale,
    data: { alt: odd, licence: odd },
    file: {
      data: Buffer.from(square),
      name: 'Łódź "süd".svg',
      mimetype: 'image/svg+xml',
      size: square.length,
    },
  });
  await payload.update({ collection: 'media', id: picture.id, locale: 'en', data: { alt: `${odd} en` } });
  const draft = { locale, draft: true } as const;
  const poll = await payload.create({
    collection: 'polls',
    ...draft,
    data: { question: odd, options: [{ label: odd, image: picture.id }, { label: `${odd} 2` }] },
  });
  const form = await payload.create({
    collection: 'forms',
    ...draft,
    data: {
      title: odd,
      submitLabel: odd,
      confirmation: odd,
      fields: [{ label: odd, type: 'text', help: odd }],
    },
  });
  const product = await payload.create({
    collection: 'products',
    ...draft,
    data: {
      name: odd,
      description: odd,
      price: 94.95,
      variants: [{ label: odd, front: picture.id, availability: 'inStock' }],
      sizes: [{ label: 'M', chest: '50' }],
    },
  });
  await payload.create({
    collection: 'pages',
    ...draft,
    data: {
      title: odd,
      path: '/шахтёр',
      seo: { description: odd },
      blocks: [
        { blockType: 'headline', title: odd },
        { blockType: 'html', html: `<p title="${odd.replaceAll('"', '&quot;')}">&amp;amp;</p>` },
        { blockType: 'media', file: picture.id, caption: odd },
        { blockType: 'poll', poll: poll.id },
        { blockType: 'form', form: form.id },
        { blockType: 'product-detail', product: product.id },
      ],
    },
  });
  for (const from of new Set(addresses))
    await payload.create({ collection: 'redirects', data: { from, to: 'https://neu.example/?a=1&b=%26#c' } });
  const privacyPolicy = 'https://karten.example/datenschutz?a=1&b=%26#c';
  await payload.updateGlobal({
    slug: 'embedding',
    data: { hosts: [{ host: 'KARTEN.example', name: odd, recipient: odd, privacyPolicy }] },
  });
  await payload.updateGlobal({
    slug: 'voting',
    data: { networks: [{ name: odd, range: '2001:DB8::/48', votesPerMinute: 600 }] },
  });
  await payload.updateGlobal({
    slug: 'project-settings',
    locale,
    data: {
      title: odd,
      description: odd,
      navigation: [{ label: odd, href: 'https://neu.example/?a=1&b=2' }],
    },
  });
}

/** When it was changed, where its file lies and which ids its rows have is another matter in another house. */
const comparable = ({ updatedAt: _, file: __, ...rest }: ArchivedDocument): unknown =>
  JSON.parse(JSON.stringify(rest, (key, value) => (key === 'id' ? undefined : value)));

const exported = join(directory, 'odd.zip');

beforeAll(async () => {
  const backend = await ContentBackend.start();
  await fill(backend);
  await exportFrom(backend, exported);
  await backend.end();
}, 120_000);

test.each(databases)(
  'everything comes out of a fresh %s as it went in, whatever signs it has',
  async (database) => {
    const backend = await ContentBackend.start({ database });
    const outcomes = brief(await importInto(backend, exported));
    expect(outcomes.filter((outcome) => /^(?:refused|conflict)/.test(outcome))).toEqual([]);
    expect(brief(await importInto(backend, exported))).toEqual([]);
    const again = join(directory, `odd-${database}.zip`);
    await exportFrom(backend, again);
    await backend.end();
    const documents = await documentsIn(exported);
    expect(new Set(documents.map(({ kind }) => kind))).toEqual(
      new Set([...archivedCollections, ...archivedGlobals]),
    );
    expect(JSON.stringify(documents)).toContain(JSON.stringify(odd).slice(1, -1));
    expect((await documentsIn(again)).map(comparable)).toEqual(documents.map(comparable));
  },
  120_000,
);
