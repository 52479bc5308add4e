// Two font packages bring no types; these name the part of them that build-fonts.ts uses.

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
  interface Font {
    unitsPerEm: number;
    /** Of the horizontal header, in font units; the descender is negative. */
    ascender: number;
    descender: number;
    charToGlyph(character: string): { advanceWidth: number };
  }
  const opentype: { parse(font: ArrayBufferLike): Font };
  export default opentype;
}
