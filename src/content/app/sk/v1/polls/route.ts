import { answerSite, jsonAnswer } from '#content/api/answers.ts';
import { contentPayload } from '#content/api/content-payload.ts';
import { readPollList } from '#content/api/poll-list.ts';

export const dynamic = 'force-dynamic';

/** Every poll, and what else the site needs to count votes. */
export function GET(request: Request): Promise<Response> {
  return answerSite(request, async () => jsonAnswer(await readPollList(await contentPayload())));
}
