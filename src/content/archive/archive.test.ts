import { createHash } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ContentBackend, databases } from '../../../tests/support/content-backend.ts';
import { type ObjectStorage, startObjectStorage } from '../../../tests/support/object-storage.ts';
import { ArchiveFile, ArchiveWriter } from './archive-file.ts';
import { type ArchivedDocument, documentSchema, manifestName } from './archive-format.ts';
import type { ImportOutcome } from './import-outcome.ts';
import { readArchive } from './read-archive.ts';

const directory = mkdtempSync(join(tmpdir(), 'heimspiel-archive-'));
const original = join(directory, 'content.zip');

afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Modules are those of the backend that was started last. */
async function exportFrom({ payload }: ContentBackend, path: string): Promise<void> {
  const { exportContent } = await import('./export-content.ts');
  await exportContent(payload, Writable.toWeb(createWriteStream(path)));
}

async function importInto(
  { payload }: ContentBackend,
  path: string,
  options: { dryRun?: boolean; overwrite?: boolean; most?: number } = {},
): Promise<ImportOutcome[]> {
  const { importContent } = await import('./import-content.ts');
  const { dryRun = false, overwrite = false, most = Number.POSITIVE_INFINITY } = options;
  const outcomes: ImportOutcome[] = [];
  for await (const outcome of importContent(payload, path, { dryRun, overwrite })) {
    outcomes.push(outcome);
    if (outcomes.length >= most) break;
  }
  return outcomes;
}

/** All but what stays as it is. */
const brief = (outcomes: readonly ImportOutcome[]) =>
  outcomes
    .filter(({ outcome }) => outcome !== 'unchanged')
    .map(({ kind, key, title, outcome, changes, reasons }) =>
      [`${outcome} ${kind} ${kind === 'polls' ? title : key}`, ...changes, ...reasons].join(' | '),
    );

type Change = (document: ArchivedDocument) => ArchivedDocument | undefined;

/** The archive with other documents, later than what is here unless they say otherwise, and other files. */
async function rewritten(
  name: string,
  change: Change,
  files: Readonly<Record<string, Uint8Array>> = {},
): Promise<string> {
  const path = join(directory, `${name}.zip`);
  const from = await ArchiveFile.open(original);
  const to = new ArchiveWriter(Writable.toWeb(createWriteStream(path)));
  for (const entry of from.names) {
    const bytes = files[entry] ?? (await from.read(entry, 50_000_000));
    if (!entry.startsWith('content/')) await to.addFile(entry, bytes);
    else {
      const document = documentSchema.parse(JSON.parse(Buffer.from(bytes).toString()));
      const updatedAt = '2999-01-01T00:00:00.000Z';
      const changed = change(document);
      if (changed) await to.addJson(entry, changed === document ? document : { updatedAt, ...changed });
    }
  }
  await to.finish();
  await from.close();
  return path;
}

/** The page with this path says something else in German. */
const retitled =
  (path: string, title: string): Change =>
  (document) => {
    const { published, updatedAt: _, ...rest } = document;
    if (document.key !== path || !published) return document;
    const { title: titles } = published;
    return { ...rest, published: { ...published, title: { ...Object(titles), de: title } } };
  };

async function fill({ payload }: ContentBackend): Promise<void> {
  const data = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#da0024' } })
    .jpeg()
    .toBuffer();
  const picture = await payload.create({
    collection: 'media',
    locale: 'de',
    data: { alt: 'Die Kurve', focalX: 20, focalY: 30, licence: 'eigenes Bild' },
    file: { data, name: 'Kurve Süd.jpg', mimetype: 'image/jpeg', size: data.length },
  });
  await payload.update({ collection: 'media', id: picture.id, locale: 'en', data: { alt: 'The stand' } });
  const poll = await payload.create({
    collection: 'polls',
    locale: 'de',
    data: {
      question: 'Welches Trikot?',
      method: 'single',
      options: [{ label: 'Rot', image: picture.id }, { label: 'Weiß' }],
      _status: 'published',
    },
  });
  const options: { id: string }[] = poll.options;
  await payload.update({
    collection: 'polls',
    id: poll.id,
    locale: 'en',
    data: {
      question: 'Which shirt?',
      options: options.map(({ id }, index) => ({
        id,
        label: ['Red', 'White'][index],
        image: index === 0 ? picture.id : null,
      })),
      _status: 'published',
    },
  });
  const pages = new Map<string, string | number>();
  const textOf = (title: string, label: string, to: string) => ({
    title,
    blocks: [
      { blockType: 'headline', title },
      { blockType: 'media', file: picture.id },
      { blockType: 'poll', poll: poll.id },
      { blockType: 'buttons', items: [{ link: { label, href: to } }], anchor: 'mehr' },
    ],
    _status: 'draft',
  });
  for (const [path, to] of [
    ['/eins', '/zwei#mehr'],
    ['/zwei', '/eins'],
  ] as const) {
    const shared = { collection: 'pages', draft: true } as const;
    const german = { path, layout: 'default', ...textOf('Über uns', 'Weiter', to) };
    const page = await payload.create({ ...shared, locale: 'de', data: german });
    await payload.update({ ...shared, id: page.id, locale: 'en', data: textOf('About us', 'Further', to) });
    pages.set(path, page.id);
  }
  for (const id of pages.values())
    await payload.update({ collection: 'pages', id, locale: 'en', data: { _status: 'published' } });
  await payload.update({
    collection: 'pages',
    id: pages.get('/eins') ?? 0,
    locale: 'de',
    draft: true,
    data: { title: 'Noch nicht fertig', _status: 'draft' },
  });
  await payload.create({ collection: 'redirects', data: { from: '/alt', to: '/eins', status: '301' } });
  await payload.updateGlobal({
    slug: 'project-settings',
    locale: 'de',
    data: { title: 'FC', description: 'Ein Verein.', navigation: [{ label: 'Eins', href: '/eins' }] },
  });
}

function settingsOf({ place }: ObjectStorage): Record<string, string> {
  return {
    S3_BUCKET: place.bucket,
    S3_ENDPOINT: place.endpoint ?? '',
    S3_ACCESS_KEY_ID: place.accessKeyId,
    S3_SECRET_ACCESS_KEY: place.secretAccessKey,
  };
}

const picture = /^kurve-sued-[0-9a-f]{10}\.jpg$/;

beforeAll(async () => {
  const backend = await ContentBackend.start();
  await fill(backend);
  await exportFrom(backend, original);
  // Its own polls have no key that is stored.
  expect(brief(await importInto(backend, original))).toEqual([]);
  await backend.end();
});

async function documentsIn(path: string): Promise<ArchivedDocument[]> {
  const archive = await ArchiveFile.open(path);
  const { documents } = await readArchive(archive);
  await archive.close();
  return documents.sort((one, other) => `${one.kind}${one.key}`.localeCompare(`${other.kind}${other.key}`));
}

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
    // Files lie on the disk beside SQLite, and in a bucket beside Postgres.
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
    const tried = await importInto(backend, original, { dryRun: true });
    expect(brief(tried)).toEqual(expected);
    expect(brief(await importInto(backend, original, { dryRun: true }))).toEqual(expected);
    for (const collection of ['media', 'polls', 'pages', 'redirects', 'audit'] as const)
      expect((await backend.payload.count({ collection })).totalDocs, collection).toBe(0);
  });

  test('an import that is cut off is gone on with by the next one', async () => {
    expect(await importInto(backend, original, { most: 5 })).toHaveLength(5);
    const done = brief(await importInto(backend, original));
    expect(done.length).toBeGreaterThan(0);
    expect(done.join()).not.toMatch(/conflict|refused/);
  });

  test('everything is as it was, and once more changes nothing', async () => {
    const again = await importInto(backend, original);
    expect(again).toHaveLength(6);
    expect(brief(again)).toEqual([]);
    const copy = join(directory, `${database}.zip`);
    await exportFrom(backend, copy);
    const comparable = ({ updatedAt: _, file: __, ...rest }: ArchivedDocument) => rest;
    expect((await documentsIn(copy)).map(comparable)).toEqual((await documentsIn(original)).map(comparable));
    const { docs } = await backend.payload.find({
      collection: 'pages',
      where: { path: { equals: '/zwei' } },
    });
    const stored = await backend.payload.find({ collection: 'pages', where: { path: { equals: '/eins' } } });
    // Links name their page, though one of two that lead to each other came first.
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
      expect.stringMatching(
        /^refused pages \/zwei \| Blocks.*\/gibt-es-nicht.* \| What the archive has of it/,
      ),
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

describe('an archive from strangers', () => {
  let backend: ContentBackend;
  beforeAll(async () => {
    backend = await ContentBackend.start();
  });
  afterAll(() => backend.end());

  /** An archive of one file, which has this in it. */
  const withFile = async (name: string, bytes: Buffer, sha256 = sumOf(bytes)): Promise<string> => {
    const [media] = (await documentsIn(original)).filter(({ kind }) => kind === 'media');
    const path = await rewritten(
      name,
      (document) =>
        document.kind === 'media' ? { ...document, file: { size: bytes.length, sha256 } } : undefined,
      { [`files/${media?.key}`]: bytes },
    );
    return withManifest(path, { documents: {} });
  };

  test('gets nothing in that is no picture, not what its name says, or not what was exported', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><path d="M0 0h9v9z"/></svg>';
    const cases = [
      [await withFile('html', Buffer.from('<html><script>1</script>')), /MIME/],
      [await withFile('png', png), /not of the kind that its name says/],
      [await withFile('svg', Buffer.from(drawing)), /not of the kind that its name says/],
      [await withFile('sum', png, '0'.repeat(64)), /is not the file that the archive says/],
    ] as const;
    for (const [path, says] of cases)
      for (const dryRun of [true, false])
        expect(brief(await importInto(backend, path, { dryRun }))).toEqual([
          expect.stringMatching(new RegExp(`^refused media .*${says.source}`)),
        ]);
    expect((await backend.payload.count({ collection: 'media' })).totalDocs).toBe(0);
  });

  test.each([
    ['another format', { format: 'zip' }, /format/],
    ['a later format', { version: 99 }, /format 99/],
    ['another language', { languages: ['de', 'fr'] }, /fr, which is no language here/],
    ['less than it says', { documents: { pages: 7 } }, /not whole/],
  ])('with %s is not begun with', async (_, changed, says) => {
    const path = await withManifest(original, changed);
    await expect(importInto(backend, path)).rejects.toThrow(says);
  });

  test('that is no archive, cut off, or names files elsewhere is not begun with', async () => {
    const bytes = await readFile(original);
    const path = join(directory, 'broken.zip');
    for (const part of [Buffer.from('hello'), bytes.subarray(0, bytes.length - 100), bytes.subarray(100)]) {
      await writeFile(path, part);
      await expect(importInto(backend, path)).rejects.toThrow(/no archive/);
    }
    const outside = await rewritten('outside', (document) =>
      document.kind === 'media' ? { ...document, key: '../../secrets.json' } : document,
    );
    await expect(importInto(backend, outside)).rejects.toThrow(/as no file can be called/);
    const huge = await rewritten('huge', (document) =>
      document.key === '/zwei' ? { ...document, title: 'x'.repeat(20_000_000) } : document,
    );
    await expect(importInto(backend, huge)).rejects.toThrow(/is longer than/);
  });
});

async function manifestOf(path: string) {
  const archive = await ArchiveFile.open(path);
  const text = (await archive.read(manifestName, 100_000)).toString();
  await archive.close();
  return JSON.parse(text);
}

/** The same archive, with something else said of it. */
async function withManifest(path: string, changed: object): Promise<string> {
  const changedPath = `${path}-${Object.keys(changed).join()}.zip`;
  const from = await ArchiveFile.open(path);
  const to = new ArchiveWriter(Writable.toWeb(createWriteStream(changedPath)));
  for (const name of from.names.filter((one) => one !== manifestName))
    await to.addFile(name, await from.read(name, 50_000_000));
  await to.addJson(manifestName, { ...(await manifestOf(path)), ...changed });
  await to.finish();
  await from.close();
  return changedPath;
}

function sumOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
