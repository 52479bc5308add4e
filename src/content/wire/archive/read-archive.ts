import { upgradeStoredBlocks } from '#blocks/stored-blocks.ts';
import { isRecord } from '#fields/content-field.ts';
import { ArchiveError, type ArchiveFile } from './archive-file.ts';
import {
  type ArchivedDocument,
  archivedLanguages,
  documentSchema,
  fileNamePattern,
  formatVersion,
  isDocumentName,
  type Manifest,
  manifestName,
  manifestSchema,
} from './archive-format.ts';

/**
 * Reads and validates an archive without its files.
 *
 * @throws {ArchiveError} if it is incomplete, of a later format, or contains duplicates
 */
export async function readArchive(
  archive: ArchiveFile,
): Promise<{ manifest: Manifest; documents: ArchivedDocument[] }> {
  if (!archive.has(manifestName))
    throw new ArchiveError(`This is not a complete content archive: ${manifestName} is missing.`);
  const manifest = await archive.readJson(manifestName, manifestSchema);
  if (manifest.version > formatVersion)
    throw new ArchiveError(
      `The archive has format ${manifest.version}, written by version ${manifest.product}; this installation reads format ${formatVersion}. Update it first.`,
    );
  const unknown = manifest.languages.filter((language) => !archivedLanguages.includes(language));
  if (unknown.length > 0)
    throw new ArchiveError(
      `The archive has texts in ${unknown.join(', ')}, but this installation has no such language.`,
    );
  const documents: ArchivedDocument[] = [];
  const known = new Set<string>();
  const counts: Record<string, number> = {};
  for (const name of archive.names.filter(isDocumentName)) {
    const document = await archive.readJson(name, documentSchema);
    const identity = `${document.kind}/${document.key}`;
    if (known.has(identity)) throw new ArchiveError(`${name} is a duplicate of ${identity}.`);
    if (document.kind === 'media' && !fileNamePattern.test(document.key))
      throw new ArchiveError(`${name} has an invalid file name.`);
    known.add(identity);
    counts[document.kind] = (counts[document.kind] ?? 0) + 1;
    documents.push({
      ...document,
      ...withUpgradedBlocks('published', document),
      ...withUpgradedBlocks('draft', document),
    });
  }
  for (const [kind, count] of Object.entries(manifest.documents))
    if ((counts[kind] ?? 0) < count)
      throw new ArchiveError(`The archive is incomplete: it has ${counts[kind] ?? 0} of ${count} ${kind}.`);
  return { manifest, documents };
}

/** Upgrades come first: parsing with the current fields drops fields that only an older version of a block has. */
function withUpgradedBlocks(state: 'published' | 'draft', document: ArchivedDocument) {
  const values = document[state];
  if (document.kind !== 'pages' || !isRecord(values?.blocks)) return {};
  const blocks = Object.entries(values.blocks).map(([locale, stored]) => [
    locale,
    upgradeStoredBlocks(stored),
  ]);
  return { [state]: { ...values, blocks: Object.fromEntries(blocks) } };
}
