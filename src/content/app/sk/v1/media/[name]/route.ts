import { APIError, type CollectionSlug, createLocalReq } from 'payload';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { refusal, siteRoute } from '#content/foundation/requests/answers.ts';
import { contentPayload } from '#content/process/server/content-payload.ts';

export const dynamic = 'force-dynamic';

const collection: CollectionSlug = 'media';

/** The site's own reader: it may read every file, and decides itself who gets it. */
const user = { id: 'site', collection: 'users', email: '', role: 'viewer' };

/** An uploaded file by name, for the site only, as Payload serves it to accounts. */
export const GET = siteRoute<{ name: string }>(async ({ headers }, { name }) => {
  const payload = await contentPayload();
  const endpoints = payload.collections[collection]?.config.endpoints || [];
  const file = endpoints.find(({ method, path }) => method === 'get' && path === '/file/:filename');
  const routeParams = { collection, filename: name };
  const req = await createLocalReq({ req: { headers, routeParams }, user }, payload);
  const answer = await (file ? Promise.resolve(file.handler(req)).catch(asAnswer) : undefined);
  if (answer?.ok || answer?.status === 304 || answer?.status === 416) return answer;
  // Payload answers 500 also for a file missing on its own disk. With a bucket it means that the bucket can't be
  // reached.
  return settings.s3 && answer && answer.status >= 500
    ? refusal(502, 'This file can’t be reached right now.')
    : refusal(404, 'There is no such file.');
});

/** With a bucket Payload throws for a file without a document. */
function asAnswer(error: unknown): Response {
  if (error instanceof APIError && error.status < 500) return refusal(error.status, error.message);
  throw error;
}
