/** Where what was typed waits in the session storage for the next document. */
export const typedKey = 'heimspiel:typed';

export function isTypedTextKept(): boolean {
  try {
    return typedKey in sessionStorage;
  } catch {
    return false;
  }
}
