import type { HeadTag, PageHead } from '../page-head.ts';

/**
 * Head elements that belong to the page rather than the document. JSON-LD is only in server-rendered documents and is
 * removed with its page.
 */
const pageTags =
  'meta:is([name="description"], [name="robots"], [name^="twitter:"], [property]), link:is([rel="canonical"], [rel="alternate"]), [type="application/ld+json"]';

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
