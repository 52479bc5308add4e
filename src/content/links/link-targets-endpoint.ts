import type { Endpoint } from 'payload';
import { z } from 'zod';
import { signedIn } from '#content/access/roles.ts';
import { refuse, refuseStranger } from '#content/api/endpoint-answers.ts';
import { locales } from '#i18n/locales.ts';
import { chosenKinds, findTargets, type LinkTarget, readTarget } from './link-targets.ts';

const locale = z.enum(locales);
const asked = z.union([
  z.object({ target: z.string().max(200), locale }),
  z.object({ kind: z.enum(chosenKinds), search: z.string().max(100).default(''), locale }),
]);

/**
 * `GET /api/link-targets?kind=page&search=strat&locale=de` searches link targets; `target=page:12` instead of both
 * resolves a stored link. For every account that reads content.
 */
export const linkTargetsEndpoint: Endpoint = {
  path: '/link-targets',
  method: 'get',
  handler: async (req) => {
    if (!(await signedIn({ req }))) return refuseStranger(req);
    const query = asked.safeParse(Object.fromEntries(req.searchParams));
    if (!query.success)
      return refuse(req, 400, {
        de: 'Bitte mit kind, search und locale fragen, oder mit target und locale.',
        en: 'Please ask with kind, search and locale, or with target and locale.',
      });
    const targets: (LinkTarget | undefined)[] =
      'target' in query.data
        ? [await readTarget(req, query.data.target, query.data.locale)]
        : await findTargets(req, query.data);
    return Response.json(
      { targets: targets.filter((target) => target !== undefined) },
      { headers: { 'cache-control': 'no-store' } },
    );
  },
};
