import { refusal, siteRoute } from '#content/foundation/requests/answers.ts';
import { contentPayload } from '#content/process/server/content-payload.ts';
import { readPageDocument } from '#content/wire/api/page-documents.ts';
import { readShownRecords } from '#content/wire/api/shown-records.ts';
import { locales } from '#i18n/locales.ts';
import { pageQuerySchema } from '#pages/content-api.ts';

export const dynamic = 'force-dynamic';

/**
 * One page in one locale with the records that it shows. `draft=1`: its newest draft; `brandDraft=1`: rendered with
 * the identity's draft.
 */
export const GET = siteRoute(async (request) => {
  const { searchParams } = new URL(request.url);
  const query = pageQuerySchema.safeParse(Object.fromEntries(searchParams));
  if (!query.success)
    return refusal(
      400,
      `Ask with a path that begins with / and a locale, ${locales.join(' or ')}: ?path=/strategie&locale=de`,
    );
  const draft = searchParams.get('draft') === '1';
  const payload = await contentPayload();
  const brandDraft = searchParams.get('brandDraft') === '1';
  const page = await readPageDocument(payload, { ...query.data, draft, brandDraft });
  if (!page) return refusal(404, `There is no page ${query.data.path} in ${query.data.locale}.`);
  return draft ? page : { ...page, records: await readShownRecords(payload, page.id) };
});
