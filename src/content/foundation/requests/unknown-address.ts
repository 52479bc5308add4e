import type { SanitizedConfig } from 'payload';
import { z } from 'zod';
import { adminLanguage } from '#i18n/asked-language.ts';
import { type EditorText, editorLanguages } from '#i18n/editor-texts.ts';
import { documentIdSchema } from './document-id.ts';

type Answer<Context extends unknown[]> = (request: Request, ...context: Context) => Promise<Response>;

/** Payload's own message: English only, in a different shape from all other refusals. */
const payloadsAnswer = z.object({ message: z.string().startsWith('Route not found') });

export const noSuchDocument: EditorText = {
  de: 'Das gibt es nicht oder nicht mehr.',
  en: 'There is no such thing, or no longer.',
};

const nothingHere: EditorText = {
  de: 'Unter dieser Adresse gibt es nichts.',
  en: 'There is nothing at this address.',
};

/**
 * Wraps `answer`: an unknown API address, or one with an invalid document id, gets an ordinary refusal. Payload would
 * query the database with the id and fail.
 */
export function withKnownAddresses<Context extends unknown[]>(
  answer: Answer<Context>,
  config: Promise<SanitizedConfig>,
): Answer<Context> {
  return async (request, ...context) => {
    if (namesNoDocument(request, await config)) return refuse(request, noSuchDocument);
    const answered = await answer(request, ...context);
    if (answered.status !== 404) return answered;
    const said = await answered
      .clone()
      .json()
      .catch(() => undefined);
    return payloadsAnswer.safeParse(said).success ? refuse(request, nothingHere) : answered;
  };
}

/** Found by the endpoint that would answer: the first match. */
function namesNoDocument({ url, method }: Request, { collections }: SanitizedConfig): boolean {
  const [, , slug, ...steps] = new URL(url).pathname.split('/');
  const endpoints = collections.find((collection) => collection.slug === slug)?.endpoints || [];
  const pattern = endpoints
    .filter((endpoint) => endpoint.method === method.toLowerCase())
    .map(({ path }) => path.split('/').slice(1))
    .find((names) => fits(names, steps));
  const id = steps[pattern?.findIndex((name) => name === ':id' || name === ':id?') ?? -1];
  return id !== undefined && !documentIdSchema.safeParse(id).success;
}

/** Whether path segments match a pattern, such as `:id`, `draft-links`. */
function fits(names: readonly string[], steps: readonly string[]): boolean {
  const fewest = names.filter((name) => !name.endsWith('?')).length;
  return (
    steps.length >= fewest &&
    steps.length <= names.length &&
    steps.every((step, at) => names[at] === step || names[at]?.startsWith(':'))
  );
}

function refuse({ headers }: Request, text: EditorText): Response {
  const asked = {
    cookie: headers.get('cookie') ?? undefined,
    'accept-language': headers.get('accept-language') ?? undefined,
  };
  const message = text[adminLanguage(asked, editorLanguages) ?? editorLanguages[0]];
  return Response.json({ errors: [{ message }] }, { status: 404, headers: { 'cache-control': 'no-store' } });
}
