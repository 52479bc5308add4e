import type { HeadTag, PageHead } from '../page-head.ts';

/** Everything in the head that belongs to one page and not to the document. */
const pageTags =
  'meta:is([name="description"], [name="robots"], [name^="twitter:"], [property]), link:is([rel="canonical"], [rel="alternate"])';

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
