import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { everything, features, indispensable } from '#brand/cutting/characters.ts';
import { CanNotBeCleaned } from './can-not-be-cleaned.ts';

/** In bytes: the file, and its declared unpacked size. */
const limits = { file: 4 * 1024 * 1024, unpacked: 16 * 1024 * 1024 };

/** Licence bits of a font (OpenType, OS/2, fsType). */
const embedding = { restricted: 0x0002, others: 0x000c, noSubsetting: 0x0100 };

/**
 * Rewrites a typeface with what the site can show: the characters of Europe's languages and all axes. Everything else in
 * the file, such as hinting instructions and other tables, is dropped.
 *
 * @throws {CanNotBeCleaned} if it isn't a font, is too large, lacks German letters, or its licence forbids this
 */
export async function cleanTypeface(data: Buffer): Promise<Buffer> {
  if (data.length > limits.file || unpackedSize(data) > limits.unpacked)
    throw new CanNotBeCleaned('typeface-large');
  const options = { keepFeatures: features, noHinting: true };
  try {
    const cut = await subsetFont(data, everything, { targetFormat: 'sfnt', ...options });
    const font = opentype.parse(new Uint8Array(cut).buffer);
    if ([...indispensable].some((letter) => font.charToGlyphIndex(letter) === 0))
      throw new CanNotBeCleaned('typeface-letters');
    const rights = font.tables.os2?.fsType ?? 0;
    const isRestricted = (rights & embedding.restricted) !== 0 && (rights & embedding.others) === 0;
    if (isRestricted || (rights & embedding.noSubsetting) !== 0)
      throw new CanNotBeCleaned('typeface-restricted');
    return await subsetFont(cut, everything, { targetFormat: 'woff2', ...options });
  } catch (error) {
    if (error instanceof CanNotBeCleaned) throw error;
    throw new CanNotBeCleaned('typeface-broken', { cause: error });
  }
}

/** In bytes, from the header of a compressed font. */
function unpackedSize(data: Buffer): number {
  return data.toString('latin1', 0, 4) === 'wOF2' && data.length >= 20 ? data.readUInt32BE(16) : data.length;
}
