/**
 * Preferred line breaks of display type: after a sentence, colon, comma, semicolon or dash. A full stop after a digit
 * marks an ordinal. Non-breaking spaces don't match.
 */
const breaks = /(?<=(?:[!?:;,–]|\D\.)[”“’]?) /;

/** A single word before a comma, as in a list. */
const beginning = /^\S+,$/;

/** A short last word with the word before it. */
const held = /(\S+ \p{L}{1,3}[.!?][”“’]?$)/u;

/** Splits a part into pieces; every second piece must not break. Joined, they are the part again. */
export function heldWords(part: string): string[] {
  return part.split(held);
}

/**
 * Splits a text where lines should break: "Ein Ring. Ohne Bruch." has two parts. A single word before a comma stays
 * with the next part. Joined with spaces, they are the text again.
 */
export function senseParts(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(breaks)) {
    const before = parts.at(-1) ?? '';
    if (beginning.test(before)) parts[parts.length - 1] = `${before} ${part}`;
    else parts.push(part);
  }
  return parts;
}
