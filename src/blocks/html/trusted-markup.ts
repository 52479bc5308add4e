/** What browsers that clean markup themselves offer, as far as it is used here. */
interface CleaningDocument {
  parseHTML?(markup: string, options: { sanitizer: object }): Document;
}

/**
 * Drops whatever could run, where the browser can do that itself; an empty list of rules means just that. It is a second
 * line: what comes here was cleaned when the server made the page document, see `src/fields/html.ts`.
 */
function withoutScript(markup: string): string {
  const cleaning: typeof Document & CleaningDocument = Document;
  return cleaning.parseHTML?.(markup, { sanitizer: {} }).body.innerHTML ?? markup;
}

/** The one way by which markup reaches a document in the browser. The site's policy knows it by name. */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('cleaned-markup', { createHTML: withoutScript });

/** Markup that has been cleaned, in the form in which the browser takes it where it enforces Trusted Types. */
export function trustedMarkup(markup: string): string | TrustedHTML {
  return policy ? policy.createHTML(markup) : markup;
}
