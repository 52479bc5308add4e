import type { Endpoint, PayloadRequest } from 'payload';
import { documentIdSchema } from '#content/api/document-id.ts';
import { refuse } from '#content/api/endpoint-answers.ts';
import { settings } from '#content/content-settings.ts';
import { draftedInCollection } from '#content/drafts/drafted-document.ts';
import { isRecord } from '#fields/content-field.ts';
import { defaultLocale, isLocale } from '#i18n/locales.ts';
import { newPageAddress, previewAddress } from './preview-address.ts';

/**
 * `GET /api/pages/{id}/preview-address?locale=de`: where the site shows the draft for the next hour; of `new` the page that
 * nobody has saved. A form that stays open for longer asks again. Null for what has no address yet.
 */
export const previewAddressEndpoint: Endpoint = {
  path: '/:id/preview-address',
  method: 'get',
  handler: async (req) => {
    const { id } = req.routeParams ?? {};
    const locale = isLocale(req.locale) ? req.locale : defaultLocale;
    const page = documentIdSchema.safeParse(id);
    if (id !== 'new' && !page.success)
      return refuse(req, 404, {
        de: 'Diese Seite gibt es nicht oder nicht mehr.',
        en: 'There is no such page, or no longer.',
      });
    const address = page.success
      ? await savedAddress(req, page.data, locale)
      : newPageAddress(settings, locale);
    return Response.json({ address }, { headers: { 'cache-control': 'no-store' } });
  },
};

async function savedAddress(req: PayloadRequest, id: number, locale: string): Promise<string | null> {
  const page = await draftedInCollection(req, 'pages', id).read();
  return isRecord(page) && typeof page.path === 'string' && page.title
    ? previewAddress(settings, page.path, locale)
    : null;
}
