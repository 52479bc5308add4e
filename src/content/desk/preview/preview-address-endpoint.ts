import type { Endpoint } from 'payload';
import { endpoint, idOf, localeOf } from '#content/access/endpoints/endpoint.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { draftedInCollection } from '#content/lifecycle/drafts/drafted-document.ts';
import { newPageAddress, previewAddress } from '#content/lifecycle/drafts/preview-address.ts';
import { isRecord } from '#fields/content-field.ts';

/**
 * `GET /api/pages/{id}/preview-address?locale=de`: the draft's preview URL, valid for an hour; forms that stay open
 * renew it. Null for a page without a path.
 */
const ofSavedPage = endpoint('get', '/:id/preview-address', async (req) => {
  const locale = localeOf(req);
  const page = await draftedInCollection(req, 'pages', idOf(req)).read();
  return {
    address:
      isRecord(page) && typeof page.path === 'string' && page.title
        ? previewAddress(settings, page.path, locale)
        : null,
  };
});

/** The same for a page that was never saved. */
const ofNewPage = endpoint('get', '/new/preview-address', (req) => ({
  address: newPageAddress(settings, localeOf(req)),
}));

/** The first match answers. */
export const previewAddressEndpoints: readonly Endpoint[] = [ofNewPage, ofSavedPage];
