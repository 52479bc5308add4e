import { createLocalReq, getLocalI18n, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { defaultLocale } from '#i18n/locales.ts';

interface Rehearsed {
  doc?: { relationTo: string; value: string | number } | undefined;
  global?: string | undefined;
  /** The only locale published; all if undefined. */
  only?: string | undefined;
  reason?: string | undefined;
}

/** Why it could not be published now, by field. */
export interface Refusal {
  message: string;
  problems: { path: string; message: string }[];
}

/** Payload's validation error; checked by shape, since a build may contain its classes twice. */
const refusalSchema = z.object({
  status: z.literal(400),
  message: z.string(),
  data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }),
});

/** Dry run: publishes on behalf of the requester and rolls back. Undefined if nothing prevents it. */
export async function rehearsePublication(
  asking: PayloadRequest,
  { doc, global, only, reason }: Rehearsed,
): Promise<Refusal | undefined> {
  const { payload, user, headers } = asking;
  // The admin's request has only the form texts, not those of errors.
  const i18n = await getLocalI18n({ config: payload.config, language: editorLanguageOf(asking) });
  const req = await createLocalReq(
    { ...(user ? { user } : {}), locale: only ?? defaultLocale, req: { headers, i18n } },
    payload,
  );
  const publication = {
    data: { _status: 'published', ...(reason === undefined ? {} : { reason }) },
    depth: 0,
    overrideAccess: false,
    publishSpecificLocale: only,
    req,
  } as const;
  if (!(await initTransaction(req))) throw new Error('The dry run needs a transaction to roll back.');
  try {
    if (doc) await payload.update({ ...publication, collection: doc.relationTo, id: doc.value });
    if (global !== undefined) await payload.updateGlobal({ ...publication, slug: global });
    return undefined;
  } catch (error) {
    const refused = refusalSchema.safeParse(error);
    if (!refused.success) throw error;
    return { message: refused.data.message, problems: refused.data.data.errors };
  } finally {
    await killTransaction(req);
  }
}
