import {
  type AudioSource,
  type AudioTrackMetadata,
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  type VideoSource,
  type VideoTrackMetadata,
  WAVE,
  WavOutputFormat,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { CanNotBeCleaned } from './can-not-be-cleaned.ts';
import { type RecordingType, unplayableCodec } from './plays-everywhere.ts';

const inputFormats = [MP4, WEBM, MP3, WAVE];

function outputFormat(type: RecordingType): OutputFormat {
  switch (type) {
    case 'mp4':
      return new Mp4OutputFormat({ fastStart: 'in-memory' });
    case 'webm':
      return new WebMOutputFormat();
    case 'mp3':
      return new Mp3OutputFormat();
    case 'wav':
      return new WavOutputFormat();
  }
}

interface Recording {
  bytes: Buffer;
  hasPicture: boolean;
}

/** Drops the names that the file gave its tracks. */
class NamelessOutput extends Output<OutputFormat, BufferTarget> {
  override addVideoTrack(source: VideoSource, { name: _, ...metadata }: VideoTrackMetadata = {}) {
    return super.addVideoTrack(source, metadata);
  }

  override addAudioTrack(source: AudioSource, { name: _, ...metadata }: AudioTrackMetadata = {}) {
    return super.addAudioTrack(source, metadata);
  }
}

/**
 * Remuxes a film or sound without re-encoding: drops titles, authors, places, times, covers, chapters, attachments
 * and data tracks.
 *
 * @throws {CanNotBeCleaned} also for what not every browser plays
 */
export async function cleanRecording(bytes: Uint8Array, type: RecordingType): Promise<Recording> {
  const target = new BufferTarget();
  const input = new Input({ source: new BufferSource(bytes), formats: inputFormats });
  try {
    for (const track of await input.getTracks()) {
      const codec = await unplayableCodec(track, type);
      if (codec !== undefined) throw new CanNotBeCleaned('codec', { codec });
    }
    const conversion = await Conversion.init({
      input,
      output: new NamelessOutput({ format: outputFormat(type), target }),
      tags: {},
      copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY },
      showWarnings: false,
    });
    if (!conversion.isValid || conversion.discardedTracks.length > 0) throw new CanNotBeCleaned('tracks');
    await conversion.execute();
    if (!target.buffer) throw new CanNotBeCleaned('broken');
    const written = Buffer.from(target.buffer);
    if (type === 'mp4') forgetTimes(written);
    return { bytes: written, hasPicture: conversion.utilizedTracks.some((track) => track.isVideoTrack()) };
  } catch (error) {
    throw error instanceof CanNotBeCleaned ? error : new CanNotBeCleaned('broken', { cause: error });
  } finally {
    input.dispose();
  }
}

/** MP4 boxes that contain others, and those with creation and modification times. */
const outer = ['moov', 'trak', 'mdia'];
const timed = ['mvhd', 'tkhd', 'mdhd'];

/** Makes two uploads of the same film identical, and hides the time of the upload. */
function forgetTimes(file: Buffer, start = 0, end = file.length): void {
  for (let position = start; position + 8 <= end; ) {
    const short = file.readUInt32BE(position);
    const size = short === 1 ? Number(file.readBigUInt64BE(position + 8)) : short || end - position;
    const type = file.toString('latin1', position + 4, position + 8);
    if (outer.includes(type)) forgetTimes(file, position + 8, position + size);
    // After size, type, version and flags; four or eight bytes each.
    if (timed.includes(type)) file.fill(0, position + 12, position + (file[position + 8] === 1 ? 28 : 20));
    position += size;
  }
}
