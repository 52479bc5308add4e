import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

/** An answer's body in every encoding, compressed once. */
export interface EncodedBody {
  contentType: string;
  bytes: { readonly [Name in Encoding]: Buffer<ArrayBuffer> };
  /** Hash of the content, the same for all encodings. */
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

/** Bytes that a body takes in memory. */
export function sizeOf({ bytes }: EncodedBody): number {
  return bytes.br.length + bytes.gzip.length + bytes.identity.length;
}

/**
 * Answers with the encoding that the client takes, or with 304 if it has it already.
 * The entity tag is strong and so differs by encoding.
 */
export function answerEncoded(
  context: Context,
  body: EncodedBody,
  headers: Readonly<Record<string, string>>,
): Response {
  const encoding = chooseEncoding(context.req.header('accept-encoding'));
  const tag = `"${body.hash}-${encoding}"`;
  const validators = {
    ...headers,
    etag: tag,
    vary: [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '),
  };
  if (matchesTag(context.req.header('if-none-match'), tag)) return context.body(null, 304, validators);
  return context.body(body.bytes[encoding], 200, {
    ...validators,
    'content-type': body.contentType,
    'content-length': String(body.bytes[encoding].length),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
}

function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const accepted = parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}

function matchesTag(header: string | undefined, tag: string): boolean {
  const given = header?.split(',').map((entry) => entry.trim().replace(/^W\//, '')) ?? [];
  return given.includes(tag) || given.includes('*');
}
