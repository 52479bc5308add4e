import type { Endpoint, PayloadRequest } from 'payload';
import { documentIdSchema } from '#content/api/document-id.ts';
import { settings } from '#content/content-settings.ts';
import { draftedInCollection } from '#content/drafts/drafted-document.ts';
import { isRecord } from '#fields/content-field.ts';
import { defaultLocale, isLocale, type Locale } from '#i18n/locales.ts';
import { newPageAddress, previewAddress } from './preview-address.ts';

/**
 * `GET /api/pages/{id}/preview-address?locale=de`: the draft's preview URL, valid for an hour; forms that stay open
 * renew it. Null for a page without a path.
 */
const ofSavedPage: Endpoint = {
  path: '/:id/preview-address',
  method: 'get',
  handler: async (req) => {
    const page = documentIdSchema.parse(req.routeParams?.id);
    return answer(await savedAddress(req, page, localeOf(req)));
  },
};

/** The same for a page that was never saved. */
const ofNewPage: Endpoint = {
  path: '/new/preview-address',
  method: 'get',
  handler: async (req) => answer(newPageAddress(settings, localeOf(req))),
};

/** The first match answers. */
export const previewAddressEndpoints: readonly Endpoint[] = [ofNewPage, ofSavedPage];

function localeOf({ locale }: PayloadRequest): Locale {
  return isLocale(locale) ? locale : defaultLocale;
}

function answer(address: string | null): Response {
  return Response.json({ address }, { headers: { 'cache-control': 'no-store' } });
}

async function savedAddress(req: PayloadRequest, id: number, locale: string): Promise<string | null> {
  const page = await draftedInCollection(req, 'pages', id).read();
  return isRecord(page) && typeof page.path === 'string' && page.title
    ? previewAddress(settings, page.path, locale)
    : null;
}
