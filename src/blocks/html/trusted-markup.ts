/** The part of the Sanitizer API used here. */
interface CleaningDocument {
  parseHTML?(markup: string, options: { sanitizer: object }): Document;
}

/**
 * Removes anything executable, using the browser's sanitizer if available; an empty configuration does that. A second
 * line of defence: the server has already cleaned the markup, see `src/fields/html.ts`.
 */
function withoutScript(markup: string): string {
  const cleaning: typeof Document & CleaningDocument = Document;
  return cleaning.parseHTML?.(markup, { sanitizer: {} }).body.innerHTML ?? markup;
}

/** The only Trusted Types policy for markup; the CSP allows it by name. */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('cleaned-markup', { createHTML: withoutScript });

/** Cleaned markup as TrustedHTML where supported. */
export function trustedMarkup(markup: string): string | TrustedHTML {
  return policy ? policy.createHTML(markup) : markup;
}
