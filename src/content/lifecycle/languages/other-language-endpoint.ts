import { endpoint, idOf } from '#content/access/endpoints/endpoint.ts';
import { refuse } from '#content/access/endpoints/endpoint-answers.ts';
import { isLocale } from '#i18n/locales.ts';
import { readOtherLanguage } from './other-language.ts';

/** `GET /api/pages/{id}/other-language?locale=en`: the page's texts in the other language. */
export const otherLanguageEndpoint = endpoint('get', '/:id/other-language', async (req) => {
  const { locale } = req;
  const other = isLocale(locale) && (await readOtherLanguage(req, String(idOf(req)), locale));
  return (
    other ||
    refuse(req, 404, {
      de: 'Diese Seite gibt es nicht oder nicht mehr.',
      en: 'There is no such page, or no longer.',
    })
  );
});
