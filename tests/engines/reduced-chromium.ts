import { chromium, type LaunchOptions, type Page } from '@playwright/test';
import { withoutViewTimelines } from '../support/marked-elements.ts';
import { expressionOf, type RunningEngine, type Visitor } from './visitor.ts';

/** Chromium without APIs that other engines lack: Navigation API, view transitions, view timelines, idle callbacks. */
export async function startReducedChromium(options: LaunchOptions): Promise<RunningEngine> {
  const browser = await chromium.launch(options);
  return {
    async visit(origin) {
      const context = await browser.newContext({ baseURL: origin, locale: 'de-DE' });
      const page = await context.newPage();
      await reduce(page);
      return visitorOf(page);
    },
    stop: () => browser.close(),
  };
}

async function reduce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of Object.getOwnPropertyNames(window))
      if (/^navigation$|^Navigat(e|ion)|^(request|cancel)IdleCallback$|^ViewTransition/.test(name))
        Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await withoutViewTimelines(page, (styles) => styles.replaceAll('@view-transition', '@no-transition'));
}

function visitorOf(page: Page): Visitor {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (!/^(error|warning)$/.test(message.type())) return;
    // Chromium's message that the requested document is an error page.
    const { url } = message.location();
    // Also for a form's first, refused submission, which the form handles.
    const isDealtWith = url === page.url() || /\/sk\/v1\/forms\/[^/]+\/submissions$/.test(url);
    if (message.text().startsWith('Failed to load resource') && isDealtWith) return;
    problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  return {
    open: async (path) => void (await page.goto(path)),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    click: (selector) => page.locator(selector).first().click(),
    press: (key) => page.keyboard.press(key),
    type: (selector, text) => page.locator(selector).first().pressSequentially(text),
    run: (script, ...given) => page.evaluate(expressionOf(script, given)),
    print: () => page.pdf({ format: 'A4', printBackground: true }),
    problems: async () => problems,
    leave: () => page.context().close(),
  };
}
