import { siteRoute } from '#content/foundation/requests/answers.ts';
import { readWrittenBrand } from '#content/identity/brand/read-brand.ts';
import { contentPayload } from '#content/process/server/content-payload.ts';

export const dynamic = 'force-dynamic';

/**
 * The published identity in the format of `src/brand/clubs`; with `draft=1` its newest draft, which may be
 * unfinished.
 */
export const GET = siteRoute(async (request) => {
  const draft = new URL(request.url).searchParams.get('draft') === '1';
  return readWrittenBrand(await contentPayload(), { draft });
});
