import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import { APIError, type Payload, type PayloadRequest } from 'payload';
import { mediaReader } from '#content/library/media/media-reader.ts';
import { isBitmap } from '#fields/media.ts';
import { textFor } from '#i18n/editor-texts.ts';
import { Semaphore } from '#limits/semaphore.ts';
import { refusalOf } from './can-not-be-cleaned.ts';
import { isCleanedKind, kindOfFile } from './kind-of-file.ts';
import { withoutMotion } from './pictures-in-turn.ts';
import type { CleanFile } from './without-metadata.ts';

const semaphore = new Semaphore({ atOnce: 2 });

interface KeptFile extends CleanFile {
  size: number;
}

/**
 * Sanitizes an uploaded file.
 *
 * @throws {APIError} 400 in the editor's language, if it can't be cleaned or its type isn't allowed
 */
export async function cleanUpload(data: Buffer, req: PayloadRequest): Promise<KeptFile> {
  const kind = await kindOfFile(data);
  // Payload's own message, which `refusalsInWords` translates.
  if (!kind) throw new APIError('Invalid MIME type.', 400, {}, true);
  // Payload re-encodes bitmaps (`constructorOptions`) and refuses all other types.
  if (!isCleanedKind(kind)) return stillPicture(data, kind);
  const { cleanInProcess } = await cleaning();
  const { clean, obstacle = 'broken', codec } = await semaphore.run(() => cleanInProcess(data, kind));
  if (!clean) throw new APIError(textFor(req, refusalOf(obstacle, codec)), 400, {}, true);
  const { buffer, byteOffset, byteLength } = clean.data;
  return { data: Buffer.from(buffer, byteOffset, byteLength), mimetype: clean.mimetype, size: byteLength };
}

const codecs = new LRUCache<string, Promise<string | undefined>>({ max: 500 });

/**
 * The codec of a stored recording that not every browser plays: it may be older than the rule for uploads. Names have a
 * hash of the content, so each is inspected once.
 */
export function unplayableCodecOf(name: string, payload: Payload): Promise<string | undefined> {
  const known = codecs.get(name) ?? inspect(name, payload);
  codecs.set(name, known);
  known.catch(() => codecs.delete(name));
  return known;
}

async function inspect(name: string, payload: Payload): Promise<string | undefined> {
  const data = await mediaReader(payload)(name);
  const kind = data && (await kindOfFile(data));
  if (!kind || !isCleanedKind(kind)) return undefined;
  const { cleanInProcess } = await cleaning();
  return (await semaphore.run(() => cleanInProcess(data, kind))).codec;
}

/** What can't be read is left to Payload, which refuses it. */
async function stillPicture(data: Buffer, kind: string): Promise<KeptFile> {
  const still = isBitmap(kind) ? await withoutMotion(data, kind).catch(() => data) : data;
  return { data: still, mimetype: still === data ? kind : 'image/webp', size: still.length };
}

/**
 * Loaded from source by Node: Next's bundler would move it away from the module that its process runs. Every command
 * runs in the repository's root.
 */
function cleaning(): Promise<typeof import('./cleaning.ts')> {
  const source = pathToFileURL(resolve('src/content/library/cleaning/cleaning.ts')).href;
  return import(/* turbopackIgnore: true */ /* @vite-ignore */ source);
}
