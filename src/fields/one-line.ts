/** Text of somebody else's, written so that it can neither begin another line of a log nor speak to its terminal. */
export function oneLine(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
