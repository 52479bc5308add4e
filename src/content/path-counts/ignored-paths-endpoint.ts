import type { Endpoint } from 'payload';
import { z } from 'zod';
import { editors } from '#content/access/roles.ts';
import { refuse, refuseStranger } from '#content/api/endpoint-answers.ts';
import { isCountedPath } from '#pages/path-counts.ts';
import { ignorePath } from './missing-paths.ts';

const sentSchema = z.object({ path: z.string().refine(isCountedPath), ignored: z.boolean() });

/** POST /api/redirects/ignored-paths: hides a path from the missing ones, or shows it again. */
export const ignoredPathsEndpoint: Endpoint = {
  path: '/ignored-paths',
  method: 'post',
  handler: async (req) => {
    if (!(await editors({ req }))) return refuseStranger(req);
    const sent = sentSchema.safeParse(await req.json?.().catch(() => undefined));
    const isKnown = sent.success && (await ignorePath(req, sent.data.path, sent.data.ignored));
    if (!isKnown) {
      return refuse(req, 404, {
        de: 'Dieser Pfad steht nicht mehr in der Liste. Bitte die Seite neu laden.',
        en: 'This path is no longer in the list. Please reload the page.',
      });
    }
    return Response.json({}, { headers: { 'cache-control': 'no-store' } });
  },
};
