import { setTimeout as wait } from 'node:timers/promises';
import type { Bucket } from '#bucket/bucket.ts';
import { requestHeaders } from '#serving/current-request.ts';
import { traceHeaders } from '#serving/trace-headers.ts';

/** An uploaded file as it comes, with its size where that was announced. */
export interface FoundFile {
  body: AsyncIterable<Uint8Array>;
  /** In bytes. */
  bytes: number | undefined;
}

/** Where a site brings uploaded files from; undefined if there is no such file. Throws where nobody can say. */
export type MediaSource = (name: string) => Promise<FoundFile | undefined>;

/** How long an answer may take to begin, and one file to come, in ms. */
const usualPatience = { answer: 10_000, file: 60_000 };

/** After how long somebody else is asked as well, in ms. */
const courtesy = 1500;

/**
 * From where files lie; and from the others, which may have this one, where that place says nothing for a moment or is
 * known to be away. Only the place itself can say that there is no such file.
 */
export function firstAnswer(
  place: MediaSource,
  others: readonly MediaSource[],
  isAway: () => boolean,
): MediaSource {
  const askPlace: MediaSource = async (name) => {
    if (isAway()) throw new Error('Where uploaded files lie is known to be away.');
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

/** Ends what came too late. It ends with the loop, which has to begin for it. */
async function letGo(found: FoundFile | undefined): Promise<void> {
  for await (const _ of found?.body ?? []) break;
}

/** The answer to a request for a file, which has to begin soon, and may take its time then. */
export async function askForFile(
  address: string,
  headers: Readonly<Record<string, string>>,
  patience = usualPatience,
): Promise<Response> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new Error('It says nothing.')), patience.answer);
  try {
    const signal = AbortSignal.any([silence.signal, AbortSignal.timeout(patience.file)]);
    return await fetch(address, { headers: { ...headers }, signal });
  } finally {
    clearTimeout(timer);
  }
}

/** From the content backend, which knows the site by the preview secret. */
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
    throw new Error(`It answers ${answer.status}.`);
  };
}

/** From the bucket itself, where the content backend puts them by their names. */
export function mediaOfBucket(bucket: Bucket, patience = usualPatience.file): MediaSource {
  return (name) => bucket.open(name, AbortSignal.timeout(patience));
}
