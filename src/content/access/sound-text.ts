import {
  APIError,
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { isRecord } from '#fields/content-field.ts';
import { textFor } from '#i18n/editor-texts.ts';

/**
 * Refuses text that not every database can store: NUL and lone surrogates. Nobody types them, and Postgres would fail
 * with its own error.
 */
export const soundText: CollectionBeforeOperationHook & GlobalBeforeOperationHook = ({
  args,
  req,
}: {
  args?: unknown;
  req: PayloadRequest;
}) => {
  // The product's own writes were validated at their source.
  if (!isRecord(args) || args.overrideAccess === true || isSound(args.data)) return;
  throw new APIError(
    textFor(req, {
      de: 'In einem der Texte steht ein Zeichen, das sich nicht speichern lässt (NUL oder ein halbes Zeichen). Bitte den zuletzt eingefügten Text löschen und neu tippen oder ohne Formatierung einfügen.',
      en: 'One of the texts has a character that can’t be kept (NUL, or half a character). Please delete the text that was pasted last, and type it again or paste it without formatting.',
    }),
    400,
    // Without data the production build answers only that there was an error.
    {},
    true,
  );
};

function isSound(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (Array.isArray(value)) return value.every(isSound);
  return !isRecord(value) || Object.entries(value).every(([name, part]) => isSound(name) && isSound(part));
}
