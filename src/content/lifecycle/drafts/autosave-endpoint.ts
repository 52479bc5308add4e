import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { endpoint, idOf, parsed } from '#content/access/endpoints/endpoint.ts';
import { refuse } from '#content/access/endpoints/endpoint-answers.ts';
import { awaitTurnOf } from '#content/foundation/database/await-turn.ts';
import { inTransaction } from '#content/foundation/database/in-transaction.ts';
import { changedFields } from '#content/foundation/fields/changed-fields.ts';
import {
  beginAutosave,
  fieldsNoted,
  openSession,
  sealSession,
} from '#content/foundation/saving/autosave-session.ts';
import { handledUnanswered, noteHandled } from '#content/foundation/saving/handled-saves.ts';
import { isRecord } from '#fields/content-field.ts';
import { type DraftedDocument, draftedGlobal, draftedInCollection } from './drafted-document.ts';
import { changedMeanwhile } from './refuse-outdated.ts';

const accountSchema = z.object({ id: z.union([z.string(), z.number()]), collection: z.string() });

const sentSchema = z.object({
  /** The `updatedAt` that the form's values are based on. */
  base: z.string().max(40),
  data: z.record(z.string(), z.unknown()),
  /** The session of the last response. */
  session: z.string().max(4000).optional(),
  /** Whether the editor overwrites a conflicting change knowingly. */
  insists: z.boolean().optional(),
});

/** A global may never have been saved. */
const storedSchema = z.looseObject({
  updatedAt: z
    .string()
    .nullish()
    .transform((at) => at ?? ''),
});

type Stored = z.infer<typeof storedSchema>;

/** The response of `POST /api/{collection}/{id}/autosave` and `POST /api/globals/{global}/autosave`. */
interface Autosaved {
  savedAt: string;
  session: string;
  /** The draft's preview URL, if it has a path and a preview. */
  preview?: string;
  /** The merged document, if it contains others' changes. */
  doc?: Readonly<Record<string, unknown>>;
}

/** Fields of the document that its form doesn't have. */
const notOfTheForm = new Set(['id', 'createdAt', 'updatedAt', '_status', 'deletedAt', 'globalType']);

/**
 * Autosaves a draft. A session's saves share one version. If somebody else has saved since, changes to different
 * fields are merged; a conflict saves nothing.
 */
export const autosaveEndpoint = endpoint('post', '/:id/autosave', (req) =>
  autosave(req, draftedInCollection(req, String(req.routeParams?.collection), idOf(req))),
);

export const globalAutosaveEndpoint = endpoint('post', '/autosave', (req) =>
  autosave(req, draftedGlobal(req, String(req.routeParams?.global))),
);

async function autosave(req: PayloadRequest, drafted: DraftedDocument): Promise<Response | Autosaved> {
  const { collection, id } = drafted;
  const account = String(accountSchema.parse(req.user).id);
  const sent = parsed(sentSchema, await req.json?.(), {
    de: 'Die Anfrage ließ sich nicht lesen. Bitte die Seite neu laden und es noch einmal versuchen.',
    en: 'The request could not be read. Please reload the page and try again.',
  });
  const { secret } = req.payload;
  const own = Object.fromEntries(Object.entries(sent.data).filter(([name]) => !notOfTheForm.has(name)));
  const answer = await inTransaction(
    req.payload,
    async (): Promise<Autosaved | undefined> => {
      await awaitTurnOf(req, collection, id);
      const now = storedSchema.parse(await drafted.read());
      const { base, sealed } = await lastKnown(req, drafted, sent);
      const session = openSession(sealed, { account, collection, document: id }, secret);
      const isOutdated = now.updatedAt !== base && !sent.insists;
      const merged = isOutdated ? await mergeable(drafted, { base, now, own }) : undefined;
      if (isOutdated && !merged) return undefined;
      beginAutosave(req, session?.fields ?? []);
      const doc = storedSchema.parse(await drafted.update(merged?.data ?? own));
      await drafted.keepLock();
      const version = await drafted.newestVersion();
      if (session && session.version !== version) await drafted.forget(session.version);
      const fields = [...(fieldsNoted(req) ?? [])];
      const preview = await previewOf(req, collection, doc);
      const savedAt = doc.updatedAt;
      const next = sealSession({ account, collection, document: id, version, fields }, secret);
      await noteHandled(req, { subject: collection, document: id, savedAt, session: next });
      return {
        savedAt,
        session: next,
        ...(preview === undefined ? {} : { preview }),
        ...(merged?.touched ? { doc } : {}),
      };
    },
    req,
  );
  return answer ?? refuse(req, 409, changedMeanwhile, { isOutdated: true });
}

/** The base and session of the form: those it sent, or those of its last response if that was lost. */
async function lastKnown(
  req: PayloadRequest,
  { collection, id }: DraftedDocument,
  { base, session }: z.infer<typeof sentSchema>,
): Promise<{ base: string; sealed: string | undefined }> {
  const own = await handledUnanswered(req, { subject: collection, document: id });
  return own && Date.parse(own.savedAt) > Date.parse(base)
    ? { base: own.savedAt, sealed: own.session ?? session }
    : { base, sealed: session };
}

interface Versions {
  base: string;
  now: Stored;
  own: Readonly<Record<string, unknown>>;
}

/**
 * What to save if others have saved since: only the form's own changes, if they touch other fields. `touched`:
 * whether the form lacks any of theirs. Undefined on a conflict.
 */
async function mergeable(
  drafted: DraftedDocument,
  { base, now, own }: Versions,
): Promise<{ data: Record<string, unknown>; touched: boolean } | undefined> {
  const before = await drafted.savedAt(base);
  if (!isRecord(before)) return undefined;
  const names = (after: unknown) => changedFields(before, after).filter((name) => !notOfTheForm.has(name));
  const theirs = new Set(names(now));
  const mine = names({ ...before, ...own });
  if (mine.some((name) => theirs.has(name))) return undefined;
  return { data: Object.fromEntries(mine.map((name) => [name, own[name]])), touched: theirs.size > 0 };
}

/** The preview URL, as the form gets it after saving by hand. */
async function previewOf(
  req: PayloadRequest,
  collection: string,
  data: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  const { livePreview } = req.payload.config.admin;
  const locale = req.payload.config.localization
    ? req.payload.config.localization.locales.find(({ code }) => code === req.locale)
    : undefined;
  if (!livePreview?.collections?.includes(collection) || typeof livePreview.url !== 'function' || !locale)
    return undefined;
  return (await livePreview.url({ data, locale, req, payload: req.payload })) ?? undefined;
}
