import { siteRoute } from '#content/foundation/requests/answers.ts';
import { contentPayload } from '#content/process/server/content-payload.ts';
import { versionWatch } from '#content/wire/api/version-watch.ts';

export const dynamic = 'force-dynamic';

/** Answers once the content backend is ready. Its own process calls this and reports at `/health/ready`. */
export const GET = siteRoute(async () => {
  versionWatch(await contentPayload()).lookAlone();
  return new Response(null, { status: 204 });
});
