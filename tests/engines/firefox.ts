import puppeteer, { type Page } from 'puppeteer-core';
import { expressionOf, type RunningEngine, type Visitor } from './visitor.ts';

/** The system's Firefox through WebDriver BiDi. Playwright only supports its own build. */
export async function startFirefox(executablePath: string): Promise<RunningEngine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: { 'intl.accept_languages': 'de-DE, de', 'ui.prefersReducedMotion': 0 },
  });
  return {
    async visit(origin) {
      const context = await browser.createBrowserContext();
      return visitorOf(await context.newPage(), origin, () => context.close());
    },
    stop: () => browser.close(),
  };
}

function visitorOf(page: Page, origin: string, leave: () => Promise<void>): Visitor {
  const problems: string[] = [];
  page.on('console', (message) => {
    // Only Firefox reports failed loads on a page that is left before its app has loaded.
    if (message.text().startsWith('[site] The app could not be loaded.')) return;
    if (/^(error|warn)$/.test(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return {
    open: async (path) => void (await page.goto(origin + path)),
    // The driver's own command waits for an event that pages from bfcache don't fire.
    back: () => page.evaluate('history.back()').then(() => {}),
    click: (selector) => page.locator(selector).click(),
    press: (key) => page.keyboard.press(key),
    type: (selector, text) => page.type(selector, text),
    run: (script, ...given) => page.evaluate(expressionOf(script, given)),
    print: async () => Buffer.from(await page.pdf({ format: 'A4', printBackground: true })),
    problems: async () => problems,
    leave,
  };
}
