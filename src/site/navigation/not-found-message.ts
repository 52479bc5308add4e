/**
 * Adds the hash to the address in the message of a page that isn't found; the server never receives it. Returns what
 * belongs at the end of the title.
 */
export function completeNotFoundMessage(page: ParentNode, hash: string): string {
  const error = page.querySelector('[data-error-variant="not-found"]');
  if (!error) return '';
  const words = decoded(hash);
  for (const text of error.querySelectorAll('[data-error-message], [data-error-description]'))
    text.append(words);
  return words;
}

function decoded(hash: string): string {
  try {
    return decodeURI(hash);
  } catch {
    return hash;
  }
}
