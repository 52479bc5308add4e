import { APIError, type CollectionSlug, createLocalReq } from 'payload';
import { answerSite, refusal } from '#content/api/answers.ts';
import { contentPayload } from '#content/api/content-payload.ts';
import { settings } from '#content/content-settings.ts';

export const dynamic = 'force-dynamic';

const collection: CollectionSlug = 'media';

/** As what the site reads: it may have every file, and decides whom it gives it to. */
const user = { id: 'site', collection: 'users', email: '', role: 'viewer' };

/** An uploaded file by its name, for the site alone, just as Payload gives it to accounts. */
export function GET(request: Request, context: { params: Promise<{ name: string }> }): Promise<Response> {
  return answerSite(request, async () => {
    const payload = await contentPayload();
    const endpoints = payload.collections[collection]?.config.endpoints || [];
    const file = endpoints.find(({ method, path }) => method === 'get' && path === '/file/:filename');
    const routeParams = { collection, filename: (await context.params).name };
    const req = await createLocalReq({ req: { headers: request.headers, routeParams }, user }, payload);
    const answer = await (file ? Promise.resolve(file.handler(req)).catch(asAnswer) : undefined);
    if (answer?.ok || answer?.status === 304 || answer?.status === 416) return answer;
    // Payload says 500 also of a file that its own disk doesn’t have. Of a bucket it means that nobody can say.
    return settings.s3 && answer && answer.status >= 500
      ? refusal(502, 'This file can’t be reached right now.')
      : refusal(404, 'There is no such file.');
  });
}

/** Where files lie in a bucket Payload throws for a file of which no document knows. */
function asAnswer(error: unknown): Response {
  if (error instanceof APIError && error.status < 500) return refusal(error.status, error.message);
  throw error;
}
