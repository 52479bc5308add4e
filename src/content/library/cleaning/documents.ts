import {
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { CanNotBeCleaned } from './can-not-be-cleaned.ts';
import { cleanJpeg } from './jpeg.ts';

const name = (text: string) => PDFName.of(text);

/** Metadata entries of PDF objects, by their standard names. */
const sayings = ['Metadata', 'PieceInfo', 'LastModified', 'Thumb', 'SpiderInfo'].map(name);

/** Entries of annotations that name their author and time. */
const sayingsOfNotes = ['T', 'M', 'CreationDate', 'NM'].map(name);

/**
 * Rewrites a PDF with what its pages show: without properties, metadata of pages and pictures, and earlier revisions.
 * Forms and links are kept.
 */
export async function cleanDocument(bytes: Uint8Array): Promise<Buffer> {
  const document = await read(bytes);
  const { context } = document;
  const { trailerInfo } = context;
  delete trailerInfo.Info;
  delete trailerInfo.ID;
  const reached = new Set<PDFRef>();
  const left: (PDFObject | undefined)[] = [trailerInfo.Root];
  while (left.length > 0) {
    const object = left.pop();
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue;
      reached.add(object);
      const found = context.lookup(object);
      if (found instanceof PDFRawStream) context.assign(object, withCleanPicture(found));
      left.push(found);
    } else if (object instanceof PDFArray) left.push(...object.asArray());
    else if (object instanceof PDFDict || object instanceof PDFStream) {
      const entries = object instanceof PDFDict ? object : object.dict;
      clean(entries);
      left.push(...entries.values());
    }
  }
  // Including objects of earlier revisions.
  for (const [reference] of context.enumerateIndirectObjects())
    if (!reached.has(reference)) context.delete(reference);
  return Buffer.from(
    await document.save({
      addDefaultPage: false,
      updateFieldAppearances: false,
      rewrite: true,
      objectsPerTick: Number.POSITIVE_INFINITY,
    }),
  );
}

async function read(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      throwOnInvalidObject: true,
      parseSpeed: ParseSpeeds.Fastest,
    });
    if (document.getPageCount() > 0) return document;
  } catch (error) {
    throw new CanNotBeCleaned(error instanceof EncryptedPDFError ? 'locked' : 'broken', { cause: error });
  }
  throw new CanNotBeCleaned('broken');
}

function clean(entries: PDFDict): void {
  if (entries.has(name('EF'))) throw new CanNotBeCleaned('attachments');
  if (entries.has(name('ByteRange'))) throw new CanNotBeCleaned('signed');
  for (const saying of sayings) entries.delete(saying);
  const kind = entries.lookup(name('Subtype'));
  // In a form, `T` is a field's name.
  if (entries.has(name('Rect')) && kind !== name('Widget'))
    for (const saying of sayingsOfNotes) entries.delete(saying);
}

/** A PDF embeds a photo as the original JPEG file. */
function withCleanPicture(stream: PDFRawStream): PDFRawStream {
  return stream.dict.lookup(name('Filter')) === name('DCTDecode')
    ? PDFRawStream.of(stream.dict, cleanJpeg(stream.contents))
    : stream;
}
