/**
 * Where display type is best broken: after a sentence, and after what a colon, comma, semicolon or dash ends. A full
 * stop behind a figure or before a small letter ends no sentence. Fixed spaces stay what they are.
 */
const breaks = /(?<=(?:[!?…:;,–—]|(?<!\d)\.(?=[\u201C\u201D"’]* ?[\p{Lu}„“]))[\u201C\u201D"’]*) /u;

/** A text in parts that are read in one go: "Ein Ring. Ohne Bruch." has two. Joined by spaces they are the text again. */
export function senseParts(text: string): string[] {
  return text.split(breaks);
}
