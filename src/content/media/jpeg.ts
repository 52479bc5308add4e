import { CanNotBeCleaned } from './can-not-be-cleaned.ts';

/** Of what programs add (APP0 … APP15) the parts without which colours would be others: the profile and Adobe's. */
const kept = [0xe0, 0xe2, 0xee];

const comment = 0xfe;
const beginningOfPicture = 0xda;

/** What says how a picture is coded (SOF): one after the other, or in passes that become finer. */
const codings = [0xc0, 0xc1, 0xc2];

/** A part of a file, which begins with its marker. */
interface Segment {
  marker: number;
  bytes: Buffer;
}

/** The same picture without what a camera or an editor wrote beside it. */
export function cleanJpeg(bytes: Uint8Array): Uint8Array {
  const file = bufferOver(bytes);
  const isSaying = ({ marker }: Segment) =>
    marker === comment || (marker >= 0xe0 && marker <= 0xef && !kept.includes(marker));
  const segments = [...segmentsOf(file)];
  if (segments.at(-1)?.marker !== beginningOfPicture) throw new CanNotBeCleaned('broken');
  const parts = segments.filter((segment) => !isSaying(segment)).map(({ bytes }) => bytes);
  return Buffer.concat([file.subarray(0, 2), ...parts]);
}

/** Whether it is a JPEG with one colour for each four pixels (4:2:0), as cameras keep them. */
export function hasHalvedColors(bytes: Uint8Array): boolean {
  const file = bufferOver(bytes);
  if (file.length < 2 || file.readUInt16BE(0) !== 0xffd8) return false;
  for (const { marker, bytes } of segmentsOf(file)) {
    // How many components; then of brightness, which comes first, how often it is sampled for each colour.
    if (codings.includes(marker)) return bytes.length > 11 && bytes[9] === 3 && bytes[11] === 0x22;
  }
  return false;
}

/** As far as they can be read: the last one is the picture itself, or the file is broken. */
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
