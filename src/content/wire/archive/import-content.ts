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
  /** Reports what would happen, and changes nothing. */
  dryRun: boolean;
  /** Also overwrites documents that were changed here since. */
  overwrite: boolean;
}

/** Frame hosts must be allowed before a page uses them; menus link to pages. */
const globalsBefore: readonly ArchivedGlobal[] = ['embedding', 'voting'];
const globalsAfter: readonly ArchivedGlobal[] = ['project-settings', 'brand'];

/**
 * Imports an archive's content, and reports the outcome of each document. Deletes nothing. After an interruption the
 * next run finds what was already imported unchanged.
 *
 * @throws {ArchiveError} before anything is written, if it isn't a valid archive
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
    // Pages link to each other: all must exist before links are resolved and the first page is published.
    for (const page of arriving) await page.write();
    for (const page of arriving) await page.writeAgain();
    for (const page of arriving) {
      await page.publish();
      yield page.outcome;
    }
  }
  for (const global of globalsAfter) for (const each of of(global)) yield await each.whole();
}
