import { createLocalReq, getLocalI18n, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { defaultLocale } from '#i18n/locales.ts';

/** What is to be published: one document, or a global. */
interface Rehearsed {
  doc?: { relationTo: string; value: string | number } | undefined;
  global?: string | undefined;
  /** The language that alone goes live; all do where it is missing. */
  only?: string | undefined;
  /** Why it is to go live in spite of what it is warned of. */
  reason?: string | undefined;
}

/** Why it could not be published now: a sentence for each field. */
export interface Refusal {
  message: string;
  problems: { path: string; message: string }[];
}

/** As Payload refuses; known by its shape, since a build may have its classes twice. */
const refusalSchema = z.object({
  status: z.literal(400),
  message: z.string(),
  data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }),
});

/** Publishes in the name of whoever asks and takes it back: undefined if nothing stands in the way of it. */
export async function rehearsePublication(
  asking: PayloadRequest,
  { doc, global, only, reason }: Rehearsed,
): Promise<Refusal | undefined> {
  const { payload, user, headers } = asking;
  // What asks in the admin knows the words of forms alone, and not those of refusals.
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
  if (!(await initTransaction(req))) throw new Error('Nothing is rehearsed that could not be taken back.');
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
