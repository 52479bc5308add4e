/** Session storage key of typed input, for the next document. */
export const typedKey = 'heimspiel:typed';

export function isTypedTextKept(): boolean {
  try {
    return typedKey in sessionStorage;
  } catch {
    return false;
  }
}
