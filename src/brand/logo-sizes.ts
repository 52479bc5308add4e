/** Height of bitmap logos in pixels; `usual` is the default. */
export const logoHeights = { least: 16, most: 2048, usual: 512 };

/** Encoding a pixel as WebP takes four times as long as drawing it, so the limit is the area of the tallest square. */
const mostWebpPixels = logoHeights.most ** 2;

/** Maximum width in pixels. With {@link logoHeights}, drawing takes at most 67 MB. */
const widest = 8192;

/** Maximum aspect ratio; a long name on one line is about 20:1. */
export const mostElongated = 20;

/** Width and height of a master, in its own units. */
export function masterSize(master: string): { width: number; height: number } {
  const [, width = '1', height = '1'] = / viewBox="0 0 (\d+) (\d+)"/.exec(master) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** Whether a mark's aspect ratio is too extreme for usable files. */
export function isTooElongated({ width, height }: { width: number; height: number }): boolean {
  return !(Math.max(width, height) <= mostElongated * Math.min(width, height));
}

/** Maximum height of a master's PNG, in pixels. */
export function tallestLogo(master: string): number {
  const { width, height } = masterSize(master);
  return Math.min(logoHeights.most, Math.floor((widest * height) / width));
}

/** Maximum height as WebP; taller ones are PNG only. */
export function tallestWebp(master: string): number {
  const { width, height } = masterSize(master);
  return Math.min(tallestLogo(master), Math.floor(Math.sqrt((mostWebpPixels * height) / width)));
}
