import { expect } from '@playwright/test';
import { addAxe, axeViolations } from '../support/axe.ts';
import type { ContentEditor } from '../support/content-editor.ts';
import { controlsOutOfReach } from '../support/controls-out-of-reach.ts';
import { deskViews, openAtDesk, openViews, signInAtDesk } from '../support/desk-views.ts';
import { test } from '../support/operated-product.ts';

const phone = { width: 390, height: 844 };
const wideWindow = { width: 1440, height: 900 };

// For axe's script.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  bypassCSP: true,
  hasTouch: true,
  viewport: wideWindow,
});

async function writtenPage(editor: ContentEditor, path: string): Promise<string> {
  const id = await editor.publishPage(path, { de: 'Vor dem Spiel', en: 'Before the match' });
  const stored = await editor.page(path, 'de');
  const buttons = (label: string) => ({
    blockType: 'buttons',
    twin: 'zur-startseite',
    items: [{ link: { label, href: '/' } }],
  });
  const { blocks } = await editor.page(path, 'en');
  await editor.save('PATCH', `/pages/${id}?locale=en`, {
    blocks: [...(blocks ?? []), buttons('To the home page')],
    reason: 'Auf Deutsch kommt der Knopf gleich dazu.',
    _status: 'published',
  });
  await editor.save('PATCH', `/pages/${id}?locale=de&draft=true`, {
    title: 'Vor dem Heimspiel',
    blocks: [...(stored.blocks ?? []), buttons('Zur Startseite')],
  });
  return id;
}

function wordsOf(document: string): string {
  return document
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('axe finds nothing on any view of the desk, by day in a wide window and by night on a phone, no part runs out of the window, and the maker is nowhere named', async ({
  page,
  context,
  operated,
  admin,
}) => {
  test.setTimeout(400_000);
  const speak = (language: 'de' | 'en') =>
    context.addCookies([{ name: 'payload-lng', value: language, url: operated.siteUrl }]);
  const look = async (view: string) => {
    await speak('en');
    const english = await (await page.request.get(operated.siteUrl + view)).text();
    expect.soft(wordsOf(english), view).not.toMatch(/payload/i);
    expect.soft(english.includes(process.cwd()), `${view} tells of the machine’s directories`).toBe(false);
    await speak('de');
    await page.setViewportSize(wideWindow);
    await openAtDesk(page, operated.siteUrl + view);
    await addAxe(page);
    for (const [theme, viewport] of [
      ['light', wideWindow],
      ['dark', phone],
    ] as const) {
      await page.setViewportSize(viewport);
      // Buttons fade between the themes' colours.
      await page.evaluate(async (name) => {
        document.documentElement.dataset.theme = name;
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      }, theme);
      expect.soft(await axeViolations(page), `${view}, ${theme}`).toEqual([]);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(beyond, `${view}, ${viewport.width} px`).toBeLessThanOrEqual(0);
    }
    expect.soft(await page.locator('body').innerText(), view).not.toMatch(/payload/i);
    expect.soft(await page.title(), view).not.toMatch(/payload|^$/i);
  };
  for (const view of openViews) await look(view);
  await signInAtDesk(page, operated);
  const written = await writtenPage(admin, '/vor-dem-spiel');
  for (const view of await deskViews(admin, written)) await look(view);
});

test('the desk wears the identity of the record: its faces, its mark, and its ring around the focus', async ({
  page,
  operated,
}) => {
  const drawn = page.waitForResponse(/\/brand\/logos\/symbol-on-white\.svg/);
  await signInAtDesk(page, operated);
  await openAtDesk(page, `${operated.siteUrl}/admin`);
  expect((await drawn).status()).toBe(200);
  const ring = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--color-ring)';
    return getComputedStyle(probe).color;
  });
  await expect(page.locator('h1')).toHaveCSS('font-family', /Display/);
  expect(await page.evaluate(() => document.fonts.check('16px "Archivo Display"'))).toBe(true);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toHaveCSS('outline-color', ring);
  await expect(page.locator('link[rel="icon"]').first()).toHaveAttribute('href', /favicon\.svg/);
});

test('what is known of a document is not cut off beside what one does with it, however wide the window', async ({
  page,
  operated,
  admin,
}) => {
  const id = await admin.publishPage('/nichts-gekappt', { de: 'Nichts gekappt', en: 'Nothing cut' });
  await signInAtDesk(page, operated);
  for (const width of [1030, 1279, 1280, 1849, 1850]) {
    await page.setViewportSize({ width, height: 900 });
    await openAtDesk(page, `${operated.siteUrl}/admin/collections/pages/${id}?locale=de`);
    await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible();
    // The time of saving is the widest text.
    await page.locator('#field-title').fill(`Nichts gekappt bei ${width}`);
    await expect(page.getByText(/^Gespeichert um/)).toBeVisible();
    const cut = await page
      .locator('.doc-controls__meta :is(p, li)')
      .evaluateAll((parts) =>
        parts.flatMap((part) =>
          part.checkVisibility() && part.scrollWidth > part.clientWidth + 1 ? [part.textContent] : [],
        ),
      );
    expect(cut, `${width} px`).toEqual([]);
    await expect(page.locator('.status__value')).toBeVisible();
  }
});

test('on a phone one publishes a page, sees the votes of a poll and reads what came in', async ({
  page,
  operated,
  admin,
}) => {
  await page.setViewportSize(phone);
  await signInAtDesk(page, operated);
  const id = await writtenPage(admin, '/vom-handy');
  await openAtDesk(page, `${operated.siteUrl}/admin/collections/pages/${id}?locale=de`);
  const controls = page.locator('.doc-controls');
  for (const part of ['#action-save', '.btn--withPopup .popup-button'])
    await expect(controls.locator(part), part).toBeInViewport({ ratio: 1 });
  expect(await controlsOutOfReach(page, '.doc-controls')).toEqual([]);
  const home = page.locator('.step-nav__home');
  const [link, mark] = await Promise.all([home.boundingBox(), home.locator('span').last().boundingBox()]);
  expect(mark?.width, 'the mark is whole').toBeLessThanOrEqual(link?.width ?? 0);
  await page.locator('#action-save').tap();
  await expect(page.locator('.status__value')).toHaveText('Live');
  const votes = (await deskViews(admin, id)).find((view) => view.endsWith('/votes'));
  await page.goto(operated.siteUrl + votes);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.goto(`${operated.siteUrl}/admin/collections/submissions`);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

test('the list of polls says of each whether one can vote, and how many have', async ({ page, operated }) => {
  await signInAtDesk(page, operated);
  await openAtDesk(page, `${operated.siteUrl}/admin/collections/polls?limit=100`);
  await expect(page.getByRole('cell', { name: /^Geschlossen, [\d.]+ Stimmzettel$/ }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: /^Offen, [\d.]+ Stimmzettel$/ }).first()).toBeVisible();
});

test('the list of products says of each whether it can be bought, and what of it has run out', async ({
  page,
  operated,
}) => {
  await signInAtDesk(page, operated);
  await openAtDesk(page, `${operated.siteUrl}/admin/collections/products`);
  const shirt = page.getByRole('row', { name: 'Trikot 26/27' });
  await expect(
    shirt.getByRole('cell', { name: 'Lieferbar; ausverkauft: Heim in S, XXL; Ausweich' }),
  ).toBeVisible();
});

test('a guide opens beside the list it is about, is whole, and is for whoever is signed in', async ({
  page,
  operated,
}) => {
  const picture = await page.request.get(`${operated.siteUrl}/api/guide-pictures/votes/de`);
  expect(picture.status()).toBe(403);
  await page.goto(`${operated.siteUrl}/admin/guides/accounts`);
  await page.waitForURL(/\/admin\/login\?redirect=%2Fadmin%2Fguides%2Faccounts/);
  await signInAtDesk(page, operated);
  await openAtDesk(page, `${operated.siteUrl}/admin/collections/polls`);
  const opened = page.waitForEvent('popup');
  await page.getByText('?', { exact: true }).click();
  await page
    .getByRole('navigation', { name: 'So geht das' })
    .getByRole('link', { name: 'Abstimmungen' })
    .click();
  const guide = await opened;
  await expect(guide.getByRole('heading', { level: 1, name: 'Abstimmungen' })).toBeVisible();
  const others = await guide.getByRole('navigation', { name: 'Alle Anleitungen' }).getByRole('link').all();
  const addresses = await Promise.all(others.map((other) => other.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(7);
  for (const address of addresses) {
    await guide.goto(operated.siteUrl + address);
    await expect(guide.getByRole('heading', { level: 1 })).toBeVisible();
    for (const image of await guide.locator('article img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty('complete', true);
      expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
    }
  }
  await guide.goto(`${operated.siteUrl}/admin/guides/nothing`);
  await expect(guide.getByRole('heading', { level: 1 })).not.toHaveText('So geht das');
});

test('where a file is chosen it says what may be', async ({ page, operated }) => {
  await signInAtDesk(page, operated);
  await page.goto(`${operated.siteUrl}/admin/collections/media/create`);
  await expect(page.getByText(/jede Datei bis 40 MB/)).toBeVisible();
});
