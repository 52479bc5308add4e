import { endpoint, idOf, localeOf } from '#content/access/endpoints/endpoint.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { isRecord } from '#fields/content-field.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { stateOfGlobal, statesOf } from './document-states.ts';
import type { DocumentState } from './state-words.ts';

/** The response of `GET /api/{collection}/{id}/state?locale=de`. */
export interface ShownState {
  state: DocumentState;
  /** Where visitors find it, and from when (ISO 8601) if that is still to come; only if it is live and has a page. */
  address?: string;
  from?: string;
}

export const stateEndpoint = endpoint('get', '/:id/state', async (req): Promise<ShownState> => {
  const { payload } = req;
  const collection = String(req.routeParams?.collection);
  const locale = localeOf(req);
  const id = idOf(req);
  const state = (await statesOf(payload, collection, [id], locale)).get(String(id)) ?? 'draft';
  if (collection !== 'pages' || state === 'draft') return { state };
  const select = { path: true, route: true, _status: true } as const;
  const page: unknown = await payload.findByID({ collection, id, depth: 0, trash: true, select, req });
  if (!isRecord(page) || page._status !== 'published' || typeof page.path !== 'string') return { state };
  const from = isRecord(page.route) ? page.route.visibleFrom : undefined;
  const isToCome = typeof from === 'string' && Date.parse(from) > Date.now();
  return {
    state,
    address: settings.siteUrl + localizedPath(page.path, locale),
    ...(isToCome ? { from } : {}),
  };
});

export const globalStateEndpoint = endpoint('get', '/state', async (req): Promise<ShownState> => {
  return { state: await stateOfGlobal(req.payload, String(req.routeParams?.global), localeOf(req)) };
});
