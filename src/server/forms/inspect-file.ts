import type { SubmissionFile } from '#forms/submission-record.ts';
import type { FileProblem } from './file-problem.ts';
import { inspectPdf } from './inspect-pdf.ts';

/** More than phone cameras' default, and decodable within limited memory. */
export const maxMegapixels = 64;

/** Pictures are scaled down to this width in pixels. */
const maxWidth = 6000;

/** Decoding timeout in seconds. */
const patience = 20;

/** Detects the media type from the content; undefined if forms don't accept it. */
export async function typeByContent(bytes: Uint8Array): Promise<SubmissionFile['type'] | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  switch (found) {
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp':
    case 'application/pdf':
      return found;
    default:
      return undefined;
  }
}

/** The content to store: pictures are re-encoded without metadata, PDFs stay unchanged. Or the problem. */
export async function inspectFile(
  bytes: Uint8Array,
  type: SubmissionFile['type'],
): Promise<Uint8Array | FileProblem> {
  if (isMixed(bytes, type)) return 'file-mixed';
  if (type === 'application/pdf') return (await inspectPdf(bytes)) ?? bytes;
  return redraw(bytes, type);
}

/** Detects polyglot files, which are also valid as another type. */
function isMixed(bytes: Uint8Array, type: SubmissionFile['type']): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (/<script|<!doctype html|<html[\s>]|<\?php/i.test(text)) return true;
  if (type !== 'application/pdf' && text.includes('%PDF-')) return true;
  // ZIP readers start at the end; the four letters alone may occur in a picture by chance.
  return text.slice(-70_000).includes('PK\u0005\u0006') && text.includes('PK\u0003\u0004');
}

async function redraw(
  bytes: Uint8Array,
  type: Exclude<SubmissionFile['type'], 'application/pdf'>,
): Promise<Uint8Array | FileProblem> {
  const { default: sharp } = await import('sharp');
  try {
    // Checks the size first, from the header alone, without decoding.
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height * pages > maxMegapixels * 1_000_000) return 'file-pixels';
    const picture = sharp(bytes, { limitInputPixels: maxMegapixels * 1_000_000, failOn: 'error' })
      .timeout({ seconds: patience })
      .autoOrient()
      .resize({ width: maxWidth, height: maxWidth, fit: 'inside', withoutEnlargement: true });
    switch (type) {
      case 'image/jpeg':
        return await picture.jpeg({ quality: 85 }).toBuffer();
      case 'image/png':
        return await picture.png({ compressionLevel: 9 }).toBuffer();
      case 'image/webp':
        return await picture.webp({ quality: 85 }).toBuffer();
    }
  } catch {
    return 'file-broken';
  }
}
