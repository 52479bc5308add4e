import {
  APIError,
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  isolateObjectProperty,
} from 'payload';
import { z } from 'zod';
import { awaitTurnOf } from '#content/hooks/await-turn.ts';
import { type EditorText, textFor } from '#i18n/editor-texts.ts';
import { fieldsNoted } from './autosave-session.ts';

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
 * Saves nothing over what somebody else has saved since: a form sends when its values had been saved, and that has to be
 * the newest state still. Whoever sends no such time, as a script that sets one field, overwrites nothing else.
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
  if (!now.success || new Date(now.data.updatedAt).getTime() === new Date(data.updatedAt).getTime())
    return args;
  throw new APIError(textFor(req, changedMeanwhile), 409, {}, true);
};

const savingGlobalSchema = z.looseObject({ data: z.looseObject({ updatedAt: z.string() }) });

/** The same for what there is once. */
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
  const base = new Date(saving.data.data.updatedAt).getTime();
  if (!now.success || new Date(now.data.updatedAt).getTime() === base) return args;
  throw new APIError(textFor(req, changedMeanwhile), 409, {}, true);
};
