import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { writeCopied } from '#content/desk/block-clipboard/copied-blocks.ts';
import { ArchiveWriter } from '#content/wire/archive/archive-file.ts';
import { manifestName } from '#content/wire/archive/archive-format.ts';
import { brief, importInto } from '../../../../tests/support/content-archives.ts';
import { ContentBackend } from '../../../../tests/support/content-backend.ts';
import { directoryForTests } from '../../../../tests/support/test-directory.ts';

const directory = directoryForTests();
const old = { blockType: 'headline', version: 1, title: 'Verein', kicker: 'Seit 1893' };
const upgraded = { blockType: 'headline', version: 2, title: 'Verein', label: 'Seit 1893' };

const backend = ContentBackend.forTests();
let page: string | number;

/** Stores blocks of version 1 of a kind, then adds a version 2 that renames a field. */
beforeAll(async () => {
  const { payload } = backend;
  const blocks = [old];
  const shared = { collection: 'pages', locale: 'de' } as const;
  const published = { title: 'Verein', path: '/verein', layout: 'default', blocks, _status: 'published' };
  page = (await payload.create({ ...shared, data: published })).id;
  await payload.update({ ...shared, id: page, draft: true, data: { title: 'Entwurf', _status: 'draft' } });
  const { blockKinds } = await import('#blocks/kinds.ts');
  Object.assign(blockKinds.headline, {
    version: 2,
    upgrades: [({ kicker, ...rest }: Record<string, unknown>) => ({ ...rest, label: kicker })],
  });
});

const asUpgraded = expect.arrayContaining([expect.objectContaining(upgraded)]);

test('pages, drafts and versions are read with blocks upgraded to the new version', async () => {
  const { payload } = backend;
  const shared = { collection: 'pages', locale: 'de' } as const;
  for (const draft of [false, true])
    expect(await payload.findByID({ ...shared, id: page, draft })).toMatchObject({
      title: draft ? 'Entwurf' : 'Verein',
      blocks: asUpgraded,
    });
  const versions = await payload.findVersions({ ...shared, where: { parent: { equals: page } } });
  expect(versions.docs.map(({ version }) => version)).toEqual([
    expect.objectContaining({ title: 'Entwurf', blocks: asUpgraded }),
    expect.objectContaining({ title: 'Verein', blocks: asUpgraded }),
  ]);
});

test('blocks from the clipboard are upgraded when pasted', async () => {
  const ask = await backend.as('editor');
  const answer = await ask('POST', '/pages/pasted-blocks', { text: writeCopied('elsewhere', [old]) });
  expect(await answer.json()).toEqual({ blocks: [upgraded], notes: [] });
});

test('blocks from an archive are upgraded when imported', async () => {
  const path = join(directory, 'old.zip');
  const writer = new ArchiveWriter(Writable.toWeb(createWriteStream(path)));
  await writer.addJson(manifestName, {
    format: 'heimspiel-content',
    version: 1,
    product: '1.0.0',
    exportedAt: '2026-11-28T00:00:00.000Z',
    languages: ['de', 'en'],
    documents: { pages: 1 },
    missing: [],
  });
  const published = { path: '/archiv', layout: 'default', title: { de: 'Archiv' }, blocks: { de: [old] } };
  await writer.addJson('content/pages/archiv.json', {
    kind: 'pages',
    key: '/archiv',
    title: 'Archiv',
    published,
  });
  await writer.finish();
  expect(brief(await importInto(backend, path))).toEqual(['created pages /archiv']);
  const { docs } = await backend.payload.find({
    collection: 'pages',
    locale: 'de',
    where: { path: { equals: '/archiv' } },
  });
  expect(docs).toEqual([expect.objectContaining({ blocks: asUpgraded })]);
});
