import { refusal, siteRoute } from '#content/foundation/requests/answers.ts';
import { boundedBody, jsonFrom } from '#content/foundation/requests/bounded-body.ts';
import { keepPathCounts } from '#content/graph/path-counts/kept-path-counts.ts';
import { contentPayload } from '#content/process/server/content-payload.ts';
import { pathCountsSchema } from '#pages/path-counts.ts';

export const dynamic = 'force-dynamic';

/** Enough for a full report of paths of maximum length. */
const longestBody = 1024 * 1024;

/** Takes a site's request counts per path since its last report. */
export const POST = siteRoute(async (request) => {
  const body = await boundedBody(request, longestBody);
  if (!body) return refusal(413, `Counts of paths have ${longestBody} bytes at most.`);
  const sent = pathCountsSchema.safeParse(jsonFrom(body));
  if (!sent.success) return refusal(400, 'These are no counts of paths.');
  await keepPathCounts(await contentPayload(), sent.data.counts, Date.now());
  return new Response(null, { status: 204 });
});
