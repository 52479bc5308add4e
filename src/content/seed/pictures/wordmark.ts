import { lightCut, wideCut } from './archivo-glyphs.ts';
import { drawLine, type LinePlace, type SetLine, setLine } from './set-type.ts';

/** Cap height of Archivo in font units. */
export const CAP_HEIGHT = 688;

export interface WordmarkColours {
  readonly letters: string;
  readonly middle: string;
}

// The middle letter is one step lighter, otherwise red looks fatter than black.
export const wordmarkLine: SetLine = setLine('VfB', wideCut, -22, new Map([['f', lightCut]]));

export function drawWordmark(place: LinePlace, colours: WordmarkColours): string {
  return drawLine(wordmarkLine, place, (character) => (character === 'f' ? colours.middle : colours.letters));
}
