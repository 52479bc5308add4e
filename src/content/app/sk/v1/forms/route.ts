import { answerSafely, jsonAnswer, refusal } from '#content/api/answers.ts';
import { contentPayload } from '#content/api/content-payload.ts';
import { readFormList } from '#content/api/form-list.ts';
import { knowsPreviewSecret } from '#content/api/preview-secret.ts';

export const dynamic = 'force-dynamic';

/** Every form with its recipients, for the site alone: nobody else learns that there is such a list. */
export function GET(request: Request): Promise<Response> {
  return answerSafely(async () =>
    knowsPreviewSecret(request)
      ? jsonAnswer(await readFormList(await contentPayload()))
      : refusal(404, 'There is nothing at this address.'),
  );
}
