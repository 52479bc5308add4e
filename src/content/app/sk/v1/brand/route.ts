import { answerSite, jsonAnswer } from '#content/api/answers.ts';
import { contentPayload } from '#content/api/content-payload.ts';
import { readWrittenBrand } from '#content/brand/read-brand.ts';

export const dynamic = 'force-dynamic';

/**
 * The published identity in the format of `src/brand/clubs`; with `draft=1` its newest draft, which may be
 * unfinished.
 */
export function GET(request: Request): Promise<Response> {
  const draft = new URL(request.url).searchParams.get('draft') === '1';
  return answerSite(request, async () =>
    jsonAnswer(await readWrittenBrand(await contentPayload(), { draft })),
  );
}
