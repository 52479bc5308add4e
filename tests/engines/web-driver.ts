import { z } from 'zod';

/** The key of element references in W3C WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const elementAnswer = z.object({ [elementKey]: z.string() });
const sessionAnswer = z.object({ sessionId: z.string() });
const failure = z.object({ error: z.string(), message: z.string() });
const wrapped = z.object({ value: z.unknown() });

/** WebDriver passes the callback as the last argument. */
const twoFramesLater = 'requestAnimationFrame(() => requestAnimationFrame(() => arguments[0]()))';

const noteClick = `
  window.isClicked = false;
  arguments[0].addEventListener('click', () => { window.isClicked = true; }, { capture: true, once: true });`;

export class WebDriverSession {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /** @throws if the browser has not started within 15 seconds */
  static async open(driver: string, capabilities: object): Promise<WebDriverSession> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const answer = await command('POST', `${driver}/session`, body, AbortSignal.timeout(15_000));
    return new WebDriverSession(`${driver}/session/${sessionAnswer.parse(answer).sessionId}`);
  }

  async close(): Promise<void> {
    await command('DELETE', this.#address);
  }

  async post(path: string, body: object = {}): Promise<unknown> {
    return command('POST', `${this.#address}/${path}`, body);
  }

  async evaluate(expression: string): Promise<unknown> {
    return this.post('execute/sync', { script: `return ${expression}`, args: [] });
  }

  /** @throws if the element moved or was covered: the driver then clicks elsewhere without an error */
  async click(selector: string): Promise<void> {
    const element = await this.#find(selector);
    await this.#bringIntoView(element);
    const before = await this.#placeOf(element);
    await this.post('execute/async', { script: twoFramesLater, args: [] });
    if ((await this.#placeOf(element)) !== before) throw new Error(`${selector} is moving.`);
    await this.post('execute/sync', { script: noteClick, args: [{ [elementKey]: element }] });
    await this.post(`element/${element}/click`);
    // A page left by the click can't be asked, and the next one doesn't have the flag.
    const clicked = await this.evaluate('window.isClicked').catch(() => undefined);
    if (clicked === false) throw new Error(`The click has not reached ${selector}.`);
  }

  async type(selector: string, text: string): Promise<void> {
    await this.post(`element/${await this.#find(selector)}/value`, { text });
  }

  async press(value: string): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    await this.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** WebKitGTK's driver doesn't scroll to elements that begin a few pixels below the window. */
  async #bringIntoView(element: string): Promise<void> {
    const script = "arguments[0].scrollIntoView({ block: 'nearest', behavior: 'instant' });";
    await this.post('execute/sync', { script, args: [{ [elementKey]: element }] });
  }

  async #placeOf(element: string): Promise<string> {
    const script = 'const { x, y } = arguments[0].getBoundingClientRect(); return [x, y].join();';
    return z.string().parse(await this.post('execute/sync', { script, args: [{ [elementKey]: element }] }));
  }

  async #find(selector: string): Promise<string> {
    const found = await this.post('element', { using: 'css selector', value: selector });
    return elementAnswer.parse(found)[elementKey];
  }
}

export async function isDriverReady(driver: string): Promise<boolean> {
  try {
    return z.object({ ready: z.boolean() }).parse(await command('GET', `${driver}/status`)).ready;
  } catch {
    return false;
  }
}

async function command(
  method: string,
  address: string,
  body?: object,
  signal: AbortSignal | null = null,
): Promise<unknown> {
  const response = await fetch(address, { method, body: body ? JSON.stringify(body) : null, signal });
  const { value } = wrapped.parse(await response.json());
  if (response.ok) return value;
  const { error, message } = failure.parse(value);
  throw new Error(`${method} ${new URL(address).pathname}: ${error}. ${message}`);
}
