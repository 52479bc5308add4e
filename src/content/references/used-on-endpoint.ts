import type { Endpoint } from 'payload';
import { z } from 'zod';
import { signedIn } from '#content/access/roles.ts';
import { refuse, refuseStranger } from '#content/api/endpoint-answers.ts';
import { type Use, whereUsed } from './where-used.ts';

/** What `GET /api/{collection}/{id}/used-on` answers. */
export interface UsedOn {
  uses: Use[];
}

const asked = z.object({ collection: z.string(), id: z.string() });

/** Where a document is used, for every account that reads content. */
export const usedOnEndpoint: Endpoint = {
  path: '/:id/used-on',
  method: 'get',
  handler: async (req) => {
    if (!(await signedIn({ req }))) return refuseStranger(req);
    const { collection, id } = asked.parse(req.routeParams);
    const doc = await req.payload.findByID({
      collection,
      id,
      depth: 0,
      trash: true,
      disableErrors: true,
      select: {},
      req,
    });
    if (!doc) {
      return refuse(req, 404, {
        de: 'Das gibt es nicht oder nicht mehr.',
        en: 'There is no such thing, or no longer.',
      });
    }
    const answer: UsedOn = { uses: await whereUsed(req, collection, doc.id) };
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
  },
};
