import {
  APIError,
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  isolateObjectProperty,
} from 'payload';
import { z } from 'zod';
import { awaitTurnOf } from '#content/foundation/database/await-turn.ts';
import { fieldsNoted } from '#content/foundation/saving/autosave-session.ts';
import { handledUnanswered } from '#content/foundation/saving/handled-saves.ts';
import { type EditorText, textFor } from '#i18n/editor-texts.ts';

export const changedMeanwhile: EditorText = {
  de: 'Seit dieses Formular geöffnet wurde, ist hier etwas anderes gespeichert worden. Damit nichts verloren geht, wurde jetzt nichts überschrieben.',
  en: 'Something else has been saved here since this form was opened. So that nothing is lost, nothing was overwritten now.',
};

const savingSchema = z.looseObject({
  id: z.union([z.string(), z.number()]),
  data: z.looseObject({ updatedAt: z.string() }),
});

const storedSchema = z.looseObject({ updatedAt: z.string() });

/**
 * Detects conflicting saves: a form sends the `updatedAt` of its values, which must be the newest state, or one that
 * the form wrote itself without getting the response. Requests without it, such as a script that sets one field,
 * overwrite nothing else.
 */
export const refuseOutdated: CollectionBeforeOperationHook = async ({ args, operation, collection, req }) => {
  if (operation !== 'update' || req.payloadAPI !== 'REST' || !req.user || fieldsNoted(req)) return args;
  const saving = savingSchema.safeParse(args);
  if (!saving.success) return args;
  const { id, data } = saving.data;
  await awaitTurnOf(req, collection.slug, id);
  const now = storedSchema.safeParse(
    await req.payload.findByID({
      collection: collection.slug,
      id,
      draft: true,
      depth: 0,
      trash: true,
      select: { updatedAt: true },
      disableErrors: true,
      req,
    }),
  );
  if (!now.success || isSame(now.data.updatedAt, data.updatedAt)) return args;
  const own = await handledUnanswered(req, { subject: collection.slug, document: Number(id) });
  if (own && isSame(now.data.updatedAt, own.savedAt)) return args;
  throw new APIError(textFor(req, changedMeanwhile), 409, {}, true);
};

const savingGlobalSchema = z.looseObject({ data: z.looseObject({ updatedAt: z.string() }) });

export const refuseOutdatedGlobal: GlobalBeforeOperationHook = async ({ args, operation, global, req }) => {
  if (operation !== 'update' || req.payloadAPI !== 'REST' || !req.user || fieldsNoted(req)) return args;
  const saving = savingGlobalSchema.safeParse(args);
  if (!saving.success) return args;
  await awaitTurnOf(req, global.slug, 0);
  const now = storedSchema.safeParse(
    await req.payload.findGlobal({
      slug: global.slug,
      draft: true,
      depth: 0,
      select: { updatedAt: true },
      req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
    }),
  );
  if (!now.success || isSame(now.data.updatedAt, saving.data.data.updatedAt)) return args;
  const own = await handledUnanswered(req, { subject: global.slug, document: 0 });
  if (own && isSame(now.data.updatedAt, own.savedAt)) return args;
  throw new APIError(textFor(req, changedMeanwhile), 409, {}, true);
};

function isSame(one: string, other: string): boolean {
  return new Date(one).getTime() === new Date(other).getTime();
}
