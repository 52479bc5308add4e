import type { Payload } from 'payload';
import { ArchiveFile } from './archive-file.ts';
import {
  type ArchivedCollection,
  type ArchivedDocument,
  type ArchivedGlobal,
  archivedCollections,
} from './archive-format.ts';
import { type ArchiveTurns, realTurns, triedTurns } from './archive-turns.ts';
import { DocumentImport } from './document-import.ts';
import { readKeys } from './document-keys.ts';
import type { ImportOutcome } from './import-outcome.ts';
import { readArchive } from './read-archive.ts';

export interface ImportOptions {
  /** Says what would be, and leaves everything as it is. */
  dryRun: boolean;
  /** Also what has been changed here since. */
  overwrite: boolean;
}

/** Frames have to be allowed before a page shows them; menus lead to pages. */
const globalsBefore: readonly ArchivedGlobal[] = ['embedding', 'voting'];
const globalsAfter: readonly ArchivedGlobal[] = ['project-settings', 'brand'];

/**
 * Brings an archive's content in, and tells of each document what has become of it. Nothing is deleted. What an import
 * that was cut off has brought in already, the next one finds unchanged.
 *
 * @throws {ArchiveError} before anything is written, for what is no archive
 */
export async function* importContent(
  payload: Payload,
  path: string,
  options: ImportOptions,
): AsyncGenerator<ImportOutcome> {
  const archive = await ArchiveFile.open(path);
  try {
    const { documents } = await readArchive(archive);
    const turns = options.dryRun ? await triedTurns(payload) : await realTurns(payload);
    try {
      yield* bringIn(payload, archive, documents, turns, options);
    } finally {
      await turns.end();
    }
  } finally {
    await archive.close();
  }
}

async function* bringIn(
  payload: Payload,
  archive: ArchiveFile,
  documents: readonly ArchivedDocument[],
  turns: ArchiveTurns,
  options: ImportOptions,
): AsyncGenerator<ImportOutcome> {
  const keys = await readKeys(payload, turns.reading());
  const trashed = await readKeys(payload, turns.reading(), { trashed: true });
  const of = (kind: ArchivedCollection | ArchivedGlobal) =>
    documents
      .filter((document) => document.kind === kind)
      .map((document) => new DocumentImport(document, { payload, archive, turns, keys, trashed, options }));
  for (const global of globalsBefore) for (const each of of(global)) yield await each.whole();
  for (const collection of archivedCollections) {
    const arriving = of(collection);
    if (collection !== 'pages') {
      for (const each of arriving) yield await each.whole();
      continue;
    }
    // Pages lead to each other: all are there before the first is published, and before links find them.
    for (const page of arriving) await page.write();
    for (const page of arriving) await page.writeAgain();
    for (const page of arriving) {
      await page.publish();
      yield page.outcome;
    }
  }
  for (const global of globalsAfter) for (const each of of(global)) yield await each.whole();
}
