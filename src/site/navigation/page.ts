import { isLocale, type Locale, pageLocale } from '#i18n/locales.ts';
import { serverNow } from '#submitting/clock.ts';
import type { HeadTag } from '../page-head.ts';
import type { PagePayload } from '../page-payload.ts';
import { parseDocument } from '../parse-document.ts';

/** A page in this document, shown or kept. */
export interface Page {
  /** Path with locale prefix; empty for errors, which aren't kept. */
  address: string;
  /** As the server has rendered it (`shell/page-element.tsx`), with the state that the visitor has left in it. */
  element: HTMLElement;
  title: string;
  /** The head elements that belong to the page rather than the document. */
  tags: readonly Element[];
}

const pageTags =
  'meta:is([name="description"], [name="robots"], [name^="twitter:"], [property]), link:is([rel="canonical"], [rel="alternate"]), [type="application/ld+json"]';

/** Undefined if it shows something else than a page or an error. */
export function pageOf(source: Document): Page | undefined {
  const element = source.querySelector<HTMLElement>('#app > [data-page]:not([hidden])');
  if (!element) return undefined;
  const tags = [...source.head.querySelectorAll(pageTags)];
  return { address: element.dataset.page ?? '', element, title: source.title, tags };
}

/** @throws if the payload holds no page */
export function pageFrom({ html, head: { title, tags } }: PagePayload): Page {
  const element = parseDocument(html).querySelector<HTMLElement>('[data-page]');
  if (!element) throw new TypeError('The payload holds no page.');
  return { address: element.dataset.page ?? '', element, title, tags: tags.map(elementOf) };
}

function elementOf({ name, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}

export function writeHead({ title, tags }: Page): void {
  document.title = title;
  for (const element of document.head.querySelectorAll(pageTags)) element.remove();
  document.head.append(...tags);
}

export function localeOf({ element: { lang } }: Page): Locale {
  return isLocale(lang) ? lang : pageLocale();
}

export function layoutOf({ element }: Page): string {
  return element.querySelector<HTMLElement>('[data-layout]')?.dataset.layout ?? 'default';
}

/** Whether visitors may still see the page. */
export function isVisible({ element: { dataset } }: Page): boolean {
  return dataset.visibleUntil === undefined || serverNow() < Date.parse(dataset.visibleUntil);
}
