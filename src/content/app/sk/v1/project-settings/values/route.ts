import { answerSite, jsonAnswer, refusal } from '#content/api/answers.ts';
import { contentPayload } from '#content/api/content-payload.ts';
import { readProjectSettings } from '#content/api/settings-values.ts';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return answerSite(request, async () => {
    const values = await readProjectSettings(await contentPayload());
    return values ? jsonAnswer(values) : refusal(404, 'The project settings have not been filled in yet.');
  });
}
