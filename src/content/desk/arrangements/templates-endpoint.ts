import { endpoint, localeOf } from '#content/access/endpoints/endpoint.ts';
import { templates } from '#content/lifecycle/templates/templates.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';

/** `GET /api/pages/templates?locale=…`: page templates in the locale being edited. */
export const templatesEndpoint = endpoint('get', '/templates', (req) => {
  const language = editorLanguageFor(localeOf(req));
  return {
    templates: templates.map(({ layout, title, purpose, blocks }) => ({
      layout,
      title,
      purpose,
      blocks: blocks[language],
    })),
  };
});
