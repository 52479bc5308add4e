/** How long the longest stretch of a text is that can't break, in the steps by which display type gets narrower. */
export type WordLength = 'short' | 'long' | 'longer' | 'longest';

/** Up to 8, 11, 15 and more characters; a soft hyphen, a hyphen and a slash let a word break. */
export function wordLength(text: string): WordLength {
  const longest = Math.max(...text.split(/[\s\u00AD\-/]+/).map((piece) => piece.length));
  if (longest <= 8) return 'short';
  if (longest <= 11) return 'long';
  return longest <= 15 ? 'longer' : 'longest';
}
