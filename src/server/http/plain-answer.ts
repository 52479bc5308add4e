import type { Context } from 'hono';

/** What a request says in a header, by its name in small letters. */
export type AskedHeader = (name: string) => string | undefined;

/** An answer in nobody's form yet: a framework's, or Node's own. */
export interface PlainAnswer {
  status: 200 | 304;
  headers: Readonly<Record<string, string>>;
  body: Buffer<ArrayBuffer> | undefined;
}

export function toResponse(context: Context, { status, headers, body }: PlainAnswer): Response {
  return body ? context.body(body, 200, headers) : context.body(null, status, headers);
}

export function headerOf(context: Context): AskedHeader {
  return (name) => context.req.header(name);
}
