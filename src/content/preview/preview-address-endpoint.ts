import type { Endpoint, PayloadRequest } from 'payload';
import { documentIdSchema } from '#content/api/document-id.ts';
import { settings } from '#content/content-settings.ts';
import { draftedInCollection } from '#content/drafts/drafted-document.ts';
import { isRecord } from '#fields/content-field.ts';
import { defaultLocale, isLocale, type Locale } from '#i18n/locales.ts';
import { newPageAddress, previewAddress } from './preview-address.ts';

/**
 * `GET /api/pages/{id}/preview-address?locale=de`: where the site shows the draft for the next hour. A form that stays open
 * for longer asks again. Null for what has no address yet.
 */
const ofSavedPage: Endpoint = {
  path: '/:id/preview-address',
  method: 'get',
  handler: async (req) => {
    const page = documentIdSchema.parse(req.routeParams?.id);
    return answer(await savedAddress(req, page, localeOf(req)));
  },
};

/** The same of the page that nobody has saved. */
const ofNewPage: Endpoint = {
  path: '/new/preview-address',
  method: 'get',
  handler: async (req) => answer(newPageAddress(settings, localeOf(req))),
};

/** The first one that fits an address answers. */
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
