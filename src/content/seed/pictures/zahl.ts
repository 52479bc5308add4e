import { wideCut } from './archivo-glyphs.ts';
import { palette } from './palette.ts';
import { drawLine, setLine } from './set-type.ts';
import { type Crop, clipped, num, svgDocument } from './svg.ts';

export interface ZahlView {
  /** Lines of figures: text, left edge and baseline as shares of the frame. */
  readonly lines: readonly { readonly text: string; readonly x: number; readonly baseline: number }[];
  /** Type size as a share of the frame's width. */
  readonly size: number;
  /** The band stands in the frame; position and thickness as shares of its width. */
  readonly band?: { readonly from: number; readonly thickness: number };
  /** Or the band is a ring that links the lines; centre as shares of the frame, the rest as shares of its width. */
  readonly ring?: {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly thickness: number;
  };
}

function figures(crop: Crop, view: ZahlView, lines: ZahlView['lines'], fill: string): string {
  return lines
    .map(({ text, x, baseline }) =>
      drawLine(
        setLine(text, wideCut, -28),
        { x: x * crop.width, baseline: baseline * crop.height, size: view.size * crop.width },
        () => fill,
      ),
    )
    .join('');
}

/** Figures that wear the ring: black outside it, white inside. */
function worn(crop: Crop, view: ZahlView, band: NonNullable<ZahlView['band']>): string {
  const shape = `x="${num(band.from * crop.width)}" y="0" width="${num(band.thickness * crop.width)}" height="${crop.height}"`;
  return `${figures(crop, view, view.lines, palette.ink)}<rect ${shape} fill="${palette.ring}"/>${clipped('ring', `<rect ${shape}/>`, figures(crop, view, view.lines, palette.white))}`;
}

/** A ring that holds the lines together, like the link of a chain: over the first one, under the others. */
function linked(crop: Crop, view: ZahlView, ring: NonNullable<ZahlView['ring']>): string {
  const circle = (colour: string, width: number): string =>
    `<circle cx="${num(ring.x * crop.width)}" cy="${num(ring.y * crop.height)}" r="${num(ring.radius * crop.width)}" fill="none" stroke="${colour}" stroke-width="${num(width * crop.width)}"/>`;
  return (
    figures(crop, view, view.lines.slice(0, 1), palette.ink) +
    circle(palette.sand, ring.thickness + 0.014) +
    circle(palette.ring, ring.thickness) +
    figures(crop, view, view.lines.slice(1), palette.ink)
  );
}

/** Figures cut off by the frame, and one ring. */
export function zahl(crop: Crop, view: ZahlView): string {
  const body = view.ring ? linked(crop, view, view.ring) : view.band ? worn(crop, view, view.band) : '';
  return svgDocument(crop, palette.sand, body);
}
