import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { FileProblem } from './file-problem.ts';
import { isActive, liesElsewhere, namesActive, spelledOut } from './pdf-actions.ts';

const unzip = promisify(inflate);

/** Limit for the decompressed object streams of a PDF, in bytes. */
const maxUnpacked = 32 * 1024 * 1024;

const packedObjects = /\/ObjStm(?![A-Za-z0-9])/g;

/**
 * Why a PDF is refused. It must have a PDF's header and trailer. Objects are checked without the contents of streams,
 * except for object streams.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<FileProblem | undefined> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  if (!text.startsWith('%PDF-') || end < 0) return 'file-broken';
  if (text.slice(end + 5).trim() !== '') return 'file-mixed';
  // Streams included: their boundaries are under the author's control.
  if (namesActive(text)) return 'file-active';
  const objects: string[] = [];
  const packed: { dictionary: string; start: number; end: number }[] = [];
  let position = 0;
  for (const { index, 0: keyword } of text.matchAll(/\bstream\r?\n/g)) {
    if (index < position) continue;
    const start = index + keyword.length;
    const closing = text.indexOf('endstream', start);
    if (closing < 0) return 'file-broken';
    const dictionary = text.slice(position, index);
    objects.push(dictionary);
    if (liesElsewhere(lastObject(dictionary))) return 'file-active';
    if (isObjectStream(dictionary)) packed.push({ dictionary, start, end: closing });
    position = closing;
  }
  objects.push(text.slice(position));
  // Encrypted content can't be inspected.
  if (objects.some((object) => /\/Encrypt(?![A-Za-z0-9])/.test(object))) return 'file-locked';
  if (packed.length !== (spelledOut(text).match(packedObjects) ?? []).length) return 'file-broken';
  let room = maxUnpacked;
  for (const { dictionary, start, end: closing } of packed) {
    // Only a single, common filter can be inspected.
    if (!/\/Filter\s*\[?\s*\/FlateDecode\s*\]?\s*(?:\/(?!FlateDecode)|>>)/.test(lastObject(dictionary)))
      return 'file-broken';
    const unpacked = await unpack(bytes.subarray(start, closing), room);
    if (typeof unpacked === 'string') return unpacked;
    room -= unpacked.length;
    objects.push(...unpackedObjects(unpacked.toString('latin1')));
  }
  return isActive(objects) ? 'file-active' : undefined;
}

/**
 * The objects in an object stream, each written as in the file: the stream begins with their numbers and offsets. Bytes
 * outside these offsets are checked as well.
 */
function unpackedObjects(text: string): string[] {
  const list = /^[\d\s]*/.exec(text)?.[0] ?? '';
  const numbers = list.trim().split(/\s+/).map(Number);
  const objects = text.slice(list.length);
  return [
    objects,
    ...numbers.flatMap((number, index) => {
      const begin = numbers[index + 1];
      return index % 2 === 0 && begin !== undefined
        ? [`${number} 0 obj ${objects.slice(begin, numbers[index + 3])} endobj`]
        : [];
    }),
  ];
}

function isObjectStream(dictionary: string): boolean {
  return spelledOut(lastObject(dictionary)).search(packedObjects) >= 0;
}

function lastObject(text: string): string {
  return text.slice(Math.max(0, text.lastIndexOf(' obj')));
}

async function unpack(bytes: Uint8Array, most: number): Promise<Buffer | FileProblem> {
  try {
    return await unzip(bytes, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLarge ? 'file-bomb' : 'file-broken';
  }
}
