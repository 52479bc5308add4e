import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { addAxe, axeViolations } from '../support/axe.ts';
import type { ContentEditor } from '../support/content-editor.ts';
import { openAtDesk, signInAtDesk } from '../support/desk-views.ts';
import { test } from '../support/operated-product.ts';
import { type Product, until } from '../support/product.ts';

let product: Product;
let editor: ContentEditor;

const accounts = {
  ada: { email: 'ada@example.org', name: 'Ada Rühl', password: 'Steht am Zaun um halb vier', role: 'editor' },
  ben: { email: 'ben@example.org', name: 'Ben Ott', password: 'Singt im Block ganz unten', role: 'editor' },
};

test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true, locale: 'de-DE' });

test.beforeAll(async ({ operated, admin }) => {
  product = operated;
  editor = admin;
  for (const { name, ...account } of Object.values(accounts)) {
    await editor.invite(account);
    const found = await editor.request('GET', `/users?where[email][equals]=${account.email}&depth=0`);
    const [user] = z.object({ docs: z.array(z.object({ id: z.number() })) }).parse(await found.json()).docs;
    await editor.save('PATCH', `/users/${user?.id}`, { name });
  }
});

async function deskOf(browser: Browser, who: keyof typeof accounts): Promise<BrowserContext> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, locale: 'de-DE', bypassCSP: true });
  const page = await context.newPage();
  await signInAtDesk(page, product, accounts[who]);
  await page.close();
  return context;
}

async function openForm(context: BrowserContext, id: string): Promise<Page> {
  const page = await context.newPage();
  await openAtDesk(page, `${product.siteUrl}/admin/collections/pages/${id}?locale=de`);
  return page;
}

async function takeOver(page: Page): Promise<void> {
  const before = await page.locator('form[data-form-ready=true]').first().elementHandle();
  await page.getByRole('dialog').getByRole('button', { name: 'Übernehmen' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.waitForFunction((form) => form?.isConnected === false, before);
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible();
}

const draft = async (id: string) => {
  const answer = await editor.request('GET', `/pages/${id}?draft=true&locale=de&depth=0`);
  return z.looseObject({ title: z.string() }).parse(await answer.json());
};

const saved = (page: Page) => expect(page.getByText(/^Gespeichert um \d\d:\d\d$/)).toBeVisible();

test('a link shows the draft to somebody without an account, until it is ended; made and ended by keyboard', async ({
  browser,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAtDesk(page, product);
  const id = await editor.publishPage('/gezeigt', { de: 'Gezeigt', en: 'Shown' });
  const write = (title: string) =>
    editor.save('PATCH', `/pages/${id}?locale=de&draft=true`, { blocks: [{ blockType: 'headline', title }] });
  await write('Noch nicht online');
  await openAtDesk(page, `${product.siteUrl}/admin/collections/pages/${id}?locale=de`);
  const panel = page.getByRole('region', { name: 'Entwurf zeigen' });
  await expect(panel.getByRole('heading', { name: 'Zurzeit gilt kein Link.' })).toBeVisible();

  // An invalid day is refused with a message.
  await panel.getByLabel('Der Link gilt').focus();
  await page.keyboard.press('End');
  await expect(panel.getByLabel('Letzter Tag')).toBeVisible();
  await panel.getByLabel('Letzter Tag').fill('01.01.2020');
  await panel.getByRole('button', { name: 'Link erzeugen' }).press('Enter');
  await expect(panel.getByRole('status').filter({ hasText: 'der noch nicht vorbei ist' })).toBeVisible();

  await panel.getByLabel('Der Link gilt').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Link erzeugen' })).toBeFocused();
  await page.keyboard.press('Enter');
  const link = panel.getByLabel('Der neue Link');
  await expect(link).toBeFocused();
  const address = await link.inputValue();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Der Link ist in der Zwischenablage.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await addAxe(page);
  expect((await axeViolations(page)).filter((found) => /panel-module|draft-links/.test(found))).toEqual([]);

  const stranger = await browser.newContext();
  const seen = await stranger.newPage();
  const answer = await seen.goto(address);
  expect(answer?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, noarchive',
    'cache-control': 'private, no-store',
  });
  await expect(seen.locator('h1')).toHaveText('Noch nicht online');
  await expect(seen.getByText('Vorschau auf einen Entwurf.')).toBeVisible();
  await write('Immer noch nicht');
  await seen.reload();
  await expect(seen.locator('h1')).toHaveText('Immer noch nicht');
  expect(await (await fetch(`${product.siteUrl}/gezeigt`)).text()).not.toContain('noch nicht');

  // An ended link disappears, and focus moves to the list's place.
  await page.reload();
  await expect(link, 'it is told once').toHaveCount(0);
  await panel.getByRole('button', { name: /^Den Link von .* beenden$/ }).press('Enter');
  await expect(panel.getByText('Der Link gilt nicht mehr.')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Entwurf zeigen' })).toBeFocused();
  await expect(panel.getByRole('heading', { name: 'Zurzeit gilt kein Link.' })).toBeVisible();
  expect((await seen.reload())?.status()).toBe(410);
  await expect(seen.getByRole('heading', { name: 'Diese Vorschau ist zu Ende.' })).toBeVisible();
  await stranger.close();
});

test('two editors on one page know of each other by name, and whoever takes over loses nothing of the other’s', async ({
  browser,
}) => {
  const id = await editor.publishPage('/gemeinsam', { de: 'Gemeinsam', en: 'Jointly' });
  const [ada, ben] = [await deskOf(browser, 'ada'), await deskOf(browser, 'ben')];
  const adas = await openForm(ada, id);
  await adas.locator('#field-title').fill('Von Ada');
  await saved(adas);

  const bens = await openForm(ben, id);
  const asked = bens.getByRole('dialog', { name: 'Hier schreibt schon jemand' });
  await expect(asked).toContainText('Ada Rühl schreibt gerade hier.');
  await expect(asked.getByRole('button', { name: 'Zurück' })).toBeFocused();
  await addAxe(bens);
  expect((await axeViolations(bens)).filter((found) => /document-locked/.test(found))).toEqual([]);
  await takeOver(bens);
  await expect(bens.locator('#field-title')).toHaveValue('Von Ada');
  await bens.locator('#field-title').fill('Von Ada und Ben');
  await saved(bens);
  expect((await draft(id)).title).toBe('Von Ada und Ben');

  // Ada keeps typing, is told about the lock, and nothing is lost or overwritten.
  await adas.locator('#field-title').fill('Ada schreibt weiter');
  const told = adas.getByRole('dialog', { name: 'Jemand anders schreibt jetzt hier' });
  // With one of her next key presses: Payload checks the lock after a pause, and drops the check if there is none.
  await expect(async () => {
    if (!(await told.isVisible()))
      await adas.locator('#field-title').pressSequentially('!', { timeout: 1000 });
    await expect(told).toBeVisible({ timeout: 5000 });
  }).toPass();
  expect((await draft(id)).title).toBe('Von Ada und Ben');
  await bens.locator('#field-title').fill('Ben ist fertig');
  await until('what he wrote last is stored', async () => (await draft(id)).title === 'Ben ist fertig');
  await bens.close();
  await ben.close();
  await adas.close();
  const again = await openForm(ada, id);
  await takeOver(again);
  await expect(again.locator('#field-title')).toHaveValue('Ben ist fertig');
  await expect(again.getByText('Auf diesem Gerät liegt etwas')).toBeVisible();
  await again.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(again.locator('#field-title')).toHaveValue(/^Ada schreibt weiter!*$/);
  await saved(again);
  expect((await draft(id)).title).toMatch(/^Ada schreibt weiter!*$/);
  await ada.close();
});
