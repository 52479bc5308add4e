/**
 * Where display type is best broken: after a sentence, and after what a colon, comma, semicolon or dash ends. A full
 * stop behind a figure is that of an ordinal. Fixed spaces stay what they are.
 */
const breaks = /(?<=(?:[!?:;,–]|\D\.)[”“’]?) /;

/** A text in parts that are read in one go: "Ein Ring. Ohne Bruch." has two. Joined by spaces they are the text again. */
export function senseParts(text: string): string[] {
  return text.split(breaks);
}
