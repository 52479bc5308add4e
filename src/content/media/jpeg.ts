import { CanNotBeCleaned } from './can-not-be-cleaned.ts';

/** Of what programs add (APP0 … APP15) the parts without which colours would be others: the profile and Adobe's. */
const kept = [0xe0, 0xe2, 0xee];

const comment = 0xfe;
const beginningOfPicture = 0xda;

/** The same picture without what a camera or an editor wrote beside it. */
export function cleanJpeg(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [file.subarray(0, 2)];
  for (let position = 2; ; ) {
    if (position + 4 > file.length || file[position] !== 0xff) throw new CanNotBeCleaned('broken');
    const marker = file.readUInt8(position + 1);
    if (marker === 0xff) {
      position += 1;
      continue;
    }
    const end = position + 2 + file.readUInt16BE(position + 2);
    if (marker === beginningOfPicture) return Buffer.concat([...parts, file.subarray(position)]);
    const isSaying = marker === comment || (marker >= 0xe0 && marker <= 0xef && !kept.includes(marker));
    if (!isSaying) parts.push(file.subarray(position, end));
    position = end;
  }
}
