import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Payload } from 'payload';
import { z } from 'zod';
import { mediaReader } from '#content/library/media/media-reader.ts';
import { shortSlugOf } from '#typed/slug.ts';
import { ArchiveWriter } from './archive-file.ts';
import {
  type ArchivedDocument,
  archivedCollections,
  archivedGlobals,
  archivedLanguages,
  filePath,
  formatVersion,
  type Manifest,
  manifestName,
} from './archive-format.ts';
import { readKeys } from './document-keys.ts';
import { StoredDocuments } from './stored-documents.ts';

/** Exports the whole content. A concurrent save is included or not, per document. */
export async function exportContent(payload: Payload, to: WritableStream<Uint8Array>): Promise<void> {
  const archive = new ArchiveWriter(to);
  const keys = await readKeys(payload);
  const stored = new StoredDocuments(payload, keys);
  const readMedia = mediaReader(payload);
  const documents: Record<string, number> = {};
  const missing: string[] = [];
  const names = new Set<string>();
  for (const slug of archivedGlobals) {
    const global = await stored.global(slug);
    // A global that was never saved has the product's defaults.
    if (global.updatedAt !== undefined) await add(global);
  }
  for (const collection of archivedCollections) {
    for (const [id, key] of keys[collection].all) {
      const document = await stored.document(collection, id);
      // Deleted meanwhile.
      if (!document) continue;
      if (collection !== 'media') await add(document);
      else {
        const bytes = await readMedia(key);
        if (!bytes) {
          missing.push(key);
          continue;
        }
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        await add({ ...document, file: { size: bytes.length, sha256 } });
        await archive.addFile(filePath(key), bytes);
      }
    }
  }
  const manifest: Manifest = {
    format: 'heimspiel-content',
    version: formatVersion,
    product: await productVersion(),
    exportedAt: new Date().toISOString(),
    languages: [...archivedLanguages],
    documents,
    missing,
  };
  // Last: an archive with a manifest is complete.
  await archive.addJson(manifestName, manifest);
  await archive.finish();

  async function add(document: ArchivedDocument): Promise<void> {
    documents[document.kind] = (documents[document.kind] ?? 0) + 1;
    await archive.addJson(`content/${document.kind}/${freeName(document)}.json`, document);
  }

  /** Only for people who open the archive; the document itself has its identity. */
  function freeName({ kind, key, title }: ArchivedDocument): string {
    const stem = shortSlugOf(kind === 'media' || kind === 'pages' ? key : title, 80) || 'index';
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? stem : `${stem}-${number}`;
      if (names.has(`${kind}/${name}`)) continue;
      names.add(`${kind}/${name}`);
      return name;
    }
  }
}

/** Every command runs in the repository's root. */
async function productVersion(): Promise<string> {
  const written: unknown = JSON.parse(await readFile('package.json', 'utf8'));
  return z.object({ version: z.string() }).parse(written).version;
}
