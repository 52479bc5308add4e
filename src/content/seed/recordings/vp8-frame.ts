/**
 * The VP8 data of a lossy WebP picture. A WebP without transparency is one VP8 key frame in a RIFF envelope, so a
 * series of them is a film, and no encoder for films is needed.
 */
export function vp8Frame(webp: Buffer): Uint8Array {
  let at = 12;
  while (at + 8 <= webp.length) {
    const size = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error('This WebP picture holds no VP8 frame.');
}
