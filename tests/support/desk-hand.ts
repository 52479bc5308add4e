import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody at the desk, whose presses are counted. */
export abstract class DeskHand {
  /** What was pressed so far: by what it is called where the test says so. */
  readonly presses: string[] = [];
  readonly page: Page;

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

  /** Writes something instead of what a field has, which counts nothing. */
  abstract write(field: Locator, text: string): Promise<void>;

  protected abstract activate(control: Locator): Promise<void>;
}

/** Presses with the mouse, or with a finger. */
export class PointingHand extends DeskHand {
  async write(field: Locator, text: string): Promise<void> {
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
  async write(field: Locator, text: string): Promise<void> {
    await this.#reach(field);
    // An editor of running text hears of the focus a moment later; nobody types as soon as that.
    await expect(async () => {
      await this.page.keyboard.press('ControlOrMeta+a');
      await this.page.keyboard.insertText(text);
      expect(await field.evaluate(writtenIn)).toBe(text);
    }).toPass();
  }

  protected async activate(control: Locator): Promise<void> {
    await this.#reach(control);
    await this.page.keyboard.press('Enter');
  }

  async #reach(part: Locator): Promise<void> {
    await part.waitFor();
    for (let step = 0; step < mostSteps; step += 1) {
      const key = await part.evaluate(keyTowards);
      if (!key) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`The keyboard does not lead to ${String(part)}.`);
  }
}

/** Runs in the page: the key that leads towards this part, unless the focus is there. */
function keyTowards(part: Element): string | undefined {
  const now = document.activeElement ?? document.body;
  if (now === part) return undefined;
  const isBehind = now.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_PRECEDING;
  return isBehind && now !== document.body ? 'Shift+Tab' : 'Tab';
}

/** Runs in the page. */
function writtenIn(field: Element): string {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField ? field.value : (field.textContent ?? '');
}
