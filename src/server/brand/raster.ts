import { masterSize } from '#brand/logo-sizes.ts';

/** From this height on, in pixels, a picture is packed less tightly: a tenth larger, in a third of the time. */
const large = 1024;

/** An SVG as pixels: so tall, or fitted into a square with nothing round it. Its ground stays clear. */
export async function rasterize(
  svg: string,
  size: { height: number } | { side: number },
  format: 'png' | 'webp' = 'png',
): Promise<Buffer<ArrayBuffer>> {
  // Loaded with the first picture that is drawn: it takes as much memory as the pages do.
  const { default: sharp } = await import('sharp');
  // Handed from thread to thread, a drawing takes a third longer, and the threads from whoever else is served.
  sharp.concurrency(1);
  // Nobody asks for the same pixels again: what is kept is the packed picture.
  sharp.cache(false);
  const height = 'side' in size ? size.side : size.height;
  const tall = sharp(Buffer.from(sizedSvg(svg, height)));
  const drawn =
    'side' in size ? tall.resize({ height, width: height, fit: 'contain', background: '#00000000' }) : tall;
  // What is smaller still costs ten times as long.
  const picture =
    format === 'webp'
      ? drawn.webp({ lossless: true, effort: 0 })
      : drawn.png({ compressionLevel: height < large ? 6 : 2 });
  return Buffer.from(await picture.toBuffer());
}

/** The drawing in the pixels that are wanted, so that none of them has to be made larger or smaller afterwards. */
function sizedSvg(svg: string, height: number): string {
  const size = masterSize(svg);
  const width = Math.max(1, Math.round((height * size.width) / size.height));
  return svg.replace(/^<svg[^>]*>/, (root) =>
    root.replace(/ (?:width|height)="\d+"/g, '').replace(/^<svg/, `<svg width="${width}" height="${height}"`),
  );
}

/** An ICO file with PNGs inside, which every browser of the last fifteen years reads. Sides are in pixels. */
export function ico(pictures: readonly { side: number; image: Buffer }[]): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(pictures.length, 4);
  let offset = 6 + 16 * pictures.length;
  const entries = pictures.map(({ side, image }) => {
    const entry = Buffer.alloc(16);
    // Of 256 the format writes nothing.
    entry.writeUInt8(side % 256, 0);
    entry.writeUInt8(side % 256, 1);
    entry.writeUInt16LE(1, 4); // colour planes
    entry.writeUInt16LE(32, 6); // bits per pixel
    entry.writeUInt32LE(image.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += image.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ image }) => image)]);
}
