export interface Words {
  readonly de: string;
  readonly en: string;
}

export interface Picture {
  /** How content refers to the picture. */
  readonly key: string;
  /** Ends in .png or .svg; decides how the picture is rendered. */
  readonly fileName: string;
  readonly alt: Words;
  readonly caption?: Words;
  readonly width: number;
  readonly height: number;
  readonly draw: () => string;
  /** How many colours the PNG may use; fewer where fine lines would make it heavy. */
  readonly colours?: number;
  /** Whether what is not drawn lets the page's ground through; such a picture has no grain. */
  readonly cutOut?: boolean;
}

interface Described {
  readonly alt: Words;
  readonly caption?: Words;
  readonly colours?: number;
  readonly cutOut?: boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export function raster(key: string, size: Size, words: Described, draw: (crop: Size) => string): Picture {
  return { key, fileName: `${key}.png`, ...words, ...size, draw: () => draw(size) };
}

export function vector(key: string, size: Size, words: Described, draw: (crop: Size) => string): Picture {
  return { key, fileName: `${key}.svg`, ...words, ...size, draw: () => draw(size) };
}

export const landscape: Size = { width: 2400, height: 1600 };
export const portrait: Size = { width: 1920, height: 2400 };
