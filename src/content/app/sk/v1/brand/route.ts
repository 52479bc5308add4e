import { answerSite, jsonAnswer } from '#content/api/answers.ts';
import { contentPayload } from '#content/api/content-payload.ts';
import { readWrittenBrand } from '#content/brand/stored-brand.ts';

export const dynamic = 'force-dynamic';

/** The club's identity as it is published, in the form that `src/brand/clubs` writes it in. */
export function GET(request: Request): Promise<Response> {
  return answerSite(request, async () => jsonAnswer(await readWrittenBrand(await contentPayload())));
}
