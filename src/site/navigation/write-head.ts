import type { HeadTag, PageHead } from '../page-head.ts';

/**
 * Everything in the head that belongs to one page and not to the document. What search engines are told in JSON comes
 * with documents alone, and goes with the page that it is about.
 */
const pageTags =
  'meta:is([name="description"], [name="robots"], [name^="twitter:"], [property]), link:is([rel="canonical"], [rel="alternate"]), [type="application/ld+json"]';

/** Makes the document's head say what another page's does. */
export function writeHead({ title, tags }: PageHead): void {
  document.title = title;
  for (const element of document.head.querySelectorAll(pageTags)) element.remove();
  document.head.append(...tags.map(elementOf));
}

function elementOf({ name, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}
