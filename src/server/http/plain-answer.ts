import type { Context } from 'hono';

/** Looks up a request header by lower-case name. */
export type AskedHeader = (name: string) => string | undefined;

/** A response independent of the framework. */
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
