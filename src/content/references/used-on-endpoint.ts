import type { Endpoint } from 'payload';
import { z } from 'zod';
import { signedIn } from '#content/access/roles.ts';
import { refuse, refuseStranger } from '#content/api/endpoint-answers.ts';
import { formerAddresses, standingOf } from './addresses.ts';
import { type Use, whereUsed } from './where-used.ts';

/** The response of `GET /api/{collection}/{id}/used-on`. */
export interface UsedOn {
  uses: Use[];
  /** Whether visitors can see it now. */
  isOnSite: boolean;
  /** Its public path without language prefix, if it has one. */
  address?: string;
  /** Former public paths that lead nowhere now. */
  formerAddresses: string[];
}

const asked = z.object({ collection: z.string(), id: z.string() });

/** Open to every account that reads content. */
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
    const standing = await standingOf(req, collection, doc.id);
    const answer: UsedOn = {
      uses: await whereUsed(req, collection, doc.id),
      ...standing,
      formerAddresses: collection === 'pages' ? await formerAddresses(req, doc.id, standing.address) : [],
    };
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
  },
};
