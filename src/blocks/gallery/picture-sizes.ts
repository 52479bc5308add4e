import type { Media } from '#fields/media.ts';

/** A picture's frame: share of the viewport width in per cent, and aspect ratio. */
interface Frame {
  share: number;
  ratio: number;
  /** Maximum width in rem. */
  atMost?: number;
}

/** The repeating sequence of frames, as in the stylesheet. */
type Hanging = readonly [Frame, ...Frame[]];

const landscape = 3 / 2;
const portrait = 4 / 5;

const mosaicOnPhones: Hanging = [
  { share: 100, ratio: landscape },
  { share: 59, ratio: 1 },
  { share: 42, ratio: portrait },
  { share: 80, ratio: landscape },
];

const mosaic: Hanging = [
  { share: 67, ratio: landscape },
  { share: 34, ratio: landscape },
  { share: 25, ratio: portrait },
  { share: 34, ratio: landscape },
  { share: 34, ratio: landscape },
  { share: 67, ratio: landscape },
  { share: 25, ratio: portrait },
  { share: 34, ratio: landscape },
];

const strip: Hanging = [
  { share: 78, ratio: landscape, atMost: 46 },
  { share: 58, ratio: 58 / 52, atMost: 24.5 },
  { share: 78, ratio: landscape, atMost: 46 },
];

/** The `sizes` attribute of a gallery picture, by its index. */
export function pictureSizes(look: 'grid' | 'mosaic' | 'strip', index: number, picture: Media): string {
  const width = (frame: Frame) => shownWidth(frame, picture);
  const at = (hanging: Hanging) => width(hanging[index % hanging.length] ?? hanging[0]);
  if (look === 'strip') return at(strip);
  if (look === 'mosaic') return `(width >= 48rem) ${at(mosaic)}, ${at(mosaicOnPhones)}`;
  // As many columns of 22rem as fit, three at most.
  const [three, two, one] = [34, 50, 100].map((share) => width({ share, ratio: portrait }));
  return `(width >= 68rem) ${three}, (width >= 45rem) ${two}, ${one}`;
}

/** A picture wider than its frame is scaled to the frame's height, so it is wider than its visible part. */
function shownWidth({ share, ratio, atMost }: Frame, { width, height }: Media): string {
  const wider = width && height ? Math.max(1, width / height / ratio) : 1;
  const ofWindow = `${Math.ceil(share * wider)}vw`;
  return atMost ? `min(${ofWindow}, ${Math.ceil(atMost * wider)}rem)` : ofWindow;
}
