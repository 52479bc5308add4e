import { answerSite, refusal } from '#content/api/answers.ts';
import { boundedBody } from '#content/api/bounded-body.ts';
import { contentPayload } from '#content/api/content-payload.ts';
import { keepPathCounts } from '#content/asked-paths/kept-path-counts.ts';
import { pathCountsSchema } from '#pages/path-counts.ts';

export const dynamic = 'force-dynamic';

/** As many paths as the site tells of at once, each as long as may be, fit well into this. */
const longestBody = 1024 * 1024;

/** Takes from a site how often paths were asked for since it last told. */
export function POST(request: Request): Promise<Response> {
  return answerSite(request, async () => {
    const body = await boundedBody(request, longestBody);
    if (!body) return refusal(413, `Counts of paths have ${longestBody} bytes at most.`);
    const sent = pathCountsSchema.safeParse(jsonFrom(body));
    if (!sent.success) return refusal(400, 'These are no counts of paths.');
    await keepPathCounts(await contentPayload(), sent.data.counts, Date.now());
    return new Response(null, { status: 204 });
  });
}

function jsonFrom(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
