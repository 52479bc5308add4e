import { answerSite, jsonAnswer } from '#content/api/answers.ts';
import { contentPayload } from '#content/api/content-payload.ts';
import { readPollList } from '#content/api/poll-list.ts';

export const dynamic = 'force-dynamic';

/** Every poll, and what the site has to know beside them to count votes. */
export function GET(request: Request): Promise<Response> {
  return answerSite(request, async () => jsonAnswer(await readPollList(await contentPayload())));
}
