import type { Endpoint, PayloadRequest, SelectType } from 'payload';
import type { z } from 'zod';
import { jsonAnswer } from '#content/foundation/requests/answers.ts';
import { documentIdSchema } from '#content/foundation/requests/document-id.ts';
import { noSuchDocument } from '#content/foundation/requests/unknown-address.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import { defaultLocale, isLocale, type Locale } from '#i18n/locales.ts';
import { refuse } from './endpoint-answers.ts';

/**
 * Declares an endpoint. Who may use it is said in `src/content/access/rights/table.ts`, and checked before `answer` is
 * called. What `answer` returns is sent as JSON, unless it is a `Response`; a thrown `Refusal` is sent in the editor's
 * language.
 */
export function endpoint(
  method: Endpoint['method'],
  path: string,
  answer: (req: PayloadRequest) => object | Promise<object>,
): Endpoint {
  return {
    method,
    path,
    handler: async (req) => {
      try {
        return jsonAnswer(await answer(req));
      } catch (error) {
        if (error instanceof Refusal) return refuse(req, error.status, error.text);
        throw error;
      }
    },
  };
}

/** For what an endpoint calls; an endpoint itself returns `refuse(…)`. */
export class Refusal extends Error {
  readonly status: number;
  readonly text: EditorText;

  constructor(status: number, text: EditorText) {
    super(text.en);
    this.status = status;
    this.text = text;
  }
}

/** What was sent, as the schema reads it; refused with `problem` if it doesn't fit. */
export function parsed<Value>(
  schema: z.ZodType<Value>,
  sent: unknown,
  problem: EditorText,
  status = 400,
): Value {
  const { success, data } = schema.safeParse(sent);
  if (!success) throw new Refusal(status, problem);
  return data;
}

/** The JSON in the body; undefined if there is none. */
export async function bodyOf(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.();
  } catch {
    return undefined;
  }
}

export function queryOf({ searchParams }: PayloadRequest): Record<string, string> {
  return Object.fromEntries(searchParams);
}

/** The locale being edited. */
export function localeOf({ locale }: PayloadRequest): Locale {
  return isLocale(locale) ? locale : defaultLocale;
}

export function idOf({ routeParams }: PayloadRequest): number {
  return parsed(documentIdSchema, routeParams?.id, noSuchDocument, 404);
}

/** The document that the URL names, with the requester's access; refused with `problem` if there is none. */
export async function requestedDocument(
  req: PayloadRequest,
  collection: string,
  problem: EditorText,
  options: { draft?: boolean; select?: SelectType } = {},
) {
  const document = await req.payload.findByID({
    ...options,
    collection,
    id: idOf(req),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  });
  if (!document) throw new Refusal(404, problem);
  return document;
}
