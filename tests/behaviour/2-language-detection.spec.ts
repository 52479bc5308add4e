import type { BrowserContext } from '@playwright/test';
import { ask, expect, siteUrl, test } from '../support/under-test.ts';

const cookieName = 'i18n_redirected';

test.describe('2.3 language detection, browser in American English', () => {
  test.use({ locale: 'en-US' });

  test('2.3 language detection: without cookie, / ends on /en and the cookie is en', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    expect(page.url()).toBe(`${siteUrl()}/en`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await languageCookie(context)).toBe('en');
  });

  test('2.3 language detection: query and hash survive the way to /en', async ({ page }) => {
    await page.goto('/?a=1#x');
    expect(page.url()).toBe(`${siteUrl()}/en?a=1#x`);
  });

  test('2.3 language detection: /strategie is not redirected and the cookie is de', async ({
    page,
    context,
  }) => {
    const answer = await page.goto('/strategie');
    expect(answer?.request().redirectedFrom()).toBeNull();
    expect(page.url()).toBe(`${siteUrl()}/strategie`);
    expect(await languageCookie(context)).toBe('de');
  });

  test('2.3 language detection: the cookie de keeps / German', async ({ page, context }) => {
    await giveCookie(context, 'de');
    await page.goto('/');
    expect(page.url()).toBe(`${siteUrl()}/`);
    expect(await languageCookie(context)).toBe('de');
  });

  test('2.3 language detection: an unknown cookie becomes de and the browser is ignored', async ({
    page,
    context,
  }) => {
    for (const value of ['fr', 'EN', 'en-US', '%', '']) {
      await giveCookie(context, value);
      await page.goto('/');
      expect(page.url(), value).toBe(`${siteUrl()}/`);
      expect(await languageCookie(context), value).toBe('de');
    }
  });

  test('2.3 language detection: following a link to / never detects', async ({ page, context }) => {
    await page.goto('/strategie');
    await context.clearCookies();
    await page.locator('a[data-wordmark]').first().click();
    await page.waitForURL(`${siteUrl()}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect.poll(() => languageCookie(context)).toBe('de');
  });

  test('2.3 language detection: every page visited writes its language', async ({ page, context }) => {
    for (const [address, language] of [
      ['/en/strategie', 'en'],
      ['/strategie', 'de'],
      ['/en/nope', 'en'],
      ['/demo/hero', 'de'],
    ]) {
      await page.goto(address ?? '');
      expect(await languageCookie(context), address).toBe(language);
    }
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('2.3 language detection: from /en the link "Deutsch" leads to / in German', async ({
      page,
      context,
    }) => {
      await page.goto('/');
      expect(page.url()).toBe(`${siteUrl()}/en`);
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      expect(page.url()).toBe(`${siteUrl()}/`);
      expect(await languageCookie(context)).toBe('de');
    });

    test('2.3 language detection: who chose German on /en is led there no more, even without a cookie before', async ({
      page,
      context,
    }) => {
      await page.goto('/en');
      expect(await languageCookie(context)).toBeUndefined();
      await page.getByRole('link', { name: 'Deutsch' }).click();
      expect(await languageCookie(context)).toBe('de');
      await page.goto('/');
      expect(page.url()).toBe(`${siteUrl()}/`);
    });
  });
});

test.describe('2.3 language detection, on the server', () => {
  test('2.3 language detection: answers that set the cookie are private, and / varies', async () => {
    const redirect = await ask('/', { headers: { 'accept-language': 'en' } });
    expect(redirect.headers['cache-control']).toContain('private');
    expect(varyOf(redirect)).toEqual(expect.arrayContaining(['accept-language', 'cookie']));
    const home = await ask('/');
    expect(varyOf(home)).toEqual(expect.arrayContaining(['accept-language', 'cookie']));
    for (const address of ['/', '/en', '/strategie', '/en/strategie']) {
      const language = address.startsWith('/en') ? 'en' : 'de';
      // The document's script sets the cookie, so that the response is the same for all visitors without one.
      for (const cookie of [undefined, `${cookieName}=${language}`, 'a=b']) {
        const answer = await ask(address, cookie ? { headers: { cookie } } : {});
        expect(answer.headers['set-cookie'], address).toBeUndefined();
        expect(answer.headers['cache-control'], address).toBe('public, no-cache');
        expect(answer.headers['cdn-cache-control'], address).toMatch(/^max-age=\d+, /);
      }
      const other = await ask(address, {
        headers: {
          cookie: `a=b; ${cookieName}=${language === 'de' ? 'en' : 'de'}`,
          'sec-fetch-site': 'same-origin',
        },
      });
      expect(other.headers['set-cookie'], address).toHaveLength(1);
      expect(other.headers['cache-control'], address).toBe('private, no-cache');
      for (const header of ['cdn-cache-control', 'surrogate-control'])
        expect(other.headers[header], address).toBe('no-store');
    }
  });

  test('2.3 language detection: / is for the visitor alone where others would be led elsewhere', async () => {
    const english = { 'accept-language': 'en', 'sec-fetch-site': 'same-origin' };
    const answer = await ask('/', { headers: english });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers['cdn-cache-control']).toBe('no-store');
  });
});

test.describe('2.4 cookie attributes', () => {
  test('2.4 cookie attributes: 365 days, Lax, the whole site, nothing else', async () => {
    for (const address of ['/strategie', '/en/strategie']) {
      const before = address.startsWith('/en') ? 'de' : 'en';
      const answer = await ask(address, { headers: { cookie: `${cookieName}=${before}` } });
      const [cookie = '', ...more] = answer.headers['set-cookie'] ?? [];
      expect(more).toEqual([]);
      const [pair, ...attributes] = cookie.split('; ').map((part) => part.split('='));
      expect(pair).toEqual([cookieName, address.startsWith('/en') ? 'en' : 'de']);
      expect(attributes.map(([name]) => name?.toLowerCase()).sort()).toEqual(['expires', 'path', 'samesite']);
      expect(attributes).toContainEqual(['Path', '/']);
      expect(attributes).toContainEqual(['SameSite', 'Lax']);
      const expires = attributes.find(([name]) => name === 'Expires')?.[1] ?? '';
      const life = Date.parse(expires) - Date.parse(answer.headers.date ?? '');
      expect(Math.abs(life - 365 * 86_400_000)).toBeLessThanOrEqual(60_000);
    }
  });

  test('2.4 cookie attributes: as the browser keeps it', async ({ page, context }) => {
    await page.goto('/strategie');
    const [cookie, ...more] = await context.cookies();
    expect(more).toEqual([]);
    expect(cookie).toMatchObject({
      name: cookieName,
      value: 'de',
      domain: new URL(siteUrl()).hostname,
      path: '/',
      sameSite: 'Lax',
      secure: false,
      httpOnly: false,
    });
    const inOneYear = Date.now() / 1000 + 365 * 86_400;
    expect(Math.abs((cookie?.expires ?? 0) - inOneYear)).toBeLessThan(60);
  });

  test('2.4 cookie attributes: an unchanged value is not rewritten, so expiry does not slide', async ({
    page,
    context,
  }) => {
    await context.addCookies([
      {
        name: cookieName,
        value: 'de',
        url: siteUrl(),
        expires: Math.floor(Date.now() / 1000) + 86_400,
        sameSite: 'Lax',
      },
    ]);
    const [before] = await context.cookies();
    const answer = await page.goto('/strategie');
    expect(await answer?.headerValue('set-cookie')).toBeNull();
    expect((await context.cookies())[0]?.expires).toBe(before?.expires);
  });
});

async function languageCookie(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === cookieName)?.value;
}

async function giveCookie(context: BrowserContext, value: string): Promise<void> {
  await context.addCookies([{ name: cookieName, value, url: siteUrl() }]);
}

function varyOf({ headers }: { headers: { vary?: string | undefined } }): string[] {
  return (headers.vary ?? '').split(',').map((name) => name.trim().toLowerCase());
}
