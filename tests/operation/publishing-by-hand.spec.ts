import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { lexicalFromRichText } from '../../src/fields/lexical.ts';
import { richTextFromMarkdown } from '../../src/fields/markdown.ts';
import { addAxe, axeViolations } from '../support/axe.ts';
import type { ContentEditor } from '../support/content-editor.ts';
import { openAtDesk, signInAtDesk, untilDeskIsReady } from '../support/desk-views.ts';
import { test } from '../support/operated-product.ts';
import { type Product, until } from '../support/product.ts';
import { release } from '../support/suite.ts';

let product: Product;
let editor: ContentEditor;

// For axe's script.
test.use({ bypassCSP: true });

test.beforeAll(({ operated, admin }) => {
  product = operated;
  editor = admin;
});

test.beforeEach(async ({ page }) => {
  await signInAtDesk(page, product);
});

async function live(...paths: string[]): Promise<{ status: number; headings: string[] }[]> {
  await product.untilCurrent();
  return Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(product.siteUrl + path, { headers: { 'accept-language': 'de' } });
      const headings = (await answer.text()).match(/<h1[\s\S]*?<\/h1>/g) ?? [];
      return { status: answer.status, headings };
    }),
  );
}

async function open(page: Page, path: string): Promise<void> {
  await openAtDesk(page, `${product.siteUrl}/admin/collections${path}`);
}

const menu = (page: Page) => page.locator('.doc-controls__popup button').first().click();

async function answered(page: Page, method: string, click: () => Promise<void>): Promise<number> {
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() === method && /\/(admin|api)\/.*(pages|polls)/.test(response.url()),
  );
  await click();
  return (await answer).status();
}

test('copying into a language, restoring and duplicating leave the site as it is, and say so', async ({
  page,
}) => {
  const id = await editor.publishPage('/von-hand', { de: 'Von Hand', en: 'By hand' });
  const published = await live('/von-hand', '/en/von-hand');
  expect(published.map(({ status }) => status)).toEqual([200, 200]);

  await open(page, `/pages/${id}?locale=de`);
  await menu(page);
  await page.locator('#copy-locale-data__button').click();
  const drawer = page.locator('.copy-locale-data');
  await drawer.locator('.rs__control').last().click();
  await drawer.getByText('English', { exact: true }).last().click();
  await drawer.getByRole('checkbox').check();
  await expect(drawer.getByText('Es entsteht ein Entwurf, live ändert sich nichts')).toBeVisible();
  expect(await answered(page, 'POST', () => drawer.getByRole('button', { name: 'Kopieren' }).click())).toBe(
    200,
  );
  const newest = async () => {
    const answer = await editor.request('GET', `/pages/${id}?draft=true&locale=en&depth=0`);
    return z.looseObject({ title: z.string(), _status: z.string() }).parse(await answer.json());
  };
  await until('the copy is there', async () => (await newest()).title === 'Von Hand');
  expect((await newest())._status).toBe('draft');
  expect(await live('/von-hand', '/en/von-hand')).toEqual(published);

  const versions = await editor.request('GET', `/pages/versions?where[parent][equals]=${id}&sort=id&depth=0`);
  const [first] = z.object({ docs: z.array(z.object({ id: z.number() })) }).parse(await versions.json()).docs;
  await open(page, `/pages/${id}/versions/${first?.id}`);
  await page.locator('.restore-version button').first().click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'wird ein neuer Entwurf' });
  await expect(dialog).toContainText('Auf der Website ändert sich nichts, bis er veröffentlicht wird.');
  expect(await answered(page, 'POST', () => dialog.locator('#confirm-action').click())).toBe(200);
  expect(await live('/von-hand', '/en/von-hand')).toEqual(published);

  await open(page, `/pages/${id}?locale=de`);
  await menu(page);
  expect(await answered(page, 'POST', () => page.locator('#action-duplicate').first().click())).toBe(200);
  await page.waitForURL((url) => !url.pathname.endsWith(`/${id}`));
  await expect(page.locator('#field-path')).toHaveValue('/von-hand-kopie');
  await expect(page.locator('.status__value')).toHaveText('Entwurf');
  expect((await live('/von-hand-kopie'))[0]?.status).toBe(404);
});

test('the dashboard names what waits, and leads there', release, async ({ page }) => {
  const id = await editor.publishPage('/wartet', { de: 'Wartet', en: 'Waits' });
  await editor.save('PATCH', `/pages/${id}?locale=de&draft=true`, { title: 'Wartet noch' });
  await editor.save('POST', '/pages?locale=de', {
    path: '/nur-deutsch',
    title: 'Nur Deutsch',
    layout: 'default',
    _status: 'published',
  });
  await page.goto(`${product.siteUrl}/admin`);
  const part = (title: string) => page.locator('article').filter({ hasText: title });
  // More than five are collapsed; other tests may have added some.
  const waiting = part('Ausstehende Übersetzungen').locator('li');
  await expect(waiting.filter({ hasText: 'Nur Deutsch' })).toContainText('Englisch: fehlt');
  await expect(waiting.filter({ hasText: 'Wartet noch' })).toContainText('auf Deutsch seither geändert');
  await expect(part('Offene Abstimmungen')).toContainText(/\d+ Stimmzettel, (bis|ohne)/);
  for (const link of await page.locator('article a').all()) {
    const answer = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    expect(answer.status(), await link.innerText()).toBe(200);
  }
  await waiting.getByRole('link', { name: 'Nur Deutsch' }).click();
  await expect(page).toHaveURL(/\/admin\/collections\/pages\/\d+\?locale=en/);
  await page.goBack();
  await part('Entwürfe').getByRole('link', { name: 'Wartet noch' }).click();
  await expect(page.locator('#field-title')).toHaveValue('Wartet noch');
});

test('rows are called by what they say and show, and new ones are open', release, async ({ page }) => {
  const { id } = await editor.page('/strategie', 'de');
  await open(page, `/pages/${id}?locale=de`);
  const rows = page.locator('.blocks-field__row');
  await expect(rows.first()).toContainText('Auftakt');
  await expect(rows.first()).toContainText('Der Ring bleibt.');
  await expect(rows.filter({ hasText: 'Galerie' }).locator('img').first()).toBeVisible();
  const before = await rows.count();
  await page.getByRole('button', { name: 'Baustein hinzufügen' }).last().click();
  await page.getByRole('button', { name: 'Galerie' }).click();
  await expect(page.locator(`#field-blocks__${before}__title`)).toBeVisible();
  await expect(rows.last()).toContainText('noch leer');
  await page.locator(`#field-blocks__${before}__title`).fill('Aus der Kurve');
  await expect(rows.last()).toContainText('Aus der Kurve');
});

test('two versions are compared in words and pictures, by the club’s clock', release, async ({ browser }) => {
  const polls = await editor.request('GET', '/polls?locale=de&depth=0&limit=2&sort=id');
  const stored = z.object({ docs: z.array(z.object({ id: z.number(), question: z.string() })) });
  const [before, after] = stored.parse(await polls.json()).docs;
  const { blocks } = await editor.page('/demo/media', 'de');
  const picture = blocks?.find(({ blockType }) => blockType === 'media');
  const version = (day: string, ...rows: object[]) => ({
    title: 'Verglichen',
    blocks: rows,
    route: { visibleFrom: `${day}T17:00:00.000Z` },
  });
  const row = { id: '6650a1b2c3d4e5f60718293a', blockType: 'poll' };
  const first = { path: '/verglichen', ...version('2026-12-01', { ...row, poll: before?.id }) };
  const id = await editor.save('POST', '/pages?locale=de&draft=true', first);
  // The blocks after it are collapsed.
  const above = { blockType: 'headline', size: 'drawer', title: 'Davor' };
  const below = { blockType: 'media', file: picture?.file };
  const second = version('2026-12-02', above, { ...row, poll: after?.id }, below);
  await editor.save('PATCH', `/pages/${id}?locale=de&draft=true`, second);
  const versions = await editor.request('GET', `/pages/versions?where[parent][equals]=${id}&depth=0&limit=1`);
  const [newest] = z
    .object({ docs: z.array(z.object({ id: z.number() })) })
    .parse(await versions.json()).docs;

  const far = await browser.newContext({
    locale: 'de-DE',
    timezoneId: 'America/New_York',
    // The version's policy must apply.
    bypassCSP: false,
  });
  const page = await far.newPage();
  await signInAtDesk(page, product);
  await open(page, `/pages/${id}/versions/${newest?.id}`);
  const compared = page.getByRole('main');
  for (const words of [
    '1. Überschrift: Davor',
    before?.question,
    after?.question,
    '3. Bild, Film oder Ton',
    '01.12.2026, 18:00',
    '02.12.2026, 18:00',
  ])
    await expect(compared).toContainText(String(words));
  // The poll's row is the same, further down.
  await expect(compared.locator('summary').filter({ hasText: '2. Abstimmung' })).not.toContainText('neu');
  await expect(compared.locator('summary').filter({ hasText: 'neu' })).toHaveCount(2);
  await expect(compared).not.toContainText('{');
  await expect(compared.locator('p img').last()).toBeVisible();

  await compared.getByRole('link', { name: 'Auf Deutsch in Bildern vergleichen' }).click();
  await page.waitForURL(/\/pictures\//);
  await untilDeskIsReady(page);
  const was = page.frameLocator('iframe[title="Die Seite davor"]');
  const is = page.frameLocator('iframe[title="Die Seite danach"]');
  await expect(was.locator('main')).toContainText(String(before?.question));
  await expect(was.locator('main')).not.toContainText(String(after?.question));
  await expect(is.locator('main')).toContainText(String(after?.question));
  // Differences are outlined on both sides, and a button scrolls to them in both.
  await expect(was.locator('[data-at-hand]')).toHaveCount(1);
  await expect(is.locator('[data-at-hand]')).toHaveCount(3);
  await expect(page.getByRole('button', { name: /\S* (neu|geändert)$/ })).toHaveCount(3);
  await page.getByRole('button', { name: /^3\. Bild, Film oder Ton.* neu$/ }).press('Enter');
  await expect(is.locator('[data-at-hand]').last()).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Danach' })).toContainText('Entwurf gespeichert');

  // A version has no working ballot and no working links.
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/votes|\/polls/.test(request.url())) sent.push(request.url());
  });
  await was.getByRole('radio').first().check();
  const vote = was.locator('form[action*="/vote"] button').first();
  await vote.click();
  await expect(vote).toBeVisible();
  for (const version of [was, is]) await expect(version.locator('a[href]')).toHaveCount(0);

  await page.getByRole('link', { name: 'Handy' }).click();
  await page.waitForURL(/width=phone/);
  expect(await is.locator('html').evaluate(() => window.innerWidth)).toBe(390);
  await page.getByRole('link', { name: 'Englisch' }).click();
  await expect(page.getByText('Auf Englisch gab es die Seite damals nicht.')).toHaveCount(2);
  await page.getByRole('link', { name: 'In Worten vergleichen' }).click();
  await page.waitForURL(/\/versions\//);
  expect(sent).toEqual([]);
  await far.close();
});

test('a refused publication says why, and can be tried again', async ({ page }) => {
  const id = await editor.publishPage('/noch-nicht-ganz', { de: 'Noch nicht ganz', en: 'Not quite' });
  const poll = await editor.save('POST', '/polls?locale=de', { question: 'Noch ein Entwurf?' });
  await editor.save('PATCH', `/pages/${id}?locale=de&draft=true`, {
    blocks: [{ blockType: 'poll', poll: Number(poll) }],
  });
  await open(page, `/pages/${id}?locale=de`);
  await page.locator('#field-title').fill('Ganz anders');
  expect(await answered(page, 'PATCH', () => page.locator('#action-save').click())).toBe(400);
  await expect(
    page.getByText(/Die Abstimmung in Baustein 1 .* ist nicht veröffentlicht/).first(),
  ).toBeVisible();
  await expect(page.locator('#action-save')).toBeEnabled();

  await page.locator('.array-actions__button').first().click();
  await expect(page.locator('.array-actions__duplicate')).toBeVisible();
  await expect(page.locator('.array-actions__paste')).toBeHidden();
  await page.keyboard.press('Escape');

  expect(await answered(page, 'PATCH', () => page.keyboard.press('Control+s'))).toBe(200);
  expect((await live('/noch-nicht-ganz'))[0]?.headings.join()).toContain('Noch nicht ganz');
});

test('a sentence that stands at many fields says at which one it does', release, async ({ page }) => {
  const id = await editor.save('POST', '/pages?locale=de&draft=true', {
    path: '/ohne-worte',
    title: 'Ohne Worte',
    blocks: [{ blockType: 'headline', title: 'Ohne Worte' }, { blockType: 'blockquote' }],
  });
  await open(page, `/pages/${id}?locale=de`);
  expect(await answered(page, 'PATCH', () => page.locator('#action-save').click())).toBe(400);
  await page.getByRole('button', { name: '„Zitat“ in Baustein 2 („Zitat“): Bitte ausfüllen.' }).click();
  await expect(page.locator('#field-blocks__1__quote')).toBeFocused();
});

test('what was refused in another tab of the form is found there', release, async ({ page }) => {
  const id = await editor.publishPage('/umgekehrt', { de: 'Umgekehrt', en: 'Reversed' });
  await editor.save('PATCH', `/pages/${id}?locale=de&draft=true`, {
    route: { visibleFrom: '2027-02-01T00:00:00.000Z' },
  });
  await open(page, `/pages/${id}?locale=de`);
  await page.getByRole('button', { name: 'Route' }).click();
  const end = page.locator('#field-route__visibleUntil input');
  await end.fill('01.01.2027 00:00');
  await end.press('Tab');
  await page.getByRole('main').getByRole('button', { name: 'Inhalt' }).click();
  expect(await answered(page, 'PATCH', () => page.locator('#action-save').click())).toBe(400);
  await page.getByRole('button', { name: '„Sichtbar bis“ muss nach „Sichtbar ab“ liegen.' }).click();
  await expect(end).toBeFocused();
});

test(
  'a sentence about the other language opens its form at the row and field, from which the page can be sent again',
  release,
  async ({ page }) => {
    const buttons = (label: string, href: string) => ({
      blockType: 'buttons',
      items: [{ link: { label, href } }],
    });
    const id = await editor.save('POST', '/pages?locale=de&draft=true', {
      path: '/hin-und-her',
      title: 'Hin und her',
      blocks: [buttons('Nach oben', '#top')],
    });
    await editor.save('PATCH', `/pages/${id}?locale=en&draft=true`, {
      title: 'To and fro',
      blocks: [buttons('To nowhere', '/gibt-es-nicht')],
    });
    await open(page, `/pages/${id}?locale=de`);
    const publish = () => answered(page, 'PATCH', () => page.locator('#action-save').click());
    expect(await publish()).toBe(400);
    const sentence = page.getByRole('button', { name: /^Englisch – Der Link „To nowhere“/ });
    await expect(sentence).toBeVisible();
    // It is not part of this form, and doesn't block its submission.
    expect(await publish()).toBe(400);
    await sentence.click();
    await page.waitForURL(/locale=en/);
    await expect(page.locator('#field-title')).toHaveValue('To and fro');
    await expect(page.locator('#field-blocks__0__items__0__link__href')).toBeFocused();
  },
);

test('a warning wants a reason, which stands with the version and is asked for again', async ({ page }) => {
  await editor.save('POST', '/pages?locale=de&draft=true', { path: '/folgt', title: 'Folgt' });
  const link = { label: 'Weiter', href: '/folgt' };
  const above = Array.from({ length: 20 }, (_, at) => ({ blockType: 'headline', title: `Über ${at}` }));
  const id = await editor.save('POST', '/pages?locale=de&draft=true', {
    path: '/trotzdem',
    title: 'Trotzdem',
    blocks: [...above, { blockType: 'buttons', items: [{ link }] }],
  });
  await open(page, `/pages/${id}?locale=de`);
  const publish = () => answered(page, 'PATCH', () => page.locator('#action-save').click());
  expect(await publish()).toBe(400);
  const notice = page.getByRole('alert').filter({ hasText: 'So geht es noch nicht' });
  await notice.getByRole('button', { name: 'führt zu „/folgt“' }).click();
  await expect(page.locator('#field-blocks__20__items__0__link__href')).toBeFocused();
  const reason = page.getByRole('textbox', { name: 'Grund' });
  await notice.getByRole('button', { name: 'dann bitte unter „Grund“ sagen, warum' }).press('Enter');
  await expect(reason).toBeFocused();
  await addAxe(page);
  expect((await axeViolations(page)).filter((found) => /alert|notice|reason/.test(found))).toEqual([]);
  await reason.fill('Die andere Seite geht nach der Pressekonferenz online.');
  expect(await publish()).toBe(200);
  await expect(reason).toBeHidden();
  await expect(notice).toBeHidden();
  await open(page, `/pages/${id}/versions`);
  await expect(page.getByRole('row').nth(1)).toContainText('nach der Pressekonferenz');
});

test('taking something off the site says what will lack it', release, async ({ page }) => {
  const answer = await editor.request('GET', '/polls?where[key][equals]=breite&depth=0');
  const [poll] = z.object({ docs: z.array(z.object({ id: z.number() })) }).parse(await answer.json()).docs;
  await open(page, `/polls/${poll?.id}?locale=de`);
  await menu(page);
  await page.locator('#action-unpublish').click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'verschwindet sofort von der Website' });
  await expect(dialog).toContainText('Dort wird es dann fehlen:');
  await expect(dialog.getByRole('link').first()).toContainText('Seite „');
  await dialog.locator('#confirm-cancel').click();

  const id = await editor.publishPage('/bald-fort', { de: 'Bald fort', en: 'Gone soon' });
  await editor.save('PATCH', `/pages/${id}?locale=de&draft=true`, { title: '' });
  await open(page, `/pages/${id}?locale=de`);
  await menu(page);
  await page.locator('#action-unpublish').click();
  await expect(dialog).toContainText('Nichts anderes auf der Website verweist darauf.');
  expect(await answered(page, 'PATCH', () => dialog.locator('#confirm-action').click())).toBe(200);
  await expect(page.locator('.status__value')).toHaveText('Entwurf');
  expect((await live('/bald-fort'))[0]?.status).toBe(404);
});

test('words that an editor marks as German are German on an English page', release, async ({ page }) => {
  const content = lexicalFromRichText(richTextFromMarkdown('Stäffele'));
  await editor.show('/woerter', { blockType: 'rich-text', content });
  const found = await editor.request('GET', '/pages?where[path][equals]=/woerter&depth=0');
  const [shown] = z.object({ docs: z.array(z.object({ id: z.number() })) }).parse(await found.json()).docs;
  await open(page, `/pages/${shown?.id}?locale=en`);
  await page.getByRole('button', { name: 'Alle anzeigen' }).click();
  await page.locator('[contenteditable="true"] [data-lexical-text]', { hasText: 'Stäffele' }).dblclick();
  await page.locator('.fixed-toolbar .toolbar-popup__dropdown-textState').click();
  await page.getByText('Deutsch', { exact: true }).last().click();
  await expect(page.locator('[data-language="de"]')).toHaveText('Stäffele');
  expect(await answered(page, 'PATCH', () => page.locator('#action-save').click())).toBe(200);
  await product.untilCurrent();
  const english = await fetch(`${product.siteUrl}/en/woerter`);
  expect(await english.text()).toContain('<span lang="de">Stäffele</span>');
});
