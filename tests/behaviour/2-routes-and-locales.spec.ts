import { shownPage, untilShown } from '../support/navigation.ts';
import { allPages, browserLocale, specifiedPages } from '../support/pages-of-the-specification.ts';
import { sentLinks } from '../support/sent-links.ts';
import { ask, expect, siteUrl, test, untilAwake } from '../support/under-test.ts';

test.describe('2.1 table and layouts', () => {
  test('2.1 table and layouts: there are 22 routes in 2 languages', () => {
    expect(specifiedPages).toHaveLength(44);
    expect(new Set(specifiedPages.map(({ address }) => address)).size).toBe(44);
  });

  test('2.1 table and layouts: every page has its layout, in any case and with one slash behind it', async () => {
    for (const { address, layout, locale } of allPages) {
      const withSlash = address === '/' ? address : `${address}/`;
      for (const target of [
        address,
        withSlash,
        address.toUpperCase(),
        capitalised(withSlash),
        `${withSlash}?a=/`,
      ]) {
        const answer = await ask(target);
        expect(answer.status, target).toBe(200);
        expect(answer.headers.location, target).toBeUndefined();
        expect(openingTag(answer.text, 'html'), target).toMatchObject({
          lang: locale,
          'data-layout': layout,
        });
        expect(linkAddresses(answer.text, 'canonical'), target).toEqual([siteUrl() + address]);
      }
    }
  });

  test('2.1 table and layouts: two slashes are one too many', async () => {
    for (const target of ['/strategie//', '//strategie', '/en//strategie', '/en//', '//'])
      expect((await ask(target)).status, target).toBe(404);
  });
});

test.describe('2.2 locale prefix', () => {
  test('2.2 locale prefix: German has none', async () => {
    for (const target of [
      '/de',
      '/de/',
      '/DE',
      '/de/strategie',
      '/en/de',
      '/en/en',
      '/en/en/strategie',
      '/english',
    ])
      expect((await ask(target)).status, target).toBe(404);
  });

  for (const isReady of [false, true]) {
    test(`2.2 locale prefix: the switch keeps page, query and hash ${isReady ? 'once React is there' : 'before React comes'}`, async ({
      page,
    }) => {
      await page.goto('/strategie?a=1#x');
      if (isReady) await untilAwake(page);
      await page.locator('a[data-language-switch]').click();
      await page.waitForURL('**/en/strategie?a=1#x');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      if (isReady) await untilShown(page, '/en/strategie');
      await shownPage(page).locator('a[data-language-switch]').click();
      await page.waitForURL(`${siteUrl()}/strategie?a=1#x`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    });
  }

  test('2.2 locale prefix: the switch keeps a hash that came later', async ({ page }) => {
    await page.goto('/demo/hero?b=2');
    await untilAwake(page);
    await page.evaluate(() => {
      location.hash = '#split';
    });
    await page.locator('a[data-language-switch]').click();
    await page.waitForURL('**/en/demo/hero?b=2#split');
  });

  test('2.2 locale prefix: from an unmatched path the switch leads home', async ({ page }) => {
    await page.goto('/gibt-es-nicht?a=1#x');
    await page.locator('a[data-language-switch]').click();
    await page.waitForURL(`${siteUrl()}/en`);
    await page.goto('/en/not-here');
    await page.locator('a[data-language-switch]').click();
    await page.waitForURL(`${siteUrl()}/`);
  });

  test('2.2 locale prefix: every page names itself and its alternates', async () => {
    for (const { path, address } of allPages) {
      const { text } = await ask(`${address}?utm=1`);
      const english = path === '/' ? '/en' : `/en${path}`;
      expect(linkAddresses(text, 'canonical'), address).toEqual([siteUrl() + address]);
      expect(alternates(text), address).toEqual({
        de: siteUrl() + path,
        en: siteUrl() + english,
        'x-default': siteUrl() + path,
      });
    }
  });

  test('2.2 locale prefix: links stay in the current language', async () => {
    const documents = await sentLinks(allPages.map(({ address }) => address));
    for (const { address, locale } of allPages) {
      const pages = (documents.get(address)?.links ?? [])
        .filter((link) => !link.has('data-language-switch') && !link.has('download'))
        .map((link) => link.get('href') ?? '')
        .filter((href) => href.startsWith('/') && !/^\/media\/|\.[a-z0-9]+([?#]|$)/.test(href));
      expect(pages.length, address).toBeGreaterThan(0);
      const foreign = pages.filter((href) => /^\/en(\/|\?|#|$)/.test(href) !== (locale === 'en'));
      expect(foreign, address).toEqual([]);
    }
  });
});

test.describe('2.9 unmatched path', () => {
  test('2.9 unmatched path: /nope?x=1#y is named in full, with the not-found variant', async ({ page }) => {
    const answer = await page.goto('/nope?x=1#y');
    expect(answer?.status()).toBe(404);
    expect(page.url()).toBe(`${siteUrl()}/nope?x=1#y`);
    await expect(page.locator('[data-error-variant]')).toHaveAttribute('data-error-variant', 'not-found');
    await expect(page.locator('[data-error-status]')).toHaveText('404');
    await expect(page.locator('h1')).toHaveText('Diese Seite gibt es nicht.');
    const message = page.locator('[data-error-message]');
    await expect(message).toBeVisible();
    await expect(message).toHaveText('Page not found: /nope?x=1#y');
    expect(await message.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
    await expect(page.locator('[data-error-description]')).toHaveText('Page not found: /nope?x=1#y');
    await expect(page).toHaveTitle('404 - Page not found: /nope?x=1#y');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('2.9 unmatched path: a path is named as it was asked for, markup in it is text', async ({ page }) => {
    await page.goto('/Nope/%3Cimg%20src=x%20onerror=alert(1)%3E?q=<b>&r="#<i>');
    await expect(page.locator('[data-error-message]')).toHaveText(/^Page not found: \/Nope\/.+\?q=.+#/);
    await expect(page.locator('main').locator('b, i, img')).toHaveCount(0);
  });

  test('2.9 unmatched path: below /en it is answered in English', async ({ page }) => {
    const answer = await page.goto('/en/nope');
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('h1')).toHaveText('This page doesn’t exist.');
    await expect(page.locator('[data-error-message]')).toHaveText('Page not found: /en/nope');
    await page.locator('main a[href="/en"]').click();
    await page.waitForURL(`${siteUrl()}/en`);
    await expect(page.locator('[data-error-variant]')).toHaveCount(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, locale: browserLocale.de });

    test('2.9 unmatched path: without script, path and query are named', async ({ page }) => {
      await page.goto('/nope?x=1#y');
      await expect(page.locator('[data-error-message]')).toHaveText('Page not found: /nope?x=1');
      await expect(page.locator('[data-error-description]')).toHaveText('Page not found: /nope?x=1');
      await expect(page.locator('main a[href="/"]')).toBeVisible();
    });
  });
});

test.describe('2.10 error page', () => {
  test('2.10 error page: a missing page shows status, message and description and no stack', async () => {
    for (const target of ['/nope', '/en/nope', '/demo', '/strategie/nope', '/media', '/sk']) {
      const { status, headers, text } = await ask(target, { headers: { accept: 'text/html' } });
      expect(status, target).toBe(404);
      expect(text, target).not.toMatch(/\bat .+:\d+:\d+|node_modules|dist\/server/);
      if (target === '/sk') continue;
      expect(headers['content-type'], target).toBe('text/html; charset=utf-8');
      expect(text, target).toContain('data-error-variant="not-found"');
      expect(text.split(`Page not found: ${target}`).length - 1, target).toBeGreaterThanOrEqual(3);
    }
  });
});

function capitalised(text: string): string {
  return text.replace(/[a-z]/g, (letter, index) => (index % 2 === 0 ? letter : letter.toUpperCase()));
}

/** Attributes of a document's first element with this name, case-insensitive as in HTML. */
function openingTag(html: string, name: string): Record<string, string> {
  return attributesOf(new RegExp(`<${name}\\b[^>]*>`).exec(html)?.[0] ?? '');
}

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(tag.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  );
}

function links(html: string, rel: string): Record<string, string>[] {
  return Array.from(html.matchAll(/<link\b[^>]*>/g), ([tag]) => attributesOf(tag)).filter(
    (link) => link.rel === rel,
  );
}

function linkAddresses(html: string, rel: string): string[] {
  return links(html, rel).map(({ href = '' }) => href);
}

/** Keeps duplicates: two of one language fail the comparison. */
function alternates(html: string): Record<string, string> {
  const found = links(html, 'alternate');
  const byLanguage = Object.fromEntries(found.map(({ hreflang = '', href = '' }) => [hreflang, href]));
  return found.length === Object.keys(byLanguage).length ? byLanguage : {};
}
