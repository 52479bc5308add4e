import type { Font } from 'opentype.js';

/** A line's shapes from its baseline's beginning, in pixels. */
interface Outline {
  /** In SVG's syntax. */
  path: string;
  advance: number;
  /** Of the ink. Downwards, as in SVG: what stands on the baseline has a negative top. */
  box: { left: number; top: number; right: number; bottom: number };
}

/**
 * Text reduced to the characters that the fonts have. A letter whose accented form is missing loses its accent. Spaces
 * and hyphens of any kind become plain ones; soft hyphens stay.
 */
export function knownText(text: string, fonts: readonly Font[]): string {
  const known = [...text.normalize('NFC')].map((letter) => {
    if (letter === '\u00AD' || fontOf(letter, fonts)) return letter;
    if (/\s/.test(letter)) return ' ';
    const [plain = ''] = letter.normalize('NFD');
    if (fontOf(plain, fonts)) return plain;
    return /\p{Pd}/u.test(letter) ? '-' : '';
  });
  return known.join('');
}

/** Text of `knownText`. */
export function outlinedText(text: string, fonts: readonly Font[], size: number): Outline {
  const paths: string[] = [];
  const boxes: Outline['box'][] = [];
  let advance = 0;
  for (const { font, letters } of runsOf(text.replaceAll('\u00AD', ''), fonts)) {
    const path = font.getPath(letters, advance, 0, size);
    const { x1, y1, x2, y2 } = path.getBoundingBox();
    if (x1 < x2) boxes.push({ left: x1, top: y1, right: x2, bottom: y2 });
    paths.push(path.commands.map(written).join(''));
    advance += font.getAdvanceWidth(letters, size);
  }
  const box = {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  return {
    path: paths.join(''),
    advance,
    box: boxes.length > 0 ? box : { left: 0, top: 0, right: 0, bottom: 0 },
  };
}

function written({ type, ...points }: ReturnType<Font['getPath']>['commands'][number]): string {
  return (
    type +
    Object.values(points)
      .map((point) => Number(point).toFixed(2))
      .join(' ')
  );
}

function fontOf(letter: string, fonts: readonly Font[]): Font | undefined {
  return fonts.find((font) => font.charToGlyphIndex(letter) > 0);
}

function runsOf(text: string, fonts: readonly Font[]): { font: Font; letters: string }[] {
  const runs: { font: Font; letters: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const font = fontOf(letter, fonts);
    if (!font) continue;
    if (last?.font === font) last.letters += letter;
    else runs.push({ font, letters: letter });
  }
  return runs;
}

/** Greedy lines, broken at spaces and soft hyphens. A part of a word that is too long is a line of its own. */
export function wrappedText(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  const words = text.split(' ').filter((word) => word !== '');
  let line = '';
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const before = line === '' ? '' : `${line} `;
    if (fits(before + word)) {
      line = before + word;
      continue;
    }
    const parts = word.split('\u00AD');
    let count = parts.length - 1;
    while (count > 0 && !fits(`${before}${parts.slice(0, count).join('')}-`)) count -= 1;
    if (count > 0) {
      lines.push(`${before}${parts.slice(0, count).join('')}-`);
      words.unshift(parts.slice(count).join('\u00AD'));
    } else if (line !== '') {
      lines.push(line);
      words.unshift(word);
    } else lines.push(word);
    line = '';
  }
  return line === '' ? lines : [...lines, line];
}
