import { projectSettingsSchema } from '#pages/project-settings.ts';
import { shownPage, untilShown } from '../support/navigation.ts';
import { allPages } from '../support/pages-of-the-specification.ts';
import { ask, contentUrl, expect, readJson, siteUrl, test, untilAwake } from '../support/under-test.ts';

const settingsPath = '/sk/v1/project-settings/values';

test.describe('3.1 project settings', () => {
  test('3.1 project settings: the server hands them over, so the browser asks for none', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('project-settings')) asked.push(request.url());
    });
    await page.goto('/strategie');
    await untilAwake(page);
    await page.locator('header nav a[href="/ds-index"]').click();
    await untilShown(page, '/ds-index');
    await shownPage(page).locator('a[data-language-switch]').click();
    await untilShown(page, '/en/ds-index');
    expect(asked).toEqual([]);
  });

  test('3.1 project settings: header, navigation, footer and share title all read the same object', async ({
    page,
  }) => {
    const settings = await readJson(siteUrl() + settingsPath, projectSettingsSchema);
    for (const { address, texts } of [
      { address: '/ds-index', texts: settings.locales.de },
      { address: '/en/ds-index', texts: settings.locales.en },
    ]) {
      await page.goto(address);
      await untilAwake(page);
      await expect(page.locator('header [data-wordmark]').first()).toContainText(settings.brand.name);
      await expect(page.locator('header nav[popover] li a')).toHaveText(
        texts.navigation.map(({ label }) => label),
      );
      for (const link of [...texts.footer, ...texts.legal])
        await expect(
          page.locator('footer').locator(`a[href="${link.href}"]`, { hasText: link.label }).first(),
        ).toBeVisible();
      await expect(page.locator('footer')).toContainText(texts.claim);
      await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute(
        'content',
        `${settings.brand.name} ${texts.title}`,
      );
    }
  });
});

test.describe('7.1 settings', () => {
  test('7.1 settings: GET answers with one JSON object, the same on the site as on the content backend', async () => {
    const settings = await readJson(siteUrl() + settingsPath, projectSettingsSchema);
    // Data for the legal pages only is on them, and not in every page's payload.
    const { club, ...stored } = await readJson(contentUrl() + settingsPath, projectSettingsSchema);
    expect(stored).toEqual(settings);
    expect(club).toEqual({});
    expect(settings.brand.name[settings.brand.styledLetter]).toBe('f');
    for (const texts of Object.values(settings.locales)) {
      expect(texts.title).not.toBe('');
      expect(texts.navigation.length).toBeGreaterThan(0);
      expect(texts.legal.map(({ href }) => href.replace(/^\/en/, ''))).toEqual(
        expect.arrayContaining(['/impressum', '/datenschutz', '/barrierefreiheit']),
      );
    }
  });
});

test.describe('6 roles', () => {
  test('6 roles: every visitor route answers without credentials and sets no cookie', async () => {
    const machines = [
      '/sitemap.xml',
      '/robots.txt',
      '/openapi.json',
      '/builds/latest.json',
      '/health',
      '/sk/v1/paths',
      settingsPath,
      '/_payload.js',
    ];
    for (const address of [...allPages.map((page) => page.address), ...machines]) {
      const answer = await ask(address);
      expect(answer.status, address).toBe(200);
      expect(answer.headers['www-authenticate'], address).toBeUndefined();
      expect(answer.headers['set-cookie'], address).toBeUndefined();
    }
  });
});
