import { CanNotBeCleaned } from './can-not-be-cleaned.ts';

/** Of the segments added by programs (APP0 … APP15), those that affect colours: the profile and Adobe's. */
const kept = [0xe0, 0xe2, 0xee];

const comment = 0xfe;
const beginningOfPicture = 0xda;

/** Frame headers (SOF): sequential and progressive. */
const codings = [0xc0, 0xc1, 0xc2];

interface Segment {
  marker: number;
  bytes: Buffer;
}

/** The same picture without the metadata of camera or editor. */
export function cleanJpeg(bytes: Uint8Array): Uint8Array {
  const file = bufferOver(bytes);
  const isSaying = ({ marker }: Segment) =>
    marker === comment || (marker >= 0xe0 && marker <= 0xef && !kept.includes(marker));
  const segments = [...segmentsOf(file)];
  if (segments.at(-1)?.marker !== beginningOfPicture) throw new CanNotBeCleaned('broken');
  const parts = segments.filter((segment) => !isSaying(segment)).map(({ bytes }) => bytes);
  return Buffer.concat([file.subarray(0, 2), ...parts]);
}

/** Whether it is a JPEG with chroma subsampling 4:2:0, as cameras write it. */
export function hasHalvedColors(bytes: Uint8Array): boolean {
  const file = bufferOver(bytes);
  if (file.length < 2 || file.readUInt16BE(0) !== 0xffd8) return false;
  for (const { marker, bytes } of segmentsOf(file)) {
    // The number of components, then the sampling factors of luma, which comes first.
    if (codings.includes(marker)) return bytes.length > 11 && bytes[9] === 3 && bytes[11] === 0x22;
  }
  return false;
}

/** Stops where the file is broken; the last segment holds the image data. */
function* segmentsOf(file: Buffer): Generator<Segment> {
  for (let position = 2; ; ) {
    if (position + 4 > file.length || file[position] !== 0xff) return;
    const marker = file.readUInt8(position + 1);
    if (marker === 0xff) {
      position += 1;
      continue;
    }
    const isLast = marker === beginningOfPicture;
    const end = isLast ? file.length : position + 2 + file.readUInt16BE(position + 2);
    yield { marker, bytes: file.subarray(position, end) };
    if (isLast) return;
    position = end;
  }
}

function bufferOver({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
