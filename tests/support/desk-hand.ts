import { expect, type Locator, type Page } from '@playwright/test';

export abstract class DeskHand {
  readonly presses: string[] = [];
  readonly page: Page;
  readonly #begun = performance.now();
  #words = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(what: string, control: Locator): Promise<void> {
    this.presses.push(what);
    await this.activate(control);
  }

  /** Chooses a file in the system's dialog, which adds a press. */
  async choose(what: string, control: Locator, file: string): Promise<void> {
    const opened = this.page.waitForEvent('filechooser');
    await this.press(what, control);
    this.presses.push('file');
    await (await opened).setFiles(file);
  }

  /** Replaces a field's value, which is no press. */
  async write(field: Locator, text: string): Promise<void> {
    this.#words += text.split(/\s+/).length;
    await this.type(field, text);
  }

  /** A summary so far. The seconds are the admin's: this user neither thinks nor types slowly. */
  toll(): string {
    const seconds = Math.round((performance.now() - this.#begun) / 1000);
    return `${this.presses.length} presses, ${this.#words} words, ${seconds} s`;
  }

  protected abstract type(field: Locator, text: string): Promise<void>;

  protected abstract activate(control: Locator): Promise<void>;
}

export class PointingHand extends DeskHand {
  protected async type(field: Locator, text: string): Promise<void> {
    await field.fill(text);
  }

  protected async activate(control: Locator): Promise<void> {
    await control.click();
  }
}

/** More than any form has controls. */
const mostSteps = 400;

/** Without a mouse: moves focus between controls, and presses Enter. */
export class KeyboardHand extends DeskHand {
  protected async type(field: Locator, text: string): Promise<void> {
    await this.#reach(field);
    const keys = keysOfMoment(text);
    // A rich text editor handles focus a moment later, still faster than any user.
    await expect(async () => {
      await this.page.keyboard.press('ControlOrMeta+a');
      if (keys) await this.page.keyboard.type(keys);
      else await this.page.keyboard.insertText(text);
      expect(await field.evaluate(writtenIn)).toBe(text);
    }).toPass();
  }

  protected async activate(control: Locator): Promise<void> {
    await this.#reach(control);
    await this.page.keyboard.press('Enter');
  }

  async #reach(part: Locator): Promise<void> {
    await part.waitFor();
    let last: string | undefined;
    let hasPassedBy = false;
    for (let step = 0; step < mostSteps; ) {
      const way = await part.evaluate(wayTo);
      if (!way) return;
      hasPassedBy ||= last !== undefined && last !== way.key;
      last = way.key;
      // Checking after each step would take twice as long; after overshooting, it goes step by step.
      const stops = hasPassedBy ? 1 : way.stops;
      for (let stop = 0; stop < stops; stop += 1) await this.page.keyboard.press(way.key);
      step += stops;
    }
    throw new Error(`The keyboard does not lead to ${String(part)}.`);
  }
}

/**
 * Keys for a date and time field, which accepts no text; undefined for other texts. The order of day and month depends
 * on the browser's language, so both are equal; the first half of the day is chosen if asked for.
 */
function keysOfMoment(text: string): string | undefined {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/.exec(text) ?? [];
  return year && `${day}${month}${year}${hour}${minute}a`;
}

/**
 * Runs in the page: the key that leads towards this element, and how often to press it at least; undefined if it has
 * focus.
 */
function wayTo(part: Element): { key: string; stops: number } | undefined {
  const now = document.activeElement ?? document.body;
  if (now === part) return undefined;
  const isBehind =
    now !== document.body && now.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_PRECEDING;
  const [first, last] = isBehind ? [part, now] : [now, part];
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';
  const between = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      !stop.matches(':disabled') &&
      first.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING &&
      last.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING &&
      stop.checkVisibility({ visibilityProperty: true }),
  );
  // Limited, because an opened dialog has only some of them.
  const stops = Math.min(Math.max(1, between.length), 8);
  return { key: isBehind ? 'Shift+Tab' : 'Tab', stops };
}

/** Runs in the page. */
function writtenIn(field: Element): string {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField ? field.value : (field.textContent ?? '');
}
