import { z } from 'zod';
import { endpoint, parsed, queryOf } from '#content/access/endpoints/endpoint.ts';
import { locales } from '#i18n/locales.ts';
import { chosenKinds, findTargets, type LinkTarget, readTarget } from './link-targets.ts';

const locale = z.enum(locales);
const asked = z.union([
  z.object({ target: z.string().max(200), locale }),
  z.object({ kind: z.enum(chosenKinds), search: z.string().max(100).default(''), locale }),
]);

/**
 * `GET /api/link-targets?kind=page&search=strat&locale=de` searches link targets; `target=page:12` instead of both
 * resolves a stored link.
 */
export const linkTargetsEndpoint = endpoint('get', '/link-targets', async (req) => {
  const query = parsed(asked, queryOf(req), {
    de: 'Bitte mit kind, search und locale fragen, oder mit target und locale.',
    en: 'Please ask with kind, search and locale, or with target and locale.',
  });
  const targets: (LinkTarget | undefined)[] =
    'target' in query ? [await readTarget(req, query.target, query.locale)] : await findTargets(req, query);
  return { targets: targets.filter((target) => target !== undefined) };
});
