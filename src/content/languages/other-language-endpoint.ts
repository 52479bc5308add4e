import type { Endpoint } from 'payload';
import { signedIn } from '#content/access/roles.ts';
import { refuse, refuseStranger } from '#content/api/endpoint-answers.ts';
import { isLocale } from '#i18n/locales.ts';
import { readOtherLanguage } from './other-language.ts';

/**
 * `GET /api/pages/{id}/other-language?locale=en`: the page's texts in the other language, for every account that
 * reads content.
 */
export const otherLanguageEndpoint: Endpoint = {
  path: '/:id/other-language',
  method: 'get',
  handler: async (req) => {
    if (!(await signedIn({ req }))) return refuseStranger(req);
    const { locale } = req;
    const id = String(req.routeParams?.id);
    const other =
      isLocale(locale) && /^[0-9a-z-]+$/i.test(id) ? await readOtherLanguage(req, id, locale) : undefined;
    if (!other)
      return refuse(req, 404, {
        de: 'Diese Seite gibt es nicht oder nicht mehr.',
        en: 'There is no such page, or no longer.',
      });
    return Response.json(other, { headers: { 'cache-control': 'no-store' } });
  },
};
