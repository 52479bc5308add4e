import { answerSite, jsonAnswer } from '#content/api/answers.ts';
import { contentPayload } from '#content/api/content-payload.ts';
import { readFormList } from '#content/api/form-list.ts';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return answerSite(request, async () => jsonAnswer(await readFormList(await contentPayload())));
}
