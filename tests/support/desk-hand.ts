import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody at the desk, whose presses and words are counted. */
export abstract class DeskHand {
  /** What was pressed so far: by what it is called where the test says so. */
  readonly presses: string[] = [];
  readonly page: Page;
  readonly #begun = performance.now();
  #words = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses a control, which counts. */
  async press(what: string, control: Locator): Promise<void> {
    this.presses.push(what);
    await this.activate(control);
  }

  /** Chooses a file in the window of the system, which is one more press than what opens it. */
  async choose(what: string, control: Locator, file: string): Promise<void> {
    const opened = this.page.waitForEvent('filechooser');
    await this.press(what, control);
    this.presses.push('file');
    await (await opened).setFiles(file);
  }

  /** Writes something instead of what a field has, which is no press. */
  async write(field: Locator, text: string): Promise<void> {
    this.#words += text.split(/\s+/).length;
    await this.type(field, text);
  }

  /** What it has taken so far, in words. The seconds are the desk's: this hand does not think, and writes at once. */
  toll(): string {
    const seconds = Math.round((performance.now() - this.#begun) / 1000);
    return `${this.presses.length} presses, ${this.#words} words, ${seconds} s`;
  }

  protected abstract type(field: Locator, text: string): Promise<void>;

  protected abstract activate(control: Locator): Promise<void>;
}

/** Presses with the mouse, or with a finger. */
export class PointingHand extends DeskHand {
  protected async type(field: Locator, text: string): Promise<void> {
    await field.fill(text);
  }

  protected async activate(control: Locator): Promise<void> {
    await control.click();
  }
}

/** More steps than any form of the desk has controls. */
const mostSteps = 400;

/** Has no mouse: goes from control to control, and presses with Enter. */
export class KeyboardHand extends DeskHand {
  protected async type(field: Locator, text: string): Promise<void> {
    await this.#reach(field);
    const keys = keysOfMoment(text);
    // An editor of running text hears of the focus a moment later; nobody types as soon as that.
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
      // Asked after each step, it would take twice as long; but who has come too far goes step by step.
      const stops = hasPassedBy ? 1 : way.stops;
      for (let stop = 0; stop < stops; stop += 1) await this.page.keyboard.press(way.key);
      step += stops;
    }
    throw new Error(`The keyboard does not lead to ${String(part)}.`);
  }
}

/**
 * What is typed into a field for day and time, in which a text can't be put; undefined for other texts. The browser's
 * language says whether the day comes first or the month, so both are to be alike, and whether it asks for a half of the
 * day, which it is the first of.
 */
function keysOfMoment(text: string): string | undefined {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/.exec(text) ?? [];
  return year && `${day}${month}${year}${hour}${minute}a`;
}

/**
 * Runs in the page: the key that leads towards this part, and how often it is pressed at least, as far as can be told;
 * undefined if the focus is there.
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
  // Not further than can be seen from here: a dialog that opens has only some of them.
  const stops = Math.min(Math.max(1, between.length), 8);
  return { key: isBehind ? 'Shift+Tab' : 'Tab', stops };
}

/** Runs in the page. */
function writtenIn(field: Element): string {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField ? field.value : (field.textContent ?? '');
}
