import { answerSite, jsonAnswer } from '#content/api/answers.ts';
import { contentPayload } from '#content/api/content-payload.ts';
import { readPublishedPaths } from '#content/api/published-paths.ts';

export const dynamic = 'force-dynamic';

/** Everything that is published, with versions, that too whose moment has not come. */
export function GET(request: Request): Promise<Response> {
  return answerSite(request, async () => jsonAnswer(await readPublishedPaths(await contentPayload())));
}
