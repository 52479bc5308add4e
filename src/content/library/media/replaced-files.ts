import { constants, copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  Payload,
  SanitizedCollectionConfig,
  Where,
} from 'payload';
import { addressesOf } from '#content/graph/references/addresses.ts';
import { whereNamed } from './trashed-files.ts';

/** How long a file's former content is kept, in ms: longer than any page that shows it may be cached. */
const stay = 86_400_000;

interface Places {
  /** The upload directory; unused with a bucket. */
  files: string;
  /** Former contents of replaced files, as hard links until they expire. */
  former: string;
}

function placesOf({ upload }: Pick<SanitizedCollectionConfig, 'upload'>): Places {
  const files = upload.staticDir ?? '';
  return { files, former: join(dirname(files), 'replaced-media') };
}

/**
 * Payload deletes a file as soon as its replacement arrives, before validating the change: a refused change would
 * leave the document and its pages without a file. So what will be deleted gets a hard link first.
 */
export const nameFormerFiles: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'update' || !req.file) return;
  const where: Where = 'id' in args ? { id: { equals: args.id } } : ('where' in args && args.where) || {};
  const { docs } = await req.payload.db.find({
    collection: collection.slug,
    where,
    pagination: false,
    limit: 0,
    req,
  });
  const { files, former } = placesOf(collection);
  await mkdir(former, { recursive: true });
  for (const name of docs.flatMap(namesOf)) await linkTo(join(files, name), join(former, name));
};

/** Restores the name: pages that are open or cached load the former content by it. */
export const returnFormerFiles: CollectionBeforeValidateHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !req.file) return data;
  const { files, former } = placesOf(collection);
  for (const name of namesOf(originalDoc)) await linkTo(join(former, name), join(files, name));
  return data;
};

/**
 * Deletes former contents that have expired at `now` (ms) and that no document uses. Restores files of a replacement
 * that was interrupted by the end of a process.
 */
export async function forgetFormerFiles(payload: Payload, now = Date.now()): Promise<void> {
  const config = payload.collections.media?.config;
  if (!config) return;
  const { files, former } = placesOf(config);
  for (const name of await namesIn(former)) {
    // Linking changes a file's ctime, whenever its content was written.
    const { ctimeMs } = await stat(join(former, name));
    await linkTo(join(former, name), join(files, name));
    if (now - ctimeMs < stay) continue;
    const where = whereNamed(config, name);
    const { totalDocs } = await payload.count({ collection: 'media', trash: true, where });
    if (totalDocs === 0) await rm(join(files, name), { force: true });
    await rm(join(former, name), { force: true });
  }
}

function namesOf(doc: unknown): string[] {
  return addressesOf('media', doc).map((address) => address.slice('/media/'.length));
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (isProblem(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Hard-links a file, or copies it if the disk can't link. Missing sources and existing targets are left alone. */
async function linkTo(from: string, to: string): Promise<void> {
  const unlessFine = (error: unknown) => {
    if (!isProblem(error, 'ENOENT') && !isProblem(error, 'EEXIST')) throw error;
  };
  await link(from, to)
    .catch(unlessFine)
    .catch(() => copyFile(from, to, constants.COPYFILE_EXCL))
    .catch(unlessFine);
}

function isProblem(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
