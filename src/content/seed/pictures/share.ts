import { standingWordmark } from './logos.ts';
import { palette } from './palette.ts';
import { type Crop, svgDocument } from './svg.ts';

/** Default share image: the wordmark stands on the ring, which runs in at one edge and out at the other. */
export function share(crop: Crop): string {
  const width = crop.width * 0.86;
  const left = (crop.width - width) / 2;
  const body = standingWordmark(
    width,
    0,
    { height: crop.height * 0.26, from: -left, to: crop.width - left },
    12,
    { letters: palette.ink, ring: palette.ring, claim: palette.white },
  );
  return svgDocument(crop, palette.sand, `<g transform="translate(${left} 30)">${body}</g>`);
}
