import { createLocalReq, type PayloadRequest, ValidationError } from 'payload';
import { z } from 'zod';
import { inTransaction } from '#content/in-transaction.ts';
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

const refusedData = z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) });

/** Ends the transaction of a rehearsal that went well. */
class WentWell extends Error {}

/** Publishes in the name of whoever asks and takes it back: undefined if nothing stands in the way of it. */
export async function rehearsePublication(
  asking: PayloadRequest,
  { doc, global, only, reason }: Rehearsed,
): Promise<Refusal | undefined> {
  const { payload, user, headers, i18n } = asking;
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
  try {
    await inTransaction(
      payload,
      async () => {
        if (doc) await payload.update({ ...publication, collection: doc.relationTo, id: doc.value });
        if (global !== undefined) await payload.updateGlobal({ ...publication, slug: global });
        throw new WentWell();
      },
      req,
    );
  } catch (error) {
    if (error instanceof WentWell) return undefined;
    if (!(error instanceof ValidationError)) throw error;
    return { message: error.message, problems: refusedData.parse(error.data).errors };
  }
  return undefined;
}
