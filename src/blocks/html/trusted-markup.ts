/**
 * The one way by which markup reaches a document in the browser. It changes nothing: what passes it was cleaned by the
 * field's schema when the server made the page document, see `src/fields/html.ts`. The site's policy knows it by name.
 */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('cleaned-markup', { createHTML: (markup) => markup });

/** Markup that has been cleaned, in the form in which the browser takes it where it enforces Trusted Types. */
export function trustedMarkup(markup: string): string | TrustedHTML {
  return policy ? policy.createHTML(markup) : markup;
}
