import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bucket } from '#bucket/bucket.ts';
import { requestHeaders } from '#serving/current-request.ts';
import { traceHeaders } from '#serving/trace-headers.ts';

export interface FoundFile {
  body: AsyncIterable<Uint8Array>;
  /** In bytes. */
  bytes: number | undefined;
}

/** Opens an upload at its source; undefined if there is no such file. Throws if the source is unreachable. */
export type MediaSource = (name: string) => Promise<FoundFile | undefined>;

/** Timeouts for the response to begin and for a whole file, in ms. */
const usualPatience = { answer: 10_000, file: 60_000 };

/** After how many ms to ask the next source as well. */
const courtesy = 1500;

/**
 * Asks the primary source, and the others, which may have the file, if it is slow or known to be away. Only the primary
 * source can tell that a file doesn't exist.
 */
export function firstAnswer(
  place: MediaSource,
  others: readonly MediaSource[],
  isAway: () => boolean,
): MediaSource {
  const askPlace: MediaSource = async (name) => {
    if (isAway()) throw new Error('The media source is known to be unreachable.');
    return place(name);
  };
  if (others.length === 0) return askPlace;
  return async (name) => {
    const asked = askPlace(name);
    const waited = new AbortController();
    const isLate = Promise.race([
      asked.then(
        () => false,
        () => true,
      ),
      wait(courtesy, true, { signal: waited.signal }).catch(() => false),
    ]);
    const needsOthers = await isLate;
    waited.abort();
    if (!needsOthers) return asked;
    const answers = [asked, ...others.map((other) => other(name))];
    const first = await Promise.any(answers).catch(() => asked);
    for (const answer of answers)
      void answer.then(
        (found) => (found === first ? undefined : letGo(found)),
        () => {},
      );
    return first;
  };
}

/** Discards a late stream. Reading must start for it to be closed. */
async function letGo(found: FoundFile | undefined): Promise<void> {
  for await (const _ of found?.body ?? []) break;
}

/** Requests a file; separate timeouts apply to the start of the response and to the rest. */
export async function askForFile(
  address: string,
  headers: Readonly<Record<string, string>>,
  patience = usualPatience,
): Promise<Response> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new Error('No response.')), patience.answer);
  try {
    const signal = AbortSignal.any([silence.signal, AbortSignal.timeout(patience.file)]);
    return await fetch(address, { headers: { ...headers }, signal });
  } finally {
    clearTimeout(timer);
  }
}

/** From the content backend, authenticated by the preview secret. */
export function mediaOfContent(contentBase: string, previewSecret: string): MediaSource {
  return async (name) => {
    const answer = await askForFile(`${contentBase}/sk/v1/media/${encodeURIComponent(name)}`, {
      ...traceHeaders(),
      ...requestHeaders(),
      authorization: `Bearer ${previewSecret}`,
    });
    if (answer.status === 200 && answer.body) {
      const announced = answer.headers.get('content-length');
      return { body: answer.body, bytes: announced === null ? undefined : Number(announced) };
    }
    await answer.body?.cancel();
    if (answer.status === 404) return undefined;
    throw new Error(`It returned ${answer.status}.`);
  };
}

/** From the bucket, where the content backend stores uploads by name. */
export function mediaOfBucket(bucket: Bucket, patience = usualPatience.file): MediaSource {
  const media = bucket.part('media');
  return (name) => media.open(name, AbortSignal.timeout(patience));
}

/** A file of the directory, else of the source. */
export async function readFound(
  name: string,
  source: MediaSource,
  directory: string,
): Promise<Buffer | undefined> {
  try {
    return await readFile(join(directory, name));
  } catch {
    const found = await source(name);
    return found && buffer(found.body);
  }
}

export function fileOfBytes(bytes: Buffer): FoundFile {
  return { body: Readable.from([bytes]), bytes: bytes.length };
}
