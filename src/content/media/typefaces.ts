import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { accents, capitalEszett, everyPage, features, indispensable } from '#brand/cutting/characters.ts';
import { CanNotBeCleaned } from './can-not-be-cleaned.ts';

/** In bytes: of the file, and of what it says that it unpacks to. */
const limits = { file: 4 * 1024 * 1024, unpacked: 16 * 1024 * 1024 };

/** What a font says of its licence, bit by bit (OpenType, OS/2, fsType). */
const embedding = { restricted: 0x0002, others: 0x000c, noSubsetting: 0x0100 };

/**
 * A typeface as far as the site can show it: the characters of both languages with all of its axes, rewritten. What
 * else was in the file, instructions and drawings of other programs included, is gone.
 *
 * @throws {CanNotBeCleaned} for what is no font, too large, without German letters, or may not be used like this
 */
export async function cleanTypeface(data: Buffer): Promise<Buffer> {
  if (data.length > limits.file || unpackedSize(data) > limits.unpacked)
    throw new CanNotBeCleaned('typeface-large');
  const options = { keepFeatures: features, noHinting: true };
  try {
    const cut = await subsetFont(data, everyPage + accents + capitalEszett, {
      targetFormat: 'sfnt',
      ...options,
    });
    const font = opentype.parse(new Uint8Array(cut).buffer);
    if ([...indispensable].some((letter) => font.charToGlyphIndex(letter) === 0))
      throw new CanNotBeCleaned('typeface-letters');
    const rights = font.tables.os2?.fsType ?? 0;
    const isRestricted = (rights & embedding.restricted) !== 0 && (rights & embedding.others) === 0;
    if (isRestricted || (rights & embedding.noSubsetting) !== 0)
      throw new CanNotBeCleaned('typeface-restricted');
    return await subsetFont(cut, everyPage + accents + capitalEszett, { targetFormat: 'woff2', ...options });
  } catch (error) {
    if (error instanceof CanNotBeCleaned) throw error;
    throw new CanNotBeCleaned('typeface-broken', { cause: error });
  }
}

/** In bytes, as the header of a compressed font has it. */
function unpackedSize(data: Buffer): number {
  return data.toString('latin1', 0, 4) === 'wOF2' && data.length >= 20 ? data.readUInt32BE(16) : data.length;
}
