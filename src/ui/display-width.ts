/** Width of a text in the display face's widest cut, in em: the sum of its letters' widths, measured and rounded up. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (letter === '\u00AD') continue;
    if (/[ijlI.,:;!'’ ]/.test(letter)) width += 0.36;
    else if (/[frt()„“”-]/.test(letter)) width += 0.51;
    else if (/[mwMW…—]/.test(letter)) width += 1.17;
    else width += /\p{Lu}/u.test(letter) ? 0.97 : 0.78;
  }
  return width;
}

/** The unbreakable pieces of a text, each with its trailing hyphen. Spaces, slashes and soft hyphens allow a break. */
export function unbreakablePieces(text: string): string[] {
  return text.split(/\s+|(?<=[-/])/).flatMap((word) => {
    const parts = word.split('\u00AD');
    return parts.map((part, index) => (index < parts.length - 1 ? `${part}-` : part));
  });
}
