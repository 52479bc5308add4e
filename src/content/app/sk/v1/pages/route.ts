import { answerSafely, jsonAnswer, refusal } from '#content/api/answers.ts';
import { contentPayload } from '#content/api/content-payload.ts';
import { readPageDocument } from '#content/api/page-documents.ts';
import { knowsPreviewSecret } from '#content/api/preview-secret.ts';
import { pageQuerySchema } from '#pages/content-api.ts';

export const dynamic = 'force-dynamic';

/** One page in one language. With the preview secret as bearer token and `draft=1`, its newest draft. */
export function GET(request: Request): Promise<Response> {
  return answerSafely(async () => {
    const { searchParams } = new URL(request.url);
    const query = pageQuerySchema.safeParse(Object.fromEntries(searchParams));
    if (!query.success)
      return refusal(
        400,
        'Ask with a path that begins with / and a locale, de or en: ?path=/strategie&locale=de',
      );
    const draft = searchParams.get('draft') === '1';
    if (draft && !knowsPreviewSecret(request))
      return refusal(401, 'Drafts are shown only with the preview secret as bearer token.');
    const page = await readPageDocument(await contentPayload(), { ...query.data, draft });
    return page
      ? jsonAnswer(page)
      : refusal(404, `There is no page ${query.data.path} in ${query.data.locale}.`);
  });
}
