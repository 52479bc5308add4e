import { masterSize } from '#brand/logo-sizes.ts';

/** The longer side, in pixels. */
const looked = 240;

/** Whether a master renders anything: its shapes may lie outside its viewBox, or be invalid paths. */
export async function isSeen(master: string): Promise<boolean> {
  // Imported on demand: it takes as much memory as everything else.
  const { default: sharp } = await import('sharp');
  const { width, height } = masterSize(master);
  const scale = looked / Math.max(width, height);
  const [across, down] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  const drawing = master
    .replace(/ width="\d+" height="\d+"/, ` width="${across}" height="${down}"`)
    .replace(/var\(--(?:text|accent)\)/g, '#000');
  const { channels } = await sharp(Buffer.from(drawing)).ensureAlpha().stats();
  return (channels.at(-1)?.max ?? 0) > 0;
}
