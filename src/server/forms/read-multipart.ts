import type { IncomingMessage } from 'node:http';
import type { Busboy as BusboyConstructor } from '@fastify/busboy';
import type { SentFile } from './file-reception.ts';

interface MultipartLimits {
  /** The most bytes of the whole body. */
  bytes: number;
  /** The most files. */
  files: number;
  /** How many bytes of a field's file are wanted. */
  bytesOf(field: string): number;
}

export interface MultipartBody {
  fields: [name: string, value: string][];
  files: SentFile[];
}

/** `busy`: so much is being received at once that there is no room for more. */
export type MultipartProblem = 'size' | 'files' | 'unreadable' | 'busy';

/** Fields and their length, in bytes: the longest answer fits in, in any script. */
const maxFields = 250;
const maxFieldBytes = 32 * 1024;

/** What all bodies together may hold in memory at a time, in bytes. */
const maxHeld = 128 * 1024 * 1024;

/** What is still read of a body that is too large, so that its sender reads the answer, in bytes. */
const maxDrained = 64 * 1024 * 1024;

let held = 0;

/**
 * Reads a form with files from the request. Everything stays in memory, and names are text like any other: nothing is
 * written anywhere. Of a file that is too large, only its size is kept.
 */
export async function readMultipart(
  request: IncomingMessage,
  limits: MultipartLimits,
): Promise<MultipartBody | { problem: MultipartProblem }> {
  const type = request.headers['content-type'] ?? '';
  const { Busboy } = await import('@fastify/busboy');
  const parser = openParser(Busboy, { ...request.headers, 'content-type': type }, limits.files);
  if (!parser) return { problem: 'unreadable' };
  let mine = 0;
  const hold = (bytes: number) => {
    mine += bytes;
    held += bytes;
  };
  try {
    return await new Promise((resolve) => {
      const body: MultipartBody = { fields: [], files: [] };
      let received = 0;
      const refuse = (problem: MultipartProblem) => {
        request.unpipe(parser);
        request.resume();
        resolve({ problem });
      };
      request.on('data', (part: Buffer) => {
        received += part.length;
        if (received > limits.bytes) refuse('size');
        if (received > limits.bytes + maxDrained) request.destroy();
      });
      request.on('close', () => resolve({ problem: 'unreadable' }));
      parser.on('field', (name, value, nameIsCut, valueIsCut) => {
        if (nameIsCut || valueIsCut) refuse('size');
        else body.fields.push([name, value]);
      });
      parser.on('file', (field, stream, name) => {
        const most = limits.bytesOf(field);
        const parts: Buffer[] = [];
        let size = 0;
        stream.on('data', (part: Buffer) => {
          size += part.length;
          if (size > most) return;
          hold(part.length);
          if (held > maxHeld) refuse('busy');
          else parts.push(part);
        });
        stream.on('end', () => {
          // A file that was not chosen comes without name and content.
          if (name === '' && size === 0) return;
          body.files.push({ field, name: name ?? '', bytes: new Uint8Array(Buffer.concat(parts)), size });
        });
      });
      parser.on('filesLimit', () => refuse('files'));
      parser.on('fieldsLimit', () => refuse('size'));
      parser.on('partsLimit', () => refuse('size'));
      parser.on('error', () => refuse('unreadable'));
      parser.on('finish', () => resolve(body));
      request.pipe(parser);
    });
  } finally {
    held -= mine;
  }
}

/** Undefined if the header names no boundary. */
function openParser(
  Busboy: typeof BusboyConstructor,
  headers: IncomingMessage['headers'] & { 'content-type': string },
  files: number,
) {
  try {
    return new Busboy({
      headers,
      // A path in a name is a trick, which is refused and not tidied away.
      preservePath: true,
      limits: {
        files,
        fields: maxFields,
        parts: maxFields + files,
        fieldSize: maxFieldBytes,
        fieldNameSize: 100,
        headerPairs: 20,
        headerSize: 8192,
      },
    });
  } catch {
    return undefined;
  }
}

/** What multipart fields or a plain form's hold, as answers: a name that comes again has several. */
export function answersIn(
  fields: Iterable<readonly [name: string, value: string]>,
): Record<string, string | string[]> {
  const answers = new Map<string, string | string[]>();
  for (const [name, value] of fields) {
    const known = answers.get(name);
    answers.set(name, known === undefined ? value : [known, value].flat());
  }
  return Object.fromEntries(answers);
}
