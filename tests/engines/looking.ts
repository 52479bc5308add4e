import { expect, isAwake } from '../support/under-test.ts';
import type { Visitor } from './visitor.ts';

/** Polls until the value equals the expected one. A page can't be read while it is being left. */
export async function untilEqual(read: () => Promise<unknown>, expected: unknown): Promise<void> {
  await expect(async () => expect(await read()).toEqual(expected)).toPass({
    intervals: [50, 100],
    timeout: 20_000,
  });
}

export const addressOf = (visitor: Visitor) =>
  visitor.run(() => location.pathname + location.search + location.hash);

/** Restricts a selector to the current page: pages kept by the app are hidden beside it. */
export const shown = (selector: string) => `${selector}:not([data-page][style*="none"] *)`;

/** From textContent: Firefox's `innerText` drops the space at balanced line breaks. */
export const headingOf = (visitor: Visitor) =>
  visitor.run((selector) => {
    const heading = document.querySelector<HTMLElement>(selector);
    return heading?.checkVisibility() ? heading.textContent.trim() : null;
  }, shown('h1'));

/** `null` if there is no such visible element. */
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

export async function untilAlive(visitor: Visitor): Promise<void> {
  await visitor.press('Shift');
  await untilEqual(() => visitor.run(isAwake), true);
}
