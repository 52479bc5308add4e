import { expect } from '../support/under-test.ts';
import type { Visitor } from './visitor.ts';

/** Waits until what is read is as expected. A page that is just being left can't be read; the one after it is. */
export async function untilEqual(read: () => Promise<unknown>, expected: unknown): Promise<void> {
  await expect(async () => expect(await read()).toEqual(expected)).toPass({
    intervals: [50, 100],
    timeout: 20_000,
  });
}

/** Path, query and hash of the page that is shown. */
export const addressOf = (visitor: Visitor) =>
  visitor.run(() => location.pathname + location.search + location.hash);

/** The same elements, on the page that is shown: where the app navigates, those that were left stand beside it. */
export const shown = (selector: string) => `${selector}:not([data-page][style*="none"] *)`;

/** As it is written: where balanced lines end, Firefox's `innerText` leaves out the space. */
export const headingOf = (visitor: Visitor) =>
  visitor.run((selector) => {
    const heading = document.querySelector<HTMLElement>(selector);
    return heading?.checkVisibility() ? heading.textContent.trim() : null;
  }, shown('h1'));

/** `null` where there is no such element, or none that can be seen. */
export const textOf = (visitor: Visitor, selector: string) =>
  visitor.run((selector) => {
    const element = document.querySelector<HTMLElement>(selector);
    return element?.checkVisibility() ? element.innerText.trim() : null;
  }, selector);

export const attributeOf = (visitor: Visitor, selector: string, name: string) =>
  visitor.run(
    (selector, name) => document.querySelector(selector)?.getAttribute(name) ?? null,
    selector,
    name,
  );

export const countOf = (visitor: Visitor, selector: string) =>
  visitor.run((selector) => document.querySelectorAll(selector).length, selector);

export const typedIn = (visitor: Visitor, selector: string) =>
  visitor.run((selector) => {
    const field = document.querySelector(selector);
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : null;
  }, selector);

/** Touches the page and waits until React has taken it over. */
export async function untilAlive(visitor: Visitor): Promise<void> {
  await visitor.press('Shift');
  await untilEqual(() => attributeOf(visitor, 'html', 'data-app'), 'ready');
}
