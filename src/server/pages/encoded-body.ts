import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';
import { matchesTag } from '#server/http/matches-tag.ts';
import { type AskedHeader, headerOf, type PlainAnswer, toResponse } from '#server/http/plain-answer.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

export interface EncodedBody {
  contentType: string;
  bytes: { readonly [Name in Encoding]: Buffer<ArrayBuffer> };
  hash: string;
}

export async function encodeBody(content: string | Buffer, contentType: string): Promise<EncodedBody> {
  const identity = Buffer.from(content);
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    zip(identity, { level: 9 }),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { contentType, bytes: { br: Buffer.from(br), gzip: Buffer.from(gz), identity }, hash };
}

export function sizeOf({ bytes }: EncodedBody): number {
  return bytes.br.length + bytes.gzip.length + bytes.identity.length;
}

/** Responds in the best accepted encoding, or with 304. The ETag is strong, so it differs by encoding. */
export function encodedAnswer(
  header: AskedHeader,
  body: EncodedBody,
  headers: Readonly<Record<string, string>>,
): PlainAnswer {
  const encoding = chooseEncoding(header('accept-encoding'));
  const tag = `"${body.hash}-${encoding}"`;
  const validators = {
    ...headers,
    etag: tag,
    vary: headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding',
  };
  if (matchesTag(header('if-none-match'), tag)) return { status: 304, headers: validators, body: undefined };
  return {
    status: 200,
    headers: {
      ...validators,
      'content-type': body.contentType,
      'content-length': String(body.bytes[encoding].length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
    body: body.bytes[encoding],
  };
}

export function answerEncoded(
  context: Context,
  body: EncodedBody,
  headers: Readonly<Record<string, string>>,
): Response {
  return toResponse(context, encodedAnswer(headerOf(context), body, headers));
}

/** Negotiated encodings by `Accept-Encoding`, which has few distinct values. */
const chosen = new LRUCache<string, Encoding>({ max: 100 });

export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const known = chosen.get(header);
  if (known) return known;
  const accepted = parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
  chosen.set(header, encoding);
  return encoding;
}
