import { wideCut } from './archivo-glyphs.ts';
import { palette } from './palette.ts';
import { drawLine, setLine } from './set-type.ts';
import { type Crop, clipped, num, svgDocument } from './svg.ts';

export interface ZahlView {
  /** Lines of figures: text, left edge and baseline as shares of the frame. */
  readonly lines: readonly { readonly text: string; readonly x: number; readonly baseline: number }[];
  /** Type size as a share of the frame's width. */
  readonly size: number;
  /** The band: across the frame or standing in it; position and thickness as shares. */
  readonly band: { readonly standing: boolean; readonly from: number; readonly thickness: number };
}

/** Figures cut off by the frame. They wear the ring: black outside it, white inside. */
export function zahl(crop: Crop, view: ZahlView): string {
  const figures = (fill: string): string =>
    view.lines
      .map(({ text, x, baseline }) =>
        drawLine(
          setLine(text, wideCut, -28),
          { x: x * crop.width, baseline: baseline * crop.height, size: view.size * crop.width },
          () => fill,
        ),
      )
      .join('');
  const { standing, from, thickness } = view.band;
  const band = standing
    ? `x="${num(from * crop.width)}" y="0" width="${num(thickness * crop.width)}" height="${crop.height}"`
    : `x="0" y="${num(from * crop.height)}" width="${crop.width}" height="${num(thickness * crop.height)}"`;
  return svgDocument(
    crop,
    palette.sand,
    `${figures(palette.ink)}<rect ${band} fill="${palette.ring}"/>${clipped('ring', `<rect ${band}/>`, figures(palette.white))}`,
  );
}
