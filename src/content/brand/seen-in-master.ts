import { masterSize } from '#brand/logo-sizes.ts';

/** On its longer side, in pixels. */
const looked = 240;

/** Whether anything of a master is seen: its shapes may lie outside of its format, or be paths that nobody can draw. */
export async function isSeen(master: string): Promise<boolean> {
  // Loaded with the first drawing that is pasted: it takes as much memory as all the rest.
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
