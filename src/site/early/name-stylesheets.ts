let areNamed = false;

/**
 * Tells Vite which stylesheets the document has brought already, joined: it looks for a link to each before it
 * loads a view's own. A disabled link loads nothing.
 */
export function nameJoinedStylesheets(): void {
  if (areNamed) return;
  areNamed = true;
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
