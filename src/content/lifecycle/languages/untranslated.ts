/**
 * From this many words on a text counts as a sentence. Shorter ones are often the same in two languages: “Team”,
 * “Sitz im Kessel”.
 */
const fewestWords = 3;

/**
 * The minimum of lower-case words in a sentence, in any of our languages. Names, addresses and lists of them have
 * hardly any: “Ines Roth, Mercedesstraße 109”.
 */
const fewestSmallWords = 2;

const word = /^\p{L}[\p{L}’'-]*$/u;

/** Whether a text would differ in another language; names, numbers, codes and addresses don't. */
function isWritten(text: string): boolean {
  const words = text
    .replaceAll('\u00AD', '')
    .split(/\s+/)
    .map((each) => each.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((each) => word.test(each));
  const small = words.filter((each) => /^\p{Ll}/u.test(each));
  return words.length >= fewestWords && small.length >= fewestSmallWords;
}

/** Lines of a text that occur word for word in the other language although they should be translated. */
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
