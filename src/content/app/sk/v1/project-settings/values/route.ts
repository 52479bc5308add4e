import { answerSafely, jsonAnswer, refusal } from '#content/api/answers.ts';
import { contentPayload } from '#content/api/content-payload.ts';
import { readProjectSettings } from '#content/api/settings-values.ts';

export const dynamic = 'force-dynamic';

/** The project settings, in both languages. */
export function GET(): Promise<Response> {
  return answerSafely(async () => {
    const values = await readProjectSettings(await contentPayload());
    return values ? jsonAnswer(values) : refusal(404, 'The project settings have not been filled in yet.');
  });
}
