import { refusal, siteRoute } from '#content/api/answers.ts';
import { contentPayload } from '#content/api/content-payload.ts';
import { documentIdSchema } from '#content/api/document-id.ts';
import { readPageVersion } from '#content/api/page-documents.ts';
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
