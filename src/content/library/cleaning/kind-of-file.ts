import { fileTypeFromBuffer } from 'file-type';
import { decodedText } from '#typed/decoded-text.ts';

/** Media types, detected by content, that are rewritten without metadata. */
export const cleanedKinds = [
  'video/mp4',
  'audio/mp4',
  'audio/x-m4a',
  'video/webm',
  'audio/mpeg',
  'audio/wav',
  'application/pdf',
  'application/xml',
  'image/svg+xml',
  'text/vtt',
  'font/woff2',
  'font/ttf',
  'font/otf',
] as const;

export type CleanedKind = (typeof cleanedKinds)[number];

export function isCleanedKind(kind: string): kind is CleanedKind {
  return cleanedKinds.some((cleaned) => cleaned === kind);
}

/** The media type by content, regardless of the file name; undefined for unsupported types. */
export async function kindOfFile(data: Buffer): Promise<string | undefined> {
  // The mark of UTF-16 could begin an MP3.
  const marked = data[0] === 0xff && data[1] === 0xfe ? kindOfText(data) : undefined;
  return marked ?? (await fileTypeFromBuffer(data))?.mime ?? kindOfText(data);
}

/** Text formats have no magic number. */
function kindOfText(data: Buffer): CleanedKind | undefined {
  const beginning = decodedText(data.subarray(0, 64 * 1024)) ?? data.toString('latin1', 0, 64 * 1024);
  if (/^\uFEFF?WEBVTT(?:\s|$)/.test(beginning)) return 'text/vtt';
  return /<(?:svg:)?svg[\s>]/i.test(beginning) ? 'image/svg+xml' : undefined;
}
