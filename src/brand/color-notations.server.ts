import { converter } from 'culori';

const toRgb = converter('rgb');
const toHsl = converter('hsl');
const toOklch = converter('oklch');

/** A colour in every notation derivable from its hex value, in CSS syntax; CMYK in per cent. */
export interface ColorNotations {
  hex: string;
  rgb: string;
  hsl: string;
  oklch: string;
  /** Converted without a profile: a starting point for the printer, not for printing. */
  cmyk: readonly [cyan: number, magenta: number, yellow: number, black: number];
}

/** @throws if `hex` is invalid */
export function colorNotations(hex: string): ColorNotations {
  const rgb = toRgb(hex);
  if (!rgb) throw new Error(`"${hex}" is not a colour.`);
  const { h: hue = 0, s, l } = toHsl(rgb);
  const { l: lightness, c: chroma, h: angle = 0 } = toOklch(rgb);
  // A grey's hue is only rounding noise.
  const isGrey = chroma < 0.0005;
  return {
    hex: hex.toUpperCase(),
    rgb: `rgb(${[rgb.r, rgb.g, rgb.b].map((part) => Math.round(part * 255)).join(' ')})`,
    hsl: `hsl(${round(isGrey ? 0 : hue, 1)} ${round(s * 100, 1)}% ${round(l * 100, 1)}%)`,
    oklch: `oklch(${round(lightness * 100, 2)}% ${round(isGrey ? 0 : chroma, 4)} ${round(isGrey ? 0 : angle, 2)})`,
    cmyk: inksOf(rgb),
  };
}

function inksOf({ r, g, b }: { r: number; g: number; b: number }): ColorNotations['cmyk'] {
  const light = Math.max(r, g, b);
  const ink = (part: number) => (light === 0 ? 0 : Math.round((1 - part / light) * 100));
  return [ink(r), ink(g), ink(b), Math.round((1 - light) * 100)];
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** Lower bound of each colour name, in degrees of OKLCH hue. */
const hueWords: readonly [from: number, word: { de: string; en: string }][] = [
  [0, { de: 'rosa pink', en: 'pink' }],
  [12, { de: 'rot', en: 'red' }],
  [40, { de: 'orange', en: 'orange' }],
  [75, { de: 'gelb', en: 'yellow' }],
  [115, { de: 'grün', en: 'green' }],
  [180, { de: 'türkis', en: 'turquoise' }],
  [225, { de: 'blau', en: 'blue' }],
  [285, { de: 'violett lila', en: 'purple violet' }],
  [335, { de: 'rosa pink', en: 'pink' }],
];

/** All names except grey. */
export const colorWords = {
  de: hueWords.flatMap(([, { de }]) => de.split(' ')),
  en: hueWords.flatMap(([, { en }]) => en.split(' ')),
};

export function colorWord(hex: string): { de: string; en: string } {
  const color = toOklch(hex);
  if (!color) throw new Error(`"${hex}" is not a colour.`);
  const { l, c, h = 0 } = color;
  if (c < 0.03) {
    if (l > 0.97) return { de: 'weiß', en: 'white' };
    return l < 0.25 ? { de: 'schwarz dunkel', en: 'black dark' } : { de: 'grau', en: 'grey gray' };
  }
  return hueWords.findLast(([from]) => h >= from)?.[1] ?? { de: '', en: '' };
}
