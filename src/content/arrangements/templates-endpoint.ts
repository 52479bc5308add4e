import type { Endpoint } from 'payload';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import { defaultLocale, isLocale } from '#i18n/locales.ts';
import { templates } from './templates.ts';

/** `GET /api/pages/templates?locale=…`: page templates in the locale being edited. */
export const templatesEndpoint: Endpoint = {
  path: '/templates',
  method: 'get',
  handler: (req) => {
    const locale = isLocale(req.locale) ? req.locale : defaultLocale;
    const language = editorLanguageFor(locale);
    const found = templates.map(({ layout, title, purpose, blocks }) => ({
      layout,
      title,
      purpose,
      blocks: blocks[language],
    }));
    return Response.json({ templates: found }, { headers: { 'cache-control': 'no-store' } });
  },
};
