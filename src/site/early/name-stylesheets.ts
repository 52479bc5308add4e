/**
 * Registers the document's bundled stylesheets with Vite, which looks for a link to each before loading a view's own.
 * Disabled links load nothing.
 */
export function nameJoinedStylesheets(): void {
  const joined = '/assets/joined/';
  for (const { href } of document.querySelectorAll<HTMLLinkElement>(
    `link[rel="stylesheet"][href^="${joined}"]`,
  )) {
    for (const name of href.slice(href.indexOf(joined) + joined.length, -'.css'.length).split('+')) {
      const part = document.createElement('link');
      part.rel = 'stylesheet';
      part.setAttribute('href', `/assets/${name}.css`);
      part.setAttribute('disabled', '');
      document.head.append(part);
    }
  }
}
