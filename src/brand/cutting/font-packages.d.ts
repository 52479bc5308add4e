// Types for the parts used of two packages that have none.

declare module 'subset-font' {
  interface AxisRange {
    min: number;
    max: number;
    default?: number;
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Readonly<Record<string, number | AxisRange>>;
      keepFeatures?: readonly string[];
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}

declare module 'opentype.js' {
  interface Axis {
    tag: string;
    minValue: number;
    defaultValue: number;
    maxValue: number;
  }
  interface Path {
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number };
    /** Coordinates in SVG's order. `toPathData` writes tiny ones as NaN. */
    commands: readonly ({ type: string } & Readonly<Record<string, number | string>>)[];
  }
  export interface Font {
    unitsPerEm: number;
    /** Values of the hhea table in font units; the descender is negative. */
    ascender: number;
    descender: number;
    /** By platform, name and language. */
    names: Readonly<Record<string, { readonly fontFamily?: Readonly<Record<string, string>> } | undefined>>;
    tables: {
      fvar?: { axes: readonly Axis[] };
      os2?: {
        usWeightClass: number;
        usWidthClass: number;
        fsType: number;
        sFamilyClass: number;
        bSerifStyle: number;
      };
    };
    charToGlyph(character: string): { advanceWidth: number };
    /** 0 if the font lacks the character. */
    charToGlyphIndex(character: string): number;
    getPath(text: string, x: number, y: number, fontSize: number): Path;
    /** With kerning. */
    getAdvanceWidth(text: string, fontSize: number): number;
  }
  const opentype: { parse(font: ArrayBufferLike): Font };
  export default opentype;
}
