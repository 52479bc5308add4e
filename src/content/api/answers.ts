import type { z } from 'zod';
import { withoutData } from '#content/errors-without-data.ts';
import type { apiErrorSchema } from '#pages/content-api.ts';
import { knowsPreviewSecret } from './preview-secret.ts';

/** A JSON response that is never cached. */
export function jsonAnswer(body: object): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}

export function refusal(status: number, message: string): Response {
  const body: z.infer<typeof apiErrorSchema> = { error: { status, message } };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

/** Answers only the site; everybody else gets 404. */
export async function answerSite(request: Request, answer: () => Promise<Response>): Promise<Response> {
  return knowsPreviewSecret(request)
    ? answerSafely(answer)
    : refusal(404, 'There is nothing at this address.');
}

/** On an error answers 500 without details; those are in the log, without personal data. */
export async function answerSafely(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    console.error('[content] The content API could not answer.', withoutData(error));
    return refusal(500, 'The content backend could not read this. Its log says why.');
  }
}
