import type { PayloadRequest } from 'payload';
import { documentIdSchema } from '#content/api/document-id.ts';
import { refuse } from '#content/api/endpoint-answers.ts';

export function refuseUnknownPoll(req: PayloadRequest): Response {
  return refuse(req, 404, {
    de: 'Diese Abstimmung gibt es nicht (mehr). Bitte die Liste neu laden.',
    en: 'This poll does not exist (any more). Please reload the list.',
  });
}

/** The poll in the request's URL, with the reader's access: published, or the draft. */
export async function pollOf(
  req: PayloadRequest,
  { draft = false } = {},
): Promise<Record<string, unknown> | undefined> {
  const id = documentIdSchema.safeParse(req.routeParams?.id);
  if (!id.success) return undefined;
  const poll = await req.payload.findByID({
    collection: 'polls',
    id: id.data,
    draft,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  });
  return poll ?? undefined;
}

export async function bodyOf(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.();
  } catch {
    return undefined;
  }
}
