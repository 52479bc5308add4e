import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import sharp from 'sharp';
import { expect } from 'vitest';
import { ArchiveFile, ArchiveWriter } from '#content/wire/archive/archive-file.ts';
import { type ArchivedDocument, documentSchema, manifestName } from '#content/wire/archive/archive-format.ts';
import type { ImportOutcome } from '#content/wire/archive/import-outcome.ts';
import { readArchive } from '#content/wire/archive/read-archive.ts';
import { ContentBackend } from './content-backend.ts';

export const directory = mkdtempSync(join(tmpdir(), 'heimspiel-archive-'));
export const original = join(directory, 'content.zip');

/** Uses the modules of the backend that was started last. */
export async function exportFrom({ payload }: ContentBackend, path: string): Promise<void> {
  const { exportContent } = await import('#content/wire/archive/export-content.ts');
  await exportContent(payload, Writable.toWeb(createWriteStream(path)));
}

export async function importInto(
  { payload }: ContentBackend,
  path: string,
  options: { dryRun?: boolean; overwrite?: boolean; most?: number } = {},
): Promise<ImportOutcome[]> {
  const { importContent } = await import('#content/wire/archive/import-content.ts');
  const { dryRun = false, overwrite = false, most = Number.POSITIVE_INFINITY } = options;
  const outcomes: ImportOutcome[] = [];
  for await (const outcome of importContent(payload, path, { dryRun, overwrite })) {
    outcomes.push(outcome);
    if (outcomes.length >= most) break;
  }
  return outcomes;
}

/** Without unchanged ones. */
export const brief = (outcomes: readonly ImportOutcome[]) =>
  outcomes
    .filter(({ outcome }) => outcome !== 'unchanged')
    .map(({ kind, key, title, outcome, changes, reasons }) =>
      [`${outcome} ${kind} ${kind === 'polls' ? title : key}`, ...changes, ...reasons].join(' | '),
    );

type Change = (document: ArchivedDocument) => ArchivedDocument | undefined;

/** The archive with other documents, newer than the present ones by default, and other files. */
export async function rewritten(
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

export const retitled =
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

export async function documentsIn(path: string): Promise<ArchivedDocument[]> {
  const archive = await ArchiveFile.open(path);
  const { documents } = await readArchive(archive);
  await archive.close();
  return documents.sort((one, other) => `${one.kind}${one.key}`.localeCompare(`${other.kind}${other.key}`));
}

async function manifestOf(path: string) {
  const archive = await ArchiveFile.open(path);
  const text = (await archive.read(manifestName, 100_000)).toString();
  await archive.close();
  return JSON.parse(text);
}

export async function withManifest(path: string, changed: object): Promise<string> {
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

export async function writeOriginal(): Promise<void> {
  const backend = await ContentBackend.start();
  await fill(backend);
  await exportFrom(backend, original);
  // Its own polls have no stored key.
  expect(brief(await importInto(backend, original))).toEqual([]);
  await backend.end();
}

export function removeArchives(): void {
  rmSync(directory, { recursive: true, force: true });
}
