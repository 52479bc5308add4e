/** From so many words on a text is a sentence, or nearly one. Less is often the same in two languages: “Team”, “Sitz im Kessel”. */
const fewestWords = 3;

/**
 * So many words of a sentence begin with a small letter, in any language that we have. Names, addresses and lists of
 * them have hardly any: “Ines Roth, Mercedesstraße 109”.
 */
const fewestSmallWords = 2;

const word = /^\p{L}[\p{L}’'-]*$/u;

/** Whether somebody would write this differently in another language; names, numbers, codes and addresses stay as they are. */
function isWritten(text: string): boolean {
  const words = text
    .replaceAll('\u00AD', '')
    .split(/\s+/)
    .map((each) => each.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((each) => word.test(each));
  const small = words.filter((each) => /^\p{Ll}/u.test(each));
  return words.length >= fewestWords && small.length >= fewestSmallWords;
}

/** The lines of a text that stand word by word in the other language as well, and would not if they were translated. */
export function untranslatedLines(text: string, other: readonly string[]): string[] {
  const there = new Set(other.flatMap(linesIn));
  return linesIn(text).filter((line) => there.has(line) && isWritten(line));
}

function linesIn(text: string): string[] {
  return text
    .replaceAll('\u00AD', '')
    .split('\n')
    .map((line) => line.trim());
}
