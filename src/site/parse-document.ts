/** Only for what this site has sent: it is trusted as the document is. */
const markup = window.trustedTypes?.createPolicy('page-markup', { createHTML: (html) => html });

export function parseDocument(html: string): Document {
  const parser = new DOMParser();
  const trusted = markup ? markup.createHTML(html) : html;
  // TypeScript's DOM types don't accept TrustedHTML yet.
  return Reflect.apply(parser.parseFromString, parser, [trusted, 'text/html']);
}
