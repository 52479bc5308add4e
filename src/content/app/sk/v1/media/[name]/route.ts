import { type CollectionSlug, createLocalReq } from 'payload';
import { answerSite, refusal } from '#content/api/answers.ts';
import { contentPayload } from '#content/api/content-payload.ts';

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
    const answer = await file?.handler(req);
    // It says 500 for a file that it does not have.
    return answer?.ok || answer?.status === 304 || answer?.status === 416
      ? answer
      : refusal(404, 'There is no such file.');
  });
}
