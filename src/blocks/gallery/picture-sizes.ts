import type { Media } from '#fields/media.ts';

/** Where a picture hangs: the frame's share of the window's width, in per cent, and its width by its height. */
interface Frame {
  share: number;
  ratio: number;
  /** What it is never wider than, in rem. */
  atMost?: number;
}

/** How a gallery's pictures hang one after the other; then it starts afresh, as in the stylesheet. */
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

/** How wide a gallery's picture is shown, as the `sizes` attribute wants it, by its place among the others. */
export function pictureSizes(look: 'grid' | 'mosaic' | 'strip', index: number, picture: Media): string {
  const width = (frame: Frame) => shownWidth(frame, picture);
  const at = (hanging: Hanging) => width(hanging[index % hanging.length] ?? hanging[0]);
  if (look === 'strip') return at(strip);
  if (look === 'mosaic') return `(width >= 48rem) ${at(mosaic)}, ${at(mosaicOnPhones)}`;
  // A sheet has as many columns of 22rem as there is room for, three at most.
  const [three, two, one] = [34, 50, 100].map((share) => width({ share, ratio: portrait }));
  return `(width >= 68rem) ${three}, (width >= 45rem) ${two}, ${one}`;
}

/** A picture that is wider than its frame fills the frame's height, and is wider than what is seen of it. */
function shownWidth({ share, ratio, atMost }: Frame, { width, height }: Media): string {
  const wider = width && height ? Math.max(1, width / height / ratio) : 1;
  const ofWindow = `${Math.ceil(share * wider)}vw`;
  return atMost ? `min(${ofWindow}, ${Math.ceil(atMost * wider)}rem)` : ofWindow;
}
