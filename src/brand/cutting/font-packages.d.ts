// Two font packages bring no types; these name the part of them that is used here.

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
  interface Font {
    unitsPerEm: number;
    /** Of the horizontal header, in font units; the descender is negative. */
    ascender: number;
    descender: number;
    /** By platform and by what a name is of, in languages. */
    names: Readonly<Record<string, { readonly fontFamily?: Readonly<Record<string, string>> } | undefined>>;
    tables: {
      fvar?: { axes: readonly Axis[] };
      os2?: { usWeightClass: number; usWidthClass: number; fsType: number };
    };
    charToGlyph(character: string): { advanceWidth: number };
    /** 0 for a character that the font hasn't got. */
    charToGlyphIndex(character: string): number;
  }
  const opentype: { parse(font: ArrayBufferLike): Font };
  export default opentype;
}
