import type { Endpoint, SanitizedConfig } from 'payload';
import { refuse } from '#content/access/endpoints/endpoint-answers.ts';

const collection = 'payload-preferences';

/** Per account. Beyond it, what was changed longest ago goes, such as which rows of a document are open. */
const mostPreferences = 300;

/** In characters. */
const longest = 64 * 1024;

const known =
  /^(nav|browse-by-folder|(collection|global)-[a-z-]{1,60}(-\d{1,15})?|[a-z-]{1,60}-collection-folder)$/;

/** Makes Payload's endpoint keep only the admin's own preferences, of a bounded size and number. */
export function boundPreferences(config: SanitizedConfig): SanitizedConfig {
  for (const endpoint of config.collections.find(({ slug }) => slug === collection)?.endpoints || [])
    if (endpoint.method === 'post' && endpoint.path === '/:key') endpoint.handler = bounded(endpoint.handler);
  return config;
}

function bounded(keep: Endpoint['handler']): Endpoint['handler'] {
  return async (req) => {
    const { payload, routeParams, user } = req;
    const data: unknown = await req.json?.();
    const key = String(routeParams?.key);
    const isTooLong = JSON.stringify(data ?? null).length > longest;
    if (!known.test(key) || isTooLong)
      return refuse(req, 400, {
        de: 'Das ist keine Einstellung der Oberfläche, oder sie ist zu groß. Gemerkt wurde nichts.',
        en: 'That is no preference of the admin, or it is too large. Nothing was kept.',
      });
    const where = { 'user.value': { equals: user?.id } };
    const { docs, totalDocs } = await payload.find({
      ...{ collection, where, sort: 'updatedAt', limit: 1, depth: 0, req },
    });
    const [oldest] = docs;
    if (oldest && totalDocs >= mostPreferences)
      await payload.delete({ collection, id: oldest.id, depth: 0, req });
    return keep(Object.assign(req, { json: async () => data }));
  };
}
