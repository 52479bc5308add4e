import type { Media } from '#fields/media.ts';

const wideEnough = 1600;

/** A `poster` takes only one address: the smallest WebP that is sharp at full width, else the file itself. */
export function posterAddress(picture: Media): string {
  const source = picture.sources.find(({ type }) => type === 'image/webp');
  const candidates = (source?.srcset ?? '').split(', ').flatMap((candidate) => {
    const [address, width] = candidate.split(' ');
    return address && width ? [{ address, width: Number.parseInt(width, 10) }] : [];
  });
  const sharp = candidates.find(({ width }) => width >= wideEnough) ?? candidates.at(-1);
  return sharp?.address ?? picture.src;
}
