/**
 * Where display type is best broken: after a sentence, and after what a colon, comma, semicolon or dash ends. A full
 * stop behind a figure is that of an ordinal. Fixed spaces stay what they are.
 */
const breaks = /(?<=(?:[!?:;,–]|\D\.)[”“’]?) /;

/** A single word that a comma ends, as in an enumeration. */
const beginning = /^\S+,$/;

/** The last word of a sentence, if it is a short one, with the word before it. */
const held = /(\S+ \p{L}{1,3}[.!?][”“’]?$)/u;

/** A part in pieces, of which every second one has no break inside; put together they are the part again. */
export function heldWords(part: string): string[] {
  return part.split(held);
}

/**
 * A text in parts that are read in one go: "Ein Ring. Ohne Bruch." has two. A word before a comma has no line to itself.
 * Joined by spaces they are the text again.
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
