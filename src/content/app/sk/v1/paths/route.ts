import { refusal, siteRoute } from '#content/foundation/requests/answers.ts';
import { contentPayload } from '#content/process/server/content-payload.ts';
import { readPublishedPaths } from '#content/wire/api/published-paths.ts';
import { contentPathsQuerySchema } from '#pages/content-api.ts';

export const dynamic = 'force-dynamic';

/** Everything published, including what isn't visible yet, with versions, and what changed `since`. */
export const GET = siteRoute(async (request) => {
  const query = contentPathsQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  return query.success
    ? await readPublishedPaths(await contentPayload(), query.data.since)
    : refusal(400, 'Ask with since as a moment in UTC, or without it: ?since=2026-11-22T10:00:00.000Z');
});
