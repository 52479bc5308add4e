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

/** How long one file may take, in ms. */
const patience = 60_000;

/** From the first of them that can say whether there is such a file. */
export function firstAnswer(first: MediaSource, others: readonly MediaSource[]): MediaSource {
  return async (name) => {
    try {
      return await first(name);
    } catch (error) {
      for (const other of others) {
        const found = await other(name).catch(() => undefined);
        if (found) return found;
      }
      throw error;
    }
  };
}

/** From the content backend, which knows the site by the preview secret. */
export function mediaOfContent(contentBase: string, previewSecret: string): MediaSource {
  return async (name) => {
    const answer = await fetch(`${contentBase}/sk/v1/media/${encodeURIComponent(name)}`, {
      headers: { ...traceHeaders(), ...requestHeaders(), authorization: `Bearer ${previewSecret}` },
      signal: AbortSignal.timeout(patience),
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
export function mediaOfBucket(bucket: Bucket): MediaSource {
  return (name) => bucket.open(name);
}
