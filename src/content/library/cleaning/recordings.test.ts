import {
  ALL_FORMATS,
  type AudioCodec,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  type VideoCodec,
  WavOutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import { describe, expect, test } from 'vitest';
import { CanNotBeCleaned, refusalOf } from './can-not-be-cleaned.ts';
import type { RecordingType } from './plays-everywhere.ts';
import { cleanRecording } from './recordings.ts';

interface Track<Codec> {
  codec: Codec;
  /** The codec string. */
  written: string;
  /** The decoder's configuration in hexadecimal. */
  description?: string;
  /** How every packet begins, in hexadecimal. */
  begins?: string;
}

interface Tracks {
  film?: Track<VideoCodec>;
  sound?: Track<AudioCodec>;
}

const formats: Readonly<Record<Exclude<RecordingType, 'mp3'>, () => OutputFormat>> = {
  mp4: () => new Mp4OutputFormat(),
  webm: () => new WebMOutputFormat(),
  wav: () => new WavOutputFormat(),
};

/** 64 × 48 pixels of a profile (ISO 14496-10): its number, flags and level, and for the large ones the chroma format. */
function avc(profile: string, chroma = ''): Track<VideoCodec> {
  const sequence = `1${chroma}111100010001111000`.padEnd(48, '1');
  const parameters = `67${profile}1f${BigInt(`0b${sequence}`).toString(16).padStart(12, '0')}`;
  const size = (parameters.length / 2).toString(16).padStart(4, '0');
  const description = `01${profile}1fffe1${size}${parameters}01000268ce`;
  return { codec: 'avc', written: `avc1.${profile}1f`, description };
}

/** In bits: the format's number, the depths of light and chroma, two flags. */
const [fourTwoZero, tenBits, fourTwoTwo, fourFourFour] = ['0101100', '01001101100', '0111100', '0010001100'];

/** Twelve pictures a second, or as many sounds. */
function packetsOf({ begins = '000000046588' }: Track<unknown>): EncodedPacket[] {
  return Array.from({ length: 12 }, (_, index) => {
    const bytes = Buffer.alloc(128, index);
    bytes.write(begins, 'hex');
    return new EncodedPacket(bytes, 'key', index / 12, 1 / 12);
  });
}

async function recorded(type: keyof typeof formats, { film, sound }: Tracks): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: formats[type](), target });
  const add: (() => Promise<void>)[] = [];
  if (film) {
    const source = new EncodedVideoPacketSource(film.codec);
    output.addVideoTrack(source);
    const decoderConfig = { ...configOf(film), codedWidth: 64, codedHeight: 36 };
    add.push(async () => {
      for (const packet of packetsOf(film)) await source.add(packet, { decoderConfig });
    });
  }
  if (sound) {
    const source = new EncodedAudioPacketSource(sound.codec);
    output.addAudioTrack(source);
    const decoderConfig = { ...configOf(sound), sampleRate: 48_000, numberOfChannels: 2 };
    add.push(async () => {
      for (const packet of packetsOf(sound)) await source.add(packet, { decoderConfig });
    });
  }
  await output.start();
  for (const each of add) await each();
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

function configOf({ written, description }: Track<unknown>) {
  const bytes = description === undefined ? undefined : new Uint8Array(Buffer.from(description, 'hex'));
  return { codec: written, ...(bytes ? { description: bytes } : {}) };
}

const aac = (config: string, written: string): Track<AudioCodec> => ({
  codec: 'aac',
  written,
  description: config,
});
const lowComplexity = aac('1190', 'mp4a.40.2');
const hevc: Track<VideoCodec> = {
  codec: 'hevc',
  written: 'hev1.1.6.L93.B0',
  description: '010160000000900000000000' + '5df000fcfdf8f800000f00',
};
const ac3: Track<AudioCodec> = { codec: 'ac3', written: 'ac-3', begins: '0b770000004043e1' };
const eac3: Track<AudioCodec> = { codec: 'eac3', written: 'ec-3', begins: '0b77003f3480' };
const opusHead = '4f707573486561640102380180bb0000000000';

describe('a recording', () => {
  test.each<[name: string, type: keyof typeof formats, tracks: Tracks]>([
    ['H.264 Baseline', 'mp4', { film: avc('42c0') }],
    ['H.264 Main with AAC', 'mp4', { film: avc('4d00'), sound: lowComplexity }],
    ['H.264 High', 'mp4', { film: avc('6400', fourTwoZero) }],
    ['VP8', 'webm', { film: { codec: 'vp8', written: 'vp8' } }],
    ['VP9', 'webm', { film: { codec: 'vp9', written: 'vp09.00.10.08' } }],
    ['Opus', 'webm', { sound: { codec: 'opus', written: 'opus', description: opusHead } }],
    ['AAC', 'mp4', { sound: lowComplexity }],
    ['PCM', 'wav', { sound: { codec: 'pcm-s16', written: 'pcm-s16' } }],
  ])('that all browsers play stays as long and as large as it is: %s', async (_, type, tracks) => {
    const made = await recorded(type, tracks);
    const { bytes, hasPicture } = await cleanRecording(made, type);
    expect(hasPicture).toBe(tracks.film !== undefined);
    expect(await factsOf(bytes)).toEqual(await factsOf(made));
  });

  test.each<[name: string, type: keyof typeof formats, tracks: Tracks]>([
    ['HEVC (H.265)', 'mp4', { film: hevc, sound: lowComplexity }],
    ['H.264 (10 Bit)', 'mp4', { film: avc('6e00', tenBits) }],
    ['H.264 (4:2:2)', 'mp4', { film: avc('7a00', fourTwoTwo) }],
    ['H.264 (4:4:4)', 'mp4', { film: avc('f400', fourFourFour) }],
    ['AV1', 'mp4', { film: { codec: 'av1', written: 'av01.0.04M.08' } }],
    ['AV1', 'webm', { film: { codec: 'av1', written: 'av01.0.04M.08' } }],
    ['VP9 in MP4', 'mp4', { film: { codec: 'vp9', written: 'vp09.00.10.08' } }],
    ['Dolby Digital (AC-3)', 'mp4', { film: avc('6400', fourTwoZero), sound: ac3 }],
    ['Dolby Digital Plus (E-AC-3)', 'mp4', { sound: eac3 }],
    ['Opus in MP4', 'mp4', { sound: { codec: 'opus', written: 'opus', description: opusHead } }],
    ['pcm-s16', 'mp4', { sound: { codec: 'pcm-s16', written: 'pcm-s16' } }],
    ['pcm-f64', 'wav', { sound: { codec: 'pcm-f64', written: 'pcm-f64' } }],
  ])('that not every browser plays is refused by name: %s', async (name, type, tracks) => {
    const refused = await cleanRecording(await recorded(type, tracks), type).catch((error: unknown) => error);
    if (!(refused instanceof CanNotBeCleaned)) throw refused;
    expect([refused.obstacle, refused.codec]).toEqual(['codec', name]);
    const { de, en } = refusalOf(refused.obstacle, refused.codec);
    expect(de).toContain(`als ${name} gespeichert.`);
    expect(de).toMatch(/(?:Safari|Firefox|Chrome|Browser).* Bitte neu exportieren/);
    expect(en).toContain(`stored as ${name}.`);
  });
});

async function factsOf(bytes: Buffer) {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const tracks = (await input.getTracks()).map(async (track) => ({
    codec: await track.getCodec(),
    written: await track.getCodecParameterString(),
    ...(track.isVideoTrack()
      ? { size: [await track.getDisplayWidth(), await track.getDisplayHeight()] }
      : {}),
  }));
  return { tracks: await Promise.all(tracks), length: (await input.computeDuration()).toFixed(2) };
}
