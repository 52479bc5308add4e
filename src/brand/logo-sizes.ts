/** How tall a logo made of pixels may be asked for; `usual` where nobody says. In pixels. */
export const logoHeights = { least: 16, most: 2048, usual: 512 };

/** Packing one pixel as WebP takes four times as long as drawing it: as many as the tallest square has. */
const mostWebpPixels = logoHeights.most ** 2;

/** A long mark ends here, in pixels: with {@link logoHeights} at most 67 MB while it is drawn. */
const widest = 8192;

/** How many times as long as wide a mark may be: a long name in one line is twenty times as wide as tall. */
export const mostElongated = 20;

/** Width and height of a master, in its own units. */
export function masterSize(master: string): { width: number; height: number } {
  const [, width = '1', height = '1'] = / viewBox="0 0 (\d+) (\d+)"/.exec(master) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** Whether there are files of a mark with these sides that anybody can use. */
export function isTooElongated({ width, height }: { width: number; height: number }): boolean {
  return !(Math.max(width, height) <= mostElongated * Math.min(width, height));
}

/** How tall a drawn logo of this master may be, in pixels. */
export function tallestLogo(master: string): number {
  const { width, height } = masterSize(master);
  return Math.min(logoHeights.most, Math.floor((widest * height) / width));
}

/** The same as WebP; what is taller is a PNG. */
export function tallestWebp(master: string): number {
  const { width, height } = masterSize(master);
  return Math.min(tallestLogo(master), Math.floor(Math.sqrt((mostWebpPixels * height) / width)));
}
