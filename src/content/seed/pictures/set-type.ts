import type { Cut } from './archivo-glyphs.ts';
import { num } from './svg.ts';

interface PlacedGlyph {
  readonly character: string;
  readonly path: string;
  readonly x: number;
}

export interface SetLine {
  readonly glyphs: readonly PlacedGlyph[];
  /** Advance width in font units (1000 per em), tracking included. */
  readonly width: number;
}

/** Sets one line in font units. `substitutes` lets single letters come from another cut (the lighter f). */
export function setLine(
  text: string,
  cut: Cut,
  tracking = 0,
  substitutes: ReadonlyMap<string, Cut> = new Map(),
): SetLine {
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  let previous = '';
  for (const character of text) {
    const source = substitutes.get(character) ?? cut;
    const glyph = source.glyphs.get(character);
    if (glyph === undefined) throw new Error(`No outline for “${character}”: add it to archivo-glyphs.ts`);
    if (previous !== '') x += tracking + (cut.kerning.get(previous + character) ?? 0);
    glyphs.push({ character, path: glyph.path, x });
    x += glyph.advance;
    previous = character;
  }
  return { glyphs, width: x };
}

export interface LinePlace {
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
}

/** The line as SVG paths, each glyph filled by what `fillOf` says. */
export function drawLine(line: SetLine, place: LinePlace, fillOf: (character: string) => string): string {
  const scale = place.size / 1000;
  const paths = line.glyphs.map(
    (glyph) =>
      `<path d="${glyph.path}" transform="translate(${num(glyph.x)} 0)" fill="${fillOf(glyph.character)}"/>`,
  );
  return `<g transform="translate(${num(place.x)} ${num(place.baseline)}) scale(${scale.toFixed(4)})">${paths.join('')}</g>`;
}
