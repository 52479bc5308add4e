import { answerSite } from '#content/api/answers.ts';
import { contentPayload } from '#content/api/content-payload.ts';
import { versionWatch } from '#content/api/version-watch.ts';

export const dynamic = 'force-dynamic';

/** Answers once the content backend is ready. Its own process calls this and reports at `/health/ready`. */
export function GET(request: Request): Promise<Response> {
  return answerSite(request, async () => {
    versionWatch(await contentPayload()).lookAlone();
    return new Response(null, { status: 204 });
  });
}
