import {
  APIError,
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { isRecord } from '#fields/content-field.ts';
import { textFor } from '#i18n/editor-texts.ts';
import { tidyText } from '#typed/text.ts';

/**
 * Brings all text to one form, and refuses what not every database can store: NUL and lone surrogates. Nobody types
 * them, and Postgres would fail with its own error.
 */
export const soundText: CollectionBeforeOperationHook & GlobalBeforeOperationHook = ({
  args,
  req,
}: {
  args?: unknown;
  req: PayloadRequest;
}) => {
  if (!isRecord(args) || args.data === undefined) return;
  Object.assign(args, { data: tidied(args.data) });
  // The product's own writes were validated at their source.
  if (args.overrideAccess === true || isSound(args.data)) return;
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

/** Passwords stay as they were when they were hashed. */
function tidied(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return name === 'password' ? value : tidyText(value);
  if (Array.isArray(value)) return value.map((part) => tidied(part));
  if (!isRecord(value) || ![Object.prototype, null].includes(Object.getPrototypeOf(value))) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, tidied(part, key)]));
}

function isSound(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (Array.isArray(value)) return value.every(isSound);
  return !isRecord(value) || Object.entries(value).every(([name, part]) => isSound(name) && isSound(part));
}
