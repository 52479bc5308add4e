import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  type PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import type { FileProblem } from './file-problem.ts';
import { isActive, namesActive, type PdfParts, spelledOut } from './pdf-actions.ts';

/** Limit for the decompressed object streams of a PDF, in bytes. */
const maxUnpacked = 32 * 1024 * 1024;

/** `5 0 obj`. Every part ends where the next one begins, so matching is linear. */
const objectHeader = /\d[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]*obj/g;

const key = (name: string) => PDFName.of(name);

/**
 * Why a PDF is refused. It must have a PDF's header and trailer, and nothing that pdf-lib cannot read. Takes time and
 * memory that only a process of its own bounds.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<FileProblem | undefined> {
  const text = latin1(bytes);
  const end = text.lastIndexOf('%%EOF');
  if (!text.startsWith('%PDF-') || end < 0) return 'file-broken';
  if (text.slice(end + 5).trim() !== '') return 'file-mixed';
  // Also where the parser reads no objects: readers may follow other references.
  const spelled = spelledOut(text);
  if (namesActive(spelled)) return 'file-active';
  // Encrypted content can't be inspected.
  if (/\/Encrypt(?![A-Za-z0-9])/.test(spelled)) return 'file-locked';
  const contents = new PdfContents();
  try {
    await new PdfReader(bytes, contents).parseDocument();
  } catch {
    return contents.problem ?? 'file-broken';
  }
  // An object in a string, a comment or a stream is none for the parser, but a reader may be led there.
  if (contents.written !== Array.from(text.matchAll(objectHeader)).length) return 'file-broken';
  return isActive(contents) ? 'file-active' : undefined;
}

/** All that was read, including what later revisions of the file replace. */
class PdfContents implements PdfParts {
  readonly names = new Set<PDFName>();
  readonly dictionaries: PDFDict[] = [];
  readonly streams: PDFDict[] = [];
  readonly objects = new Map<PDFRef, PDFObject[]>();
  /** How many objects are written outside of object streams. */
  written = 0;
  /** How much may still be unpacked, in bytes. */
  room = maxUnpacked;
  problem: FileProblem | undefined;
}

class PdfReader extends PDFParser {
  readonly #contents: PdfContents;
  #depth = 0;

  constructor(bytes: Uint8Array, contents: PdfContents) {
    super(bytes, Number.POSITIVE_INFINITY, true);
    this.#contents = contents;
  }

  override parseObject(reference?: PDFRef): PDFObject {
    this.#depth += 1;
    const object = super.parseObject(reference);
    this.#depth -= 1;
    if (object instanceof PDFRawStream) this.#readStream(object);
    if (reference && this.#depth === 0) {
      this.#contents.written += 1;
      this.#keep(reference, object);
    }
    return object;
  }

  protected override parseName(): PDFName {
    const name = super.parseName();
    this.#contents.names.add(name);
    return name;
  }

  protected override parseDict(reference?: PDFRef): PDFDict {
    const dictionary = super.parseDict(reference);
    this.#contents.dictionaries.push(dictionary);
    return dictionary;
  }

  #keep(reference: PDFRef, object: PDFObject): void {
    const { objects } = this.#contents;
    const revisions = objects.get(reference) ?? [];
    revisions.push(object);
    objects.set(reference, revisions);
  }

  #readStream({ dict, contents }: PDFRawStream): void {
    this.#contents.streams.push(dict);
    const type = dict.lookup(key('Type'));
    // By its type the parser would recognise what it unpacks itself, without limits.
    dict.delete(key('Type'));
    // Readers look for objects where a reference leads, whatever the type says.
    if (type !== key('ObjStm') && !dict.has(key('First'))) return;
    const unpacked = this.#unpack(dict, contents);
    new PdfReader(unpacked, this.#contents).#readPacked(
      dict.lookup(key('N'), PDFNumber).asNumber(),
      dict.lookup(key('First'), PDFNumber).asNumber(),
    );
  }

  /** An object stream begins with the numbers and offsets of its objects. */
  #readPacked(count: number, first: number): void {
    const listed: { number: number; offset: number }[] = [];
    for (let index = 0; index < count; index += 1) {
      this.skipWhitespaceAndComments();
      const number = this.parseRawInt();
      this.skipWhitespaceAndComments();
      listed.push({ number, offset: first + this.parseRawInt() });
    }
    listed.sort((one, other) => one.offset - other.offset);
    for (const [index, { number, offset }] of listed.entries()) {
      this.bytes.moveTo(offset);
      this.#keep(PDFRef.of(number), this.parseObject());
      const next = listed[index + 1];
      // Objects within each other would be read again and again.
      if (next && this.bytes.offset() > next.offset) throw new Error('Objects overlap.');
    }
  }

  #unpack(dict: PDFDict, bytes: Uint8Array): Uint8Array {
    const filter = dict.lookup(key('Filter'));
    const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
    const isPlain = only === undefined;
    // Only a single, common filter can be inspected.
    if ((!isPlain && only !== key('FlateDecode')) || dict.has(key('DecodeParms')))
      throw new Error('Unknown filter.');
    const unpacked = isPlain ? bytes : this.#inflate(bytes);
    this.#contents.room -= unpacked.length;
    // Including bytes that no offset leads to.
    if (namesActive(spelledOut(latin1(unpacked)))) this.#contents.problem = 'file-active';
    return unpacked;
  }

  #inflate(bytes: Uint8Array): Uint8Array {
    try {
      return inflateSync(bytes, { maxOutputLength: Math.max(1, this.#contents.room) });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
        this.#contents.problem = 'file-bomb';
      throw error;
    }
  }
}

function latin1({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
}
