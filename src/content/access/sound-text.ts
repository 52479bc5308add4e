import {
  APIError,
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { isRecord } from '#fields/content-field.ts';
import { textFor } from '#i18n/editor-texts.ts';

/**
 * Refuses text that not every database can keep: the character NUL, and halves of characters. Nobody types them, and
 * Postgres would answer with an error of its own.
 */
export const soundText: CollectionBeforeOperationHook & GlobalBeforeOperationHook = ({
  args,
  req,
}: {
  args?: unknown;
  req: PayloadRequest;
}) => {
  // What the product itself writes was judged where it came from.
  if (!isRecord(args) || args.overrideAccess === true || isSound(args.data)) return;
  throw new APIError(
    textFor(req, {
      de: 'In einem der Texte steht ein Zeichen, das sich nicht speichern lässt (NUL oder ein halbes Zeichen). Bitte den zuletzt eingefügten Text löschen und neu tippen oder ohne Formatierung einfügen.',
      en: 'One of the texts has a character that can’t be kept (NUL, or half a character). Please delete the text that was pasted last, and type it again or paste it without formatting.',
    }),
    400,
    // Without data the built product says no more than that there was an error.
    {},
    true,
  );
};

function isSound(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (Array.isArray(value)) return value.every(isSound);
  return !isRecord(value) || Object.entries(value).every(([name, part]) => isSound(name) && isSound(part));
}
