import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type MetadataTags,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WAVE,
  WavOutputFormat,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import sharp from 'sharp';

export const told = ['Kim Beispiel', 'Geheimprojekt', '+52.5200+013.4050'] as const;
const [author, title, place] = told;

const jpeg = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#c00' } }).jpeg();

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${author}" dc:title="${title}"/></rdf:RDF></x:xmpmeta>`;

const exif = { IFD0: { Artist: author, ImageDescription: title, Copyright: place } };

export async function tellingPicture(format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> {
  return jpeg().toFormat(format).withExif(exif).withXmp(xmp).toBuffer();
}

export async function tellingDrawing(): Promise<Buffer> {
  const photograph = (await tellingPicture('jpeg')).toString('base64');
  return Buffer.from(`<?xml version="1.0"?>
<!-- ${author} -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:club="https://example.org/${author}" viewBox="0 0 10 10" inkscape:export-filename="/home/${author}/${title}.png" data-place="${place}">
  <title>${title}</title><metadata>${xmp}</metadata><club:note>${place}</club:note>
  <style>/* ${author} */ rect { fill: red }</style>
  <rect width="10" height="10" club:by="${author}"/>
  <image width="5" height="5" xlink:href="data:image/jpeg;base64,${photograph}"/>
</svg>`);
}

export function tellingCaptions(): Buffer {
  return Buffer.from(
    `WEBVTT ${title}\nBy: ${author}\n\nNOTE ${author}\n${place}\n\n00:00.000 --> 00:01.000\nEin Ring.\n`,
  );
}

export async function tellingDocument(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setAuthor(author);
  const { context } = document;
  context.trailerInfo.ID = context.obj([PDFString.of(place), PDFString.of(place)]);
  document.catalog.set(PDFName.of('Metadata'), context.register(context.stream(xmp)));
  const page = document.addPage([200, 100]);
  page.drawText('Ein Ring.', { x: 10, y: 10 });
  page.drawImage(await document.embedJpg(await tellingPicture('jpeg')), { x: 10, y: 40 });
  page.node.set(PDFName.of('PieceInfo'), context.obj({ Club: { Private: PDFString.of(author) } }));
  page.node.set(
    PDFName.of('Annots'),
    context.obj([
      {
        Type: 'Annot',
        Subtype: 'Text',
        Rect: [0, 0, 9, 9],
        T: PDFString.of(author),
        Contents: PDFString.of('Ja'),
      },
    ]),
  );
  context.register(context.stream(`An earlier state by ${author}: ${title}`));
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

const tags: MetadataTags = {
  title,
  artist: author,
  comment: place,
  date: new Date('2026-01-02'),
  images: [{ data: Buffer.from(author), mimeType: 'image/jpeg', kind: 'coverFront' }],
};

/**
 * The decoder configurations of H.264 High and AAC-LC: MP4 holds neither codec of the demo content. Nothing decodes the
 * packets here.
 */
const inMp4 = {
  film: {
    codec: 'avc1.64001f',
    description: Buffer.from('0164001fffe1000a6764001faf1e23ffffff01000268ce', 'hex'),
  },
  sound: { codec: 'mp4a.40.2', description: Buffer.from('1190', 'hex') },
};

/** The demo content's film and sound in another format, with all possible metadata. */
async function recorded(format: OutputFormat, tracks: { film?: boolean; sound?: boolean }): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const isMp4 = format instanceof Mp4OutputFormat;
  const adding: (() => Promise<void>)[] = [];
  if (tracks.film) {
    const track = await inputOf(await demoFile('ring-film.webm')).getPrimaryVideoTrack();
    const source = new EncodedVideoPacketSource(isMp4 ? 'avc' : 'vp8');
    output.addVideoTrack(source, { name: author });
    const found = await track?.getDecoderConfig();
    if (!track || !found) throw new Error('The demo film can’t be read.');
    const decoderConfig = isMp4 ? { ...found, ...inMp4.film } : found;
    adding.push(async () => {
      for await (const packet of new EncodedPacketSink(track).packets())
        await source.add(isMp4 ? asUnit(packet) : packet, { decoderConfig });
      source.close();
    });
  }
  if (tracks.sound) {
    const track = await inputOf(await demoFile('stand-sound.wav')).getPrimaryAudioTrack();
    const source = new EncodedAudioPacketSource(isMp4 ? 'aac' : 'pcm-s16');
    output.addAudioTrack(source, { name: author });
    const found = await track?.getDecoderConfig();
    if (!track || !found) throw new Error('The demo sound can’t be read.');
    const decoderConfig = isMp4 ? { ...found, ...inMp4.sound } : found;
    adding.push(async () => {
      for await (const packet of new EncodedPacketSink(track).packets())
        await source.add(packet, { decoderConfig });
      source.close();
    });
  }
  output.setMetadataTags(tags);
  await output.start();
  await Promise.all(adding.map((add) => add()));
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

/** What H.264 calls a unit: its length, and that it is a whole picture. */
function asUnit({ data, timestamp, duration }: EncodedPacket): EncodedPacket {
  const head = Buffer.from([0, 0, 0, 0, 0x65]);
  head.writeUInt32BE(1 + data.length);
  return new EncodedPacket(Buffer.concat([head, data]), 'key', timestamp, duration);
}

function demoFile(name: string): Promise<Buffer> {
  return readFile(join('src/content/process/seed/media', name));
}

function inputOf(bytes: Buffer): Input {
  return new Input({ source: new BufferSource(bytes), formats: [WEBM, WAVE] });
}

export async function tellingMp4(tracks: { film?: boolean; sound?: boolean }): Promise<Buffer> {
  return Buffer.concat([
    await recorded(new Mp4OutputFormat(), tracks),
    box('uuid', Buffer.concat([Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'), Buffer.from(xmp)])),
    box('udta', box('©xyz', Buffer.from(`\0\x12\x15\xc7${place}/`, 'latin1'))),
    box('free', Buffer.from(author)),
  ]);
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

export function tellingWebM(): Promise<Buffer> {
  return recorded(new WebMOutputFormat(), { film: true });
}

export async function tellingWav(): Promise<Buffer> {
  const sound = await recorded(new WavOutputFormat(), { sound: true });
  const text = Buffer.from(`<BWFXML><NOTE>${author}, ${title}, ${place}.</NOTE></BWFXML>`.padEnd(100));
  const head = Buffer.alloc(8);
  head.write('iXML');
  head.writeUInt32LE(text.length, 4);
  const file = Buffer.concat([sound, head, text]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

/** Half a second of silence, with three kinds of tags. */
export function tellingMp3(): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9000);
  const sayings = Buffer.concat([
    id3Frame('TIT2', title),
    id3Frame('TPE1', author),
    id3Frame('TXXX', `location\0${place}`),
  ]);
  const id3 = Buffer.concat([
    Buffer.from('ID3\x03\0\0\0\0\0', 'latin1'),
    Buffer.from([sayings.length]),
    sayings,
  ]);
  const last = Buffer.alloc(128);
  last.write(`TAG${title}`);
  last.write(author, 33);
  const item = Buffer.from(`Artist\0${author}`);
  const ape = Buffer.alloc(32);
  ape.write('APETAGEX');
  ape.writeUInt32LE(2000, 8);
  ape.writeUInt32LE(8 + item.length + 32, 12);
  ape.writeUInt32LE(1, 16);
  const size = Buffer.alloc(8);
  size.writeUInt32LE(author.length);
  return Buffer.concat([id3, ...Array.from({ length: 20 }, () => frame), size, item, ape, last]);
}

function id3Frame(name: string, text: string): Buffer {
  const head = Buffer.alloc(11);
  head.write(name);
  head.writeUInt32BE(text.length + 1, 4);
  return Buffer.concat([head, Buffer.from(text)]);
}
