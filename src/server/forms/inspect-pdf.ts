import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { FileProblem } from './inspect-file.ts';

const unzip = promisify(inflate);

/** How much all compressed objects of one PDF may unpack to, in bytes. */
const mostUnpacked = 32 * 1024 * 1024;

/** Names of what acts by itself, asks for something, or carries other files. */
const active =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|Filespec|RichMedia|SubmitForm|ImportData|GoToE|Rendition)(?![A-Za-z0-9])/;

/** The same, but so short that they may well stand in packed streams by chance. */
const activeInShort = /\/(?:JS|XFA|Movie|Sound)(?![A-Za-z0-9])/;

const packedObjects = /\/ObjStm(?![A-Za-z0-9])/g;

/**
 * Why a PDF is refused. It has to begin as one and end as one. What it is made of is read without the contents of its
 * streams, but for those that hold further objects.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<FileProblem | undefined> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  if (!text.startsWith('%PDF-') || end < 0) return 'file-broken';
  if (text.slice(end + 5).trim() !== '') return 'file-mixed';
  const names = spelledOut(text);
  // Asked of streams, too: where they begin and end is what their author says.
  if (active.test(names)) return 'file-active';
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
    if (isObjectStream(dictionary)) packed.push({ dictionary, start, end: closing });
    position = closing;
  }
  objects.push(text.slice(position));
  // Without its key nobody can look into it.
  if (objects.some((object) => /\/Encrypt(?![A-Za-z0-9])/.test(object))) return 'file-locked';
  if (packed.length !== (names.match(packedObjects) ?? []).length) return 'file-broken';
  let room = mostUnpacked;
  for (const { dictionary, start, end: closing } of packed) {
    // One filter, and a usual one, or it can't be looked into.
    if (!/\/Filter\s*\[?\s*\/FlateDecode\s*\]?\s*(?:\/(?!FlateDecode)|>>)/.test(lastObject(dictionary)))
      return 'file-broken';
    const unpacked = await unpack(bytes.subarray(start, closing), room);
    if (typeof unpacked === 'string') return unpacked;
    room -= unpacked.length;
    objects.push(unpacked.toString('latin1'));
  }
  const isActive = objects
    .map(spelledOut)
    .some((object) => active.test(object) || activeInShort.test(object));
  return isActive ? 'file-active' : undefined;
}

function isObjectStream(dictionary: string): boolean {
  return spelledOut(lastObject(dictionary)).search(packedObjects) >= 0;
}

/** The object that the stream belongs to. */
function lastObject(text: string): string {
  return text.slice(Math.max(0, text.lastIndexOf(' obj')));
}

/** Names may be written with codes: `/J#61vaScript`. */
function spelledOut(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

async function unpack(bytes: Uint8Array, most: number): Promise<Buffer | FileProblem> {
  try {
    return await unzip(bytes, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLarge ? 'file-bomb' : 'file-broken';
  }
}
