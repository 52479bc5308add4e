import type { Brand } from './record/brand-record.ts';
import type { FaceCut } from './record/face-cut.ts';

type Typeface = Brand['type']['faces']['display'];
type Extent = Typeface['weights'];

interface ShownPart {
  address: string;
  /** In CSS syntax. */
  characters: string;
}

const arialNames = {
  regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
};

/** The @font-face rules of a face and its fallbacks. */
export function faceRules(
  { family, weights, widths }: Pick<Typeface, 'family' | 'weights' | 'widths'>,
  parts: readonly ShownPart[],
  fallbacks: FaceCut['fallbacks'],
): string[] {
  return [
    ...parts.map(({ address, characters }, index) =>
      fontFace([
        `font-family: "${family}"`,
        `font-weight: ${inWords(weights, '')}`,
        ...stretch(widths),
        'font-display: swap',
        `src: url("${address}") format("woff2")`,
        // Every page loads the first one, and later ones go before it.
        ...(index === 0 ? [] : [`unicode-range: ${characters}`]),
      ]),
    ),
    ...fallbacks.map((fallback) =>
      fontFace([
        `font-family: "${family} Fallback"`,
        `font-weight: ${inWords(fallback.weights, '')}`,
        ...stretch(fallback.widths),
        `src: ${arialNames[fallback.cut].map((name) => `local("${name}")`).join(', ')}`,
        ...(fallback.characters === undefined ? [] : [`unicode-range: ${fallback.characters}`]),
        `size-adjust: ${percent(fallback.size)}`,
        `ascent-override: ${percent(fallback.ascent)}`,
        `descent-override: ${percent(fallback.descent)}`,
        'line-gap-override: 0%',
      ]),
    ),
  ];
}

/** Left out where it is the default. */
function stretch(widths: Extent): string[] {
  const words = inWords(widths, '%');
  return words === '100%' ? [] : [`font-stretch: ${words}`];
}

function inWords({ least, most }: Extent, unit: string): string {
  return [...new Set([least, most])].map((value) => `${value}${unit}`).join(' ');
}

function percent(value: number): string {
  return `${value.toFixed(2)}%`;
}

function fontFace(descriptors: readonly string[]): string {
  return `@font-face {\n${descriptors.map((line) => `  ${line};`).join('\n')}\n}`;
}
