import { endpoint, idOf } from '#content/access/endpoints/endpoint.ts';
import { refuse } from '#content/access/endpoints/endpoint-answers.ts';
import { noSuchDocument } from '#content/foundation/requests/unknown-address.ts';
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

export const usedOnEndpoint = endpoint('get', '/:id/used-on', async (req) => {
  const collection = String(req.routeParams?.collection);
  const doc = await req.payload.findByID({
    collection,
    id: idOf(req),
    depth: 0,
    trash: true,
    disableErrors: true,
    select: {},
    req,
  });
  if (!doc) return refuse(req, 404, noSuchDocument);
  const standing = await standingOf(req, collection, doc.id);
  return {
    uses: await whereUsed(req, collection, doc.id),
    ...standing,
    formerAddresses: collection === 'pages' ? await formerAddresses(req, doc.id, standing.address) : [],
  } satisfies UsedOn;
});
