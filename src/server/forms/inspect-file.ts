import type { SubmissionFile } from '#forms/submission-record.ts';
import type { FileProblem } from './file-problem.ts';

/** More than phone cameras' default, and decodable within limited memory. */
export const maxMegapixels = 64;

/** Pictures are scaled down to this width in pixels. */
const maxWidth = 6000;

/** How accepted files begin, in latin1. */
const beginnings: readonly (readonly [string, SubmissionFile['type']])[] = [
  ['\u00FF\u00D8\u00FF', 'image/jpeg'],
  ['\u0089PNG\r\n\u001A\n', 'image/png'],
  ['%PDF-', 'application/pdf'],
];

/** Detects the media type from the first bytes; undefined if forms don't accept it. */
export function typeByContent(bytes: Uint8Array): SubmissionFile['type'] | undefined {
  const beginning = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  // The file's length is between the two words.
  if (beginning.startsWith('RIFF') && beginning.endsWith('WEBP')) return 'image/webp';
  return beginnings.find(([begins]) => beginning.startsWith(begins))?.[1];
}

/** The content to store: pictures are re-encoded without metadata, PDFs stay unchanged. Or the problem. */
export async function inspectFile(
  bytes: Uint8Array,
  type: SubmissionFile['type'],
): Promise<Uint8Array | FileProblem> {
  if (isMixed(bytes, type)) return 'file-mixed';
  if (type !== 'application/pdf') return redraw(bytes, type);
  const { inspectPdf } = await import('./inspect-pdf.ts');
  return (await inspectPdf(bytes)) ?? bytes;
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
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    // Checks the size first, from the header alone, without decoding.
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height * pages > maxMegapixels * 1_000_000) return 'file-pixels';
    const picture = sharp(bytes, { limitInputPixels: maxMegapixels * 1_000_000, failOn: 'error' })
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
