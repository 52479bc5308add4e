import { masterSize } from '#brand/logo-sizes.ts';

/** From this height in pixels a picture is compressed less: a tenth larger, in a third of the time. */
const large = 1024;

/** Renders an SVG with transparent ground: to a height, or fitted into a square. */
export async function rasterize(
  svg: string,
  size: { height: number } | { side: number },
  format: 'png' | 'webp' = 'png',
): Promise<Buffer<ArrayBuffer>> {
  // Imported with the first picture: it takes as much memory as the views.
  const { default: sharp } = await import('sharp');
  // With several threads a drawing takes a third longer, and keeps them from other requests.
  sharp.concurrency(1);
  // Only the compressed picture is cached, by the caller.
  sharp.cache(false);
  const height = 'side' in size ? size.side : size.height;
  const tall = sharp(Buffer.from(sizedSvg(svg, height)));
  const drawn =
    'side' in size ? tall.resize({ height, width: height, fit: 'contain', background: '#00000000' }) : tall;
  // Higher compression would take ten times as long.
  const picture =
    format === 'webp'
      ? drawn.webp({ lossless: true, effort: 0 })
      : drawn.png({ compressionLevel: height < large ? 6 : 2 });
  return Buffer.from(await picture.toBuffer());
}

/** Scales the SVG itself, so that the picture is not resampled. */
function sizedSvg(svg: string, height: number): string {
  const size = masterSize(svg);
  const width = Math.max(1, Math.round((height * size.width) / size.height));
  return svg.replace(/^<svg[^>]*>/, (root) =>
    root.replace(/ (?:width|height)="\d+"/g, '').replace(/^<svg/, `<svg width="${width}" height="${height}"`),
  );
}

/** An ICO file with PNGs inside, which all browsers of the last fifteen years read. Sides are in pixels. */
export function ico(pictures: readonly { side: number; image: Buffer }[]): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(pictures.length, 4);
  let offset = 6 + 16 * pictures.length;
  const entries = pictures.map(({ side, image }) => {
    const entry = Buffer.alloc(16);
    // The format encodes 256 as 0.
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
