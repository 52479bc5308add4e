import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBackend } from '../../../../tests/support/content-backend.ts';
import {
  tellingCaptions,
  tellingDocument,
  tellingDrawing,
  tellingMp3,
  tellingMp4,
  tellingPicture,
  tellingWav,
  tellingWebM,
  told,
} from '../../../../tests/support/telling-files.ts';
import { uploadOf } from '../../../../tests/support/upload.ts';

const kept = z.object({
  doc: z.object({ filename: z.string(), mimeType: z.string(), filesize: z.number() }),
});

const refused = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

describe('an uploaded file', () => {
  const backend = ContentBackend.forTests();
  const { editor } = backend;

  async function upload(bytes: Buffer, name: string, type: string, language = 'de'): Promise<Response> {
    return editor(
      'POST',
      '/media?locale=de',
      uploadOf(new File([new Uint8Array(bytes)], name, { type }), { alt: 'Ein Ring' }),
      { 'accept-language': language },
    );
  }

  /** The stored file of an upload, and its document. */
  async function served(bytes: Buffer, name: string, type: string) {
    for (const word of told.slice(0, 2)) expect(isTold(bytes, word), `${word} in ${name}`).toBe(true);
    const answer = await upload(bytes, name, type);
    expect(answer.status, await answer.clone().text()).toBe(201);
    const { doc } = kept.parse(await answer.json());
    const directory = join(backend.dataDir, 'media');
    for (const file of readdirSync(directory))
      for (const word of told)
        expect(isTold(readFileSync(join(directory, file)), word), `${word} in ${file}`).toBe(false);
    const data = readFileSync(join(directory, doc.filename));
    expect(doc.filesize).toBe(data.length);
    return { data, mimeType: doc.mimeType, name: doc.filename };
  }

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'as %s is a picture and says nothing else',
    async (format) => {
      const { data } = await served(await tellingPicture(format), `Ring.${format}`, `image/${format}`);
      const { exif, xmp, iptc, comments, width } = await sharp(data).metadata();
      expect({ exif, xmp, iptc, comments, width }).toEqual({ width: 40 });
    },
  );

  test('as a drawing keeps what is drawn', async () => {
    const { data, mimeType } = await served(await tellingDrawing(), 'Ring.svg', 'image/svg+xml');
    const text = data.toString();
    expect(mimeType).toBe('image/svg+xml');
    expect(text).toMatch(/^<svg[^>]*viewBox="0 0 10 10"/);
    expect(text).toMatch(/<style>\s*rect ?\{ ?fill: ?red;? ?\}<\/style>/);
    const photograph = /xlink:href="data:image\/jpeg;base64,([^"]+)"/.exec(text)?.[1] ?? '';
    const { width, exif, xmp } = await sharp(Buffer.from(photograph, 'base64')).metadata();
    expect({ width, exif, xmp }).toEqual({ width: 40 });
    expect(text).not.toMatch(/inkscape|club|metadata|title|data-place/);
  });

  test('with captions keeps the captions', async () => {
    const { data } = await served(tellingCaptions(), 'Ring.vtt', 'text/vtt');
    expect(data.toString()).toBe('WEBVTT\n\n00:00.000 --> 00:01.000\nEin Ring.\n');
  });

  test.each([
    ['mp4', 'video/mp4', { film: true, sound: true }],
    ['m4a', 'audio/mp4', { sound: true }],
  ] as const)('as %s plays the same, packet by packet', async (extension, type, tracks) => {
    const bytes = await tellingMp4(tracks);
    const { data, mimeType, name } = await served(bytes, `Ring.${extension}`, type);
    expect(mimeType).toBe(type);
    expect(name).toMatch(new RegExp(`^ring-[0-9a-f]{10}\\.${extension}$`));
    expect(await played(data)).toEqual(await played(bytes));
    // The media data comes last, so that playback can start before the whole file has arrived.
    expect(data.indexOf('moov')).toBeLessThan(data.indexOf('mdat'));
    const again = await served(bytes, `Ring.${extension}`, type);
    expect(again.data.equals(data)).toBe(true);
  });

  test.each([
    ['webm', 'video/webm', tellingWebM],
    ['wav', 'audio/wav', tellingWav],
    ['mp3', 'audio/mpeg', async () => tellingMp3()],
  ] as const)('as %s plays the same', async (extension, type, made) => {
    const bytes = await made();
    const { data, mimeType } = await served(bytes, `Ring.${extension}`, type);
    expect(mimeType).toBe(type);
    expect(await played(data)).toEqual(await played(bytes));
  });

  test('as a PDF shows its pages, and nothing of what it was', async () => {
    const { data } = await served(await tellingDocument(), 'Ring.pdf', 'application/pdf');
    const document = await PDFDocument.load(data, { updateMetadata: false });
    expect([document.getTitle(), document.getAuthor(), document.getPageCount()]).toEqual([
      undefined,
      undefined,
      1,
    ]);
    const unpacked = document.context
      .enumerateIndirectObjects()
      .map(([, object]) => `${object}${object instanceof PDFRawStream ? unzipped(object.contents) : ''}`)
      .join('\n');
    expect(unpacked).toContain('/Contents (Ja)');
    expect(unpacked).toContain('DCTDecode');
    for (const word of told) expect(unpacked).not.toContain(word);
  });

  test.each([
    [
      'a broken film',
      async () => (await tellingMp4({ film: true })).subarray(0, 600),
      'Ring.mp4',
      'video/mp4',
    ],
    ['a broken PDF', async () => Buffer.from('%PDF-1.7\n%%EOF'), 'Ring.pdf', 'application/pdf'],
    ['a broken drawing', async () => Buffer.from('<svg><rect'), 'Ring.svg', 'image/svg+xml'],
    ['a PDF with files in it', pdfWithAttachment, 'Ring.pdf', 'application/pdf'],
    ['text that calls itself a film', async () => Buffer.from('Kim Beispiel'), 'Ring.mp4', 'video/mp4'],
  ] as const)(
    'is refused in the reader’s language where it can’t be cleaned: %s',
    async (_, made, name, type) => {
      const bytes = await made();
      const messages = await Promise.all(
        ['de', 'en'].map(async (language) => {
          const answer = await upload(bytes, name, type, language);
          expect(answer.status).toBe(400);
          return refused.parse(await answer.json()).errors[0]?.message ?? '';
        }),
      );
      expect(messages[0]).toMatch(/^(Die|Im|Dateien) .*[bB]itte/);
      expect(messages[1]).toMatch(/^The .*Please/);
    },
  );
});

/** Whether a word occurs in a file in any of the encodings used. */
function isTold(bytes: Buffer, word: string): boolean {
  return (
    bytes.includes(word) ||
    bytes.includes(word, 0, 'utf16le') ||
    bytes.includes(Buffer.from(word, 'utf16le').swap16())
  );
}

/** Every encoded packet of a recording with its timestamp, and its metadata. */
async function played(bytes: Buffer) {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  return Promise.all(
    (await input.getTracks()).map(async (track) => {
      const packets: unknown[] = [];
      if (track.isVideoTrack() || track.isAudioTrack())
        for await (const { timestamp, data } of new EncodedPacketSink(track).packets())
          packets.push([timestamp.toFixed(3), Buffer.from(data).toString('base64')]);
      return [track.type, await track.getCodec(), packets];
    }),
  );
}

function unzipped(contents: Uint8Array): string {
  try {
    return inflateSync(contents).toString('latin1');
  } catch {
    return Buffer.from(contents).toString('latin1');
  }
}

async function pdfWithAttachment(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  await document.attach(Buffer.from('Kim Beispiel'), 'Kim.txt');
  return Buffer.from(await document.save());
}
