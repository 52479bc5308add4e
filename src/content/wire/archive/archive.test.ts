import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  brief,
  directory,
  documentsIn,
  exportFrom,
  importInto,
  original,
  removeArchives,
  retitled,
  rewritten,
  writeOriginal,
} from '../../../../tests/support/content-archives.ts';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { type ObjectStorage, startObjectStorage } from '../../../../tests/support/object-storage.ts';
import type { ArchivedDocument } from './archive-format.ts';

beforeAll(writeOriginal);
afterAll(removeArchives);

function settingsOf({ place }: ObjectStorage): Record<string, string> {
  return {
    S3_BUCKET: place.bucket,
    S3_ENDPOINT: place.endpoint ?? '',
    S3_ACCESS_KEY_ID: place.accessKeyId,
    S3_SECRET_ACCESS_KEY: place.secretAccessKey,
  };
}

const picture = /^kurve-sued-[0-9a-f]{10}\.jpg$/;

test('has each document with its states and keys, and links as addresses', async () => {
  const documents = await documentsIn(original);
  const page = documents.find(({ key }) => key === '/eins');
  const file = documents.find(({ kind }) => kind === 'media');
  const poll = documents.find(({ kind }) => kind === 'polls');
  expect(file?.key).toMatch(picture);
  expect(page?.draft?.title).toEqual({ de: 'Noch nicht fertig', en: 'About us' });
  expect(page?.published).toMatchObject({
    title: { de: 'Über uns', en: 'About us' },
    blocks: {
      en: [
        { blockType: 'headline' },
        { file: file?.key },
        { poll: poll?.key },
        { items: [{ link: { href: '/zwei#mehr' } }] },
      ],
    },
  });
  expect(JSON.stringify(documents)).not.toMatch(/codesIssued|"page:\d|createdAt/);
});

describe.each(databases)('into an empty %s', (database) => {
  let backend: ContentBackend;
  let bucket: ObjectStorage | undefined;
  beforeAll(async () => {
    // SQLite is tested with files on disk, Postgres with a bucket.
    bucket = database === 'postgres' ? await startObjectStorage() : undefined;
    const environment = bucket ? settingsOf(bucket) : {};
    backend = await ContentBackend.start({ database, environment });
  });
  afterAll(async () => {
    await backend.end();
    await bucket?.remove();
  });

  test('a dry run says what an import does, and leaves everything as it was', async () => {
    const expected = [
      expect.stringMatching(/^created media kurve-sued-/),
      'created polls Welches Trikot?',
      'created pages /eins',
      'created pages /zwei',
      'created redirects /alt',
      'changed project-settings project-settings | Title of the site (German) | Description (German) | Navigation (German)',
    ];
    const counts = () =>
      Promise.all(
        (['media', 'polls', 'pages', 'redirects', 'audit'] as const).map(
          async (collection) =>
            [collection, (await backend.payload.count({ collection })).totalDocs] as const,
        ),
      );
    const before = await counts();
    const tried = await importInto(backend, original, { dryRun: true });
    expect(brief(tried)).toEqual(expected);
    expect(brief(await importInto(backend, original, { dryRun: true }))).toEqual(expected);
    expect(await counts()).toEqual(before);
    expect(before.filter(([collection, count]) => collection !== 'audit' && count > 0)).toEqual([]);
  });

  test('an import that is cut off is gone on with by the next one', async () => {
    expect(await importInto(backend, original, { most: 5 })).toHaveLength(5);
    const done = brief(await importInto(backend, original));
    expect(done.length).toBeGreaterThan(0);
    expect(done.join()).not.toMatch(/conflict|refused/);
  });

  test('everything is as it was, and once more changes nothing', async () => {
    const again = await importInto(backend, original);
    // Including the default identity.
    expect(again).toHaveLength(7);
    expect(brief(again)).toEqual([]);
    const copy = join(directory, `${database}.zip`);
    await exportFrom(backend, copy);
    // Row ids of the identity differ per installation.
    const comparable = ({ updatedAt: _, file: __, ...rest }: ArchivedDocument): unknown =>
      rest.kind === 'brand'
        ? JSON.parse(JSON.stringify(rest, (key, value) => (key === 'id' ? undefined : value)))
        : rest;
    expect((await documentsIn(copy)).map(comparable)).toEqual((await documentsIn(original)).map(comparable));
    const { docs } = await backend.payload.find({
      collection: 'pages',
      where: { path: { equals: '/zwei' } },
    });
    const stored = await backend.payload.find({ collection: 'pages', where: { path: { equals: '/eins' } } });
    // Links name their page, even if it was imported later because they link to each other.
    expect(JSON.stringify(docs)).toContain(`"page:${stored.docs[0]?.id}"`);
    expect(JSON.stringify(stored.docs)).toContain(`"page:${docs[0]?.id}#mehr"`);
    expect(docs[0]?._status).toBe('published');
  });

  test('what was changed in between is a conflict, until it is to be overwritten', async () => {
    const { docs } = await backend.payload.find({
      collection: 'pages',
      where: { path: { equals: '/zwei' } },
    });
    const id = docs[0]?.id ?? 0;
    await backend.payload.update({
      collection: 'pages',
      id,
      locale: 'de',
      data: { title: 'Hier geändert', _status: 'published' },
    });
    expect(brief(await importInto(backend, original, { dryRun: true }))).toEqual([
      expect.stringMatching(/^conflict pages \/zwei \| Title \(German\) \| It was changed here on/),
    ]);
    const later = await rewritten(`later-${database}`, retitled('/zwei', 'Später'));
    expect(brief(await importInto(backend, later, { dryRun: true }))).toEqual([
      'changed pages /zwei | Title (German)',
    ]);
    expect(brief(await importInto(backend, original, { overwrite: true }))).toEqual([
      'changed pages /zwei | Title (German)',
    ]);
    expect(brief(await importInto(backend, original))).toEqual([]);
  });

  test('a page that the gates refuse stays as it is published, and is told in sentences, also by a dry run', async () => {
    const dead = await rewritten(`dead-${database}`, (document) => {
      const { published, updatedAt: _, ...rest } = document;
      if (document.key !== '/zwei' || !published) return document;
      const text = JSON.stringify(published).replaceAll('"/eins"', '"/gibt-es-nicht"');
      return { ...rest, published: JSON.parse(text) };
    });
    const refused = [
      expect.stringMatching(/^refused pages \/zwei \| Blocks.*\/gibt-es-nicht.* \| The archive’s version/),
    ];
    expect(brief(await importInto(backend, dead, { dryRun: true }))).toEqual(refused);
    expect(brief(await importInto(backend, original, { dryRun: true }))).toEqual([]);
    expect(brief(await importInto(backend, dead))).toEqual(refused);
    const { docs } = await backend.payload.find({
      collection: 'pages',
      where: { path: { equals: '/zwei' } },
    });
    expect(docs[0]?._status).toBe('published');
    expect(JSON.stringify(docs)).not.toContain('/gibt-es-nicht');
  });

  test('what lies in the trash is not made twice', async () => {
    const { docs } = await backend.payload.find({ collection: 'redirects' });
    await backend.payload.update({
      collection: 'redirects',
      id: docs[0]?.id ?? 0,
      data: { deletedAt: new Date().toISOString() },
    });
    const outcomes = brief(await importInto(backend, original)).filter((line) => line.includes('redirects'));
    expect(outcomes).toEqual(['created redirects /alt']);
  });
});
