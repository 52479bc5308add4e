import { refusal, siteRoute } from '#content/foundation/requests/answers.ts';
import { documentIdSchema } from '#content/foundation/requests/document-id.ts';
import { contentPayload } from '#content/process/server/content-payload.ts';
import { readPageVersion } from '#content/wire/api/page-documents.ts';
import { pageVersionQuerySchema } from '#pages/content-api.ts';

export const dynamic = 'force-dynamic';

/** One version of a page in one locale, as the site would show it today. */
export const GET = siteRoute(async (request) => {
  const query = pageVersionQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) return refusal(400, 'Ask with the number of a version and a locale.');
  const version = documentIdSchema.safeParse(query.data.version).data;
  const page =
    version === undefined
      ? undefined
      : await readPageVersion(await contentPayload(), version, query.data.locale);
  return page ?? refusal(404, 'There is no such version of a page in this language.');
});
