import type { z } from 'zod';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { withoutData } from '#content/foundation/operation/errors-without-data.ts';
import type { apiErrorSchema } from '#pages/content-api.ts';
import { bearsSecret } from '#serving/bearer.ts';

/** JSON that is never cached; a `Response` as it is. */
export function jsonAnswer(answer: object): Response {
  return answer instanceof Response
    ? answer
    : Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}

export function refusal(status: number, message: string): Response {
  const body: z.infer<typeof apiErrorSchema> = { error: { status, message } };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

type SiteRoute<Params> = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

/**
 * A route for the site alone, which the preview secret tells; everybody else gets 404. What `answer` returns is sent as
 * JSON, unless it is a `Response`.
 */
export function siteRoute<Params = unknown>(
  answer: (request: Request, params: Params) => Promise<object>,
): SiteRoute<Params> {
  return async (request, { params }) =>
    bearsSecret(request.headers.get('authorization'), settings.secrets.preview)
      ? answerSafely(async () => answer(request, await params))
      : refusal(404, 'There is nothing at this address.');
}

/** On an error answers 500 without details; those are in the log, without personal data. */
export async function answerSafely(answer: () => Promise<object>): Promise<Response> {
  try {
    return jsonAnswer(await answer());
  } catch (error) {
    console.error('[content] The content API could not answer.', withoutData(error));
    return refusal(500, 'The content backend could not read this. Its log says why.');
  }
}
