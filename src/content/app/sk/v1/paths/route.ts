import { answerSafely, jsonAnswer } from '#content/api/answers.ts';
import { contentPayload } from '#content/api/content-payload.ts';
import { readPublishedPaths } from '#content/api/published-paths.ts';

export const dynamic = 'force-dynamic';

/** Everything that is published, with versions. */
export function GET(): Promise<Response> {
  return answerSafely(async () => jsonAnswer(await readPublishedPaths(await contentPayload())));
}
