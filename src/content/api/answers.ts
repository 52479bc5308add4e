import type { z } from 'zod';
import { withoutData } from '#content/errors-without-data.ts';
import type { apiErrorSchema } from '#pages/content-api.ts';
import { knowsPreviewSecret } from './preview-secret.ts';

/** Answers with JSON that is asked for again each time. */
export function jsonAnswer(body: object): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}

/** Refuses with a status and a sentence. */
export function refusal(status: number, message: string): Response {
  const body: z.infer<typeof apiErrorSchema> = { error: { status, message } };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

/** Answers the site alone; for everybody else there is nothing here. */
export async function answerSite(request: Request, answer: () => Promise<Response>): Promise<Response> {
  return knowsPreviewSecret(request)
    ? answerSafely(answer)
    : refusal(404, 'There is nothing at this address.');
}

/** Answers, or says that something went wrong without saying what: that the log has, without anybody's data. */
export async function answerSafely(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    console.error('[content] The content API could not answer.', withoutData(error));
    return refusal(500, 'The content backend could not read this. Its log says why.');
  }
}
