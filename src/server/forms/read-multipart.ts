import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Busboy as BusboyConstructor } from '@fastify/busboy';
import type { Shares } from '#limits/shares.ts';
import type { SentFile } from './file-reception.ts';

interface MultipartLimits {
  bytes: number;
  files: number;
  bytesOf(field: string): number;
  /** Whose body it is, from `networkOf`. */
  network: string;
  /** Memory for the files of all bodies that are not answered yet. */
  held: Shares;
}

export interface MultipartBody {
  fields: [name: string, value: string][];
  files: SentFile[];
  /** Too many files are held at once, so this body's are missing. */
  isBusy: boolean;
}

export type MultipartProblem = 'size' | 'files' | 'unreadable';

/** Number of fields and their length in bytes, enough for the longest answer in any script. */
const maxFields = 250;
const maxFieldBytes = 32 * 1024;

/** How much of an oversized body is still read so that its sender gets the response, in bytes. */
const maxDrained = 64 * 1024 * 1024;

/**
 * Parses multipart in memory; nothing is written to disk. Of an oversized file only its size is kept. The files count as
 * held until the response is closed.
 */
export async function readMultipart(
  request: IncomingMessage,
  response: ServerResponse,
  limits: MultipartLimits,
): Promise<MultipartBody | { problem: MultipartProblem }> {
  const type = request.headers['content-type'] ?? '';
  const { Busboy } = await import('@fastify/busboy');
  const parser = openParser(Busboy, { ...request.headers, 'content-type': type }, limits.files);
  if (!parser) return { problem: 'unreadable' };
  let mine = 0;
  response.once('close', () => limits.held.giveBack(limits.network, mine));
  const hold = (bytes: number) => {
    if (response.closed || !limits.held.take(limits.network, bytes)) return false;
    mine += bytes;
    return true;
  };
  return new Promise((resolve) => {
    const body: MultipartBody = { fields: [], files: [], isBusy: false };
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
    // A body that has arrived may still be parsed.
    request.on('close', () => request.complete || resolve({ problem: 'unreadable' }));
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
        if (size > most || body.isBusy) return;
        if (hold(part.length)) parts.push(part);
        else body.isBusy = true;
      });
      // Without a listener, a body that breaks off here would end the process.
      stream.on('error', () => refuse('unreadable'));
      stream.on('end', () => {
        // Browsers send an empty part for a file field without a choice.
        if (body.isBusy || (name === '' && size === 0)) return;
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
}

/** Undefined if the header has no boundary. */
function openParser(
  Busboy: typeof BusboyConstructor,
  headers: IncomingMessage['headers'] & { 'content-type': string },
  files: number,
) {
  try {
    return new Busboy({
      headers,
      // A path in a file name is an attack, which is refused rather than stripped.
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

/** The fields as answers; repeated names become lists. */
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
