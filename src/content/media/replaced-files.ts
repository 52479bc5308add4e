import { constants, copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  Payload,
  SanitizedCollectionConfig,
  Where,
} from 'payload';
import { addressesOf } from '#content/references/addresses.ts';
import { whereNamed } from '#content/trash/trashed-files.ts';

/** For how long the former content of a file stays, in ms: longer than anybody may still be given a page that shows it. */
const stay = 86_400_000;

interface Places {
  /** Where uploaded files lie on this machine; with a bucket nothing does. */
  files: string;
  /** The former content of those that are replaced: a second name of the same bytes, until its time is over. */
  former: string;
}

function placesOf({ upload }: Pick<SanitizedCollectionConfig, 'upload'>): Places {
  const files = upload.staticDir ?? '';
  return { files, former: join(dirname(files), 'replaced-media') };
}

/**
 * Payload deletes a file as soon as it is sent another content for it, before it has judged what came with it: a refused
 * change would leave a document, and pages, without their file. What it will delete gets a second name first.
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

/** … and its first name back: pages that are open or on their way load the former content by it. */
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
 * Deletes former contents whose time is over at `now` (ms), those of which no document says that it is theirs; and gives
 * back what a process could not that ended while a file was replaced.
 */
export async function forgetFormerFiles(payload: Payload, now = Date.now()): Promise<void> {
  const config = payload.collections.media?.config;
  if (!config) return;
  const { files, former } = placesOf(config);
  for (const name of await namesIn(former)) {
    // A second name changes the file's own date, whenever its content was written.
    const { ctimeMs } = await stat(join(former, name));
    await linkTo(join(former, name), join(files, name));
    if (now - ctimeMs < stay) continue;
    const where = whereNamed(config, name);
    const { totalDocs } = await payload.count({ collection: 'media', trash: true, where });
    if (totalDocs === 0) await rm(join(files, name), { force: true });
    await rm(join(former, name), { force: true });
  }
}

/** The names of a file in all its sizes. */
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

/** Gives a file a second name, or copies it where a disk knows no such thing. What isn't there, or has it, stays as it is. */
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
