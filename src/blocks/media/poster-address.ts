import type { Media } from '#fields/media.ts';

const wideEnough = 1600;

/** `poster` takes a single URL: the smallest WebP sharp at full width, otherwise the file itself. */
export function posterAddress(picture: Media): string {
  const source = picture.sources.find(({ type }) => type === 'image/webp');
  const candidates = (source?.srcset ?? '').split(', ').flatMap((candidate) => {
    const [address, width] = candidate.split(' ');
    return address && width ? [{ address, width: Number.parseInt(width, 10) }] : [];
  });
  const sharp = candidates.find(({ width }) => width >= wideEnough) ?? candidates.at(-1);
  return sharp?.address ?? picture.src;
}
