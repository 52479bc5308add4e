import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { addAxe, axeViolations } from '../support/axe.ts';
import type { ContentEditor } from '../support/content-editor.ts';
import { openAtDesk, signInAtDesk } from '../support/desk-views.ts';
import { test } from '../support/operated-product.ts';
import type { Product } from '../support/product.ts';

let product: Product;
let editor: ContentEditor;

test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true });

test.beforeAll(({ operated, admin }) => {
  product = operated;
  editor = admin;
});

test.beforeEach(async ({ page }) => {
  await signInAtDesk(page, product);
});

async function openForm(page: Page, id: string, locale: 'de' | 'en'): Promise<void> {
  await openAtDesk(page, `${product.siteUrl}/admin/collections/pages/${id}?locale=${locale}`);
  await page.getByRole('button', { name: 'Alle anzeigen' }).first().click();
}

const headline = (title: string) => ({ blockType: 'headline', title });

test('a link is chosen by keyboard, follows the page that moves, and where it was leads there', async ({
  page,
}) => {
  const target = await editor.publishPage('/ziel', { de: 'Unser Ziel', en: 'Our target' });
  const link = { label: 'Dorthin', href: 'https://example.org' };
  const id = await editor.save('POST', '/pages?locale=de', {
    path: '/von-hier',
    title: 'Von hier',
    blocks: [{ blockType: 'buttons', items: [{ link }] }],
    _status: 'published',
  });
  await openForm(page, id, 'de');
  await page.getByRole('button', { name: 'Alle anzeigen' }).nth(1).click();
  const kind = page.getByLabel('Art des Ziels');
  await expect(kind).toHaveValue('address');
  await kind.selectOption('Seite');
  await page.locator('[id$="__link__href"]').first().focus();
  await page.keyboard.type('Unser Ziel');
  await expect(page.getByRole('option', { name: /Unser Ziel.*\/ziel/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('/ziel', { exact: true })).toBeVisible();
  await addAxe(page);
  expect(
    (await axeViolations(page)).filter((found) => /link__href|Art des Ziels|link-target/.test(found)),
  ).toEqual([]);
  await page.getByRole('button', { name: 'Änderungen veröffentlichen' }).click();
  await expect
    .poll(async () => (await fetch(`${product.siteUrl}/von-hier`)).text())
    .toContain('href="/ziel"');
  await editor.save('PATCH', `/pages/${target}?locale=de`, { path: '/neues-ziel', _status: 'published' });
  await expect
    .poll(async () => (await fetch(`${product.siteUrl}/von-hier`)).text())
    .toContain('href="/neues-ziel"');
  const old = await fetch(`${product.siteUrl}/ziel`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/neues-ziel']);
});

test('a page is put into the navigation by its title, and moved into the footer by keyboard', async ({
  page,
}) => {
  await editor.publishPage('/fankurve', { de: 'Fankurve', en: 'Fan stand' });
  const settings = await editor.request('GET', '/globals/project-settings?locale=de&depth=0');
  const lists = z.object({ navigation: z.array(z.unknown()), footer: z.array(z.unknown()) });
  const { navigation, footer: ofFooter } = lists.parse(await settings.json());
  await openAtDesk(page, `${product.siteUrl}/admin/globals/project-settings?locale=de`);
  const rows = page.locator('#field-navigation .array-field__row');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  await page.getByLabel('Seite hinzufügen').first().focus();
  await page.keyboard.type('Fankurve');
  await expect(page.getByRole('option', { name: 'Fankurve – /fankurve' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(before + 1);
  await expect(rows.last()).toContainText('Fankurve');
  const footer = page.locator('#field-footer .array-field__row');
  const inFooter = await footer.count();
  const moving = rows.last().getByRole('group', { name: 'Verschieben nach' });
  await moving.getByRole('button', { name: 'Fußzeile' }).press('Enter');
  await expect(footer).toHaveCount(inFooter + 1);
  await expect(rows).toHaveCount(before);
  await expect(footer.last()).toContainText('Fankurve');
  await expect(footer.last().locator('.collapsible__toggle').first()).toBeFocused();

  // Announcements of drags within a menu use the editor's language, and no ids.
  const handle = rows.first().locator('.collapsible__drag').first();
  await expect(handle).toHaveAttribute('aria-roledescription', 'verschiebbar');
  await expect(handle).toHaveAccessibleDescription(/^Die Leertaste nimmt auf,/);
  const told = page.locator('[id^="DndLiveRegion"]');
  await handle.press('Space');
  await expect(told.filter({ hasText: `Aufgenommen von Platz 1 von ${before}.` })).toBeAttached();
  // Announced before dnd-kit listens to keys, which is a task later and faster than any user.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.keyboard.press('ArrowDown');
  await expect(told.filter({ hasText: `Jetzt auf Platz 2 von ${before}.` })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(told.filter({ hasText: `Abgebrochen. Es bleibt auf Platz 1 von ${before}.` })).toBeAttached();

  // A full menu accepts no more.
  await page.setViewportSize({ width: 1440, height: 4000 });
  for (let more = await rows.count(); more < 6; more += 1)
    await page.locator('#field-navigation').getByRole('button', { name: 'Link hinzufügen' }).click();
  await expect(rows).toHaveCount(6);
  await footer.last().locator('.collapsible__toggle').first().click();
  const toNavigation = footer.last().getByRole('group', { name: 'Verschieben nach' });
  await toNavigation.getByRole('button', { name: 'Navigation' }).click();
  await expect(page.getByText('„Navigation“ ist voll: Mehr als 6 Links')).toBeVisible();
  await expect(footer.last()).toContainText('Fankurve');
  await expect(rows).toHaveCount(6);
  for (let more = 6; more > before; more -= 1) {
    await rows.last().locator('.array-actions__button').click();
    await page.getByRole('button', { name: 'Entfernen', exact: true }).click();
    await expect(rows).toHaveCount(more - 1);
  }
  await page.locator('#action-save').click();
  await expect
    .poll(async () => (await fetch(`${product.siteUrl}/impressum`)).text())
    .toMatch(/<footer[\s\S]*href="\/fankurve"/);
  // Other tests share the product.
  await editor.request('POST', '/globals/project-settings?locale=de', { navigation, footer: ofFooter });
});

test('a page that is missing in a language says so there, and leads to where it is', async () => {
  const blocks = [headline('Nur hier')];
  await editor.save('POST', '/pages?locale=de', {
    title: 'Nur hier',
    path: '/nur-hier',
    blocks,
    _status: 'published',
  });
  await expect.poll(async () => (await fetch(`${product.siteUrl}/nur-hier`)).status).toBe(200);
  const answer = await fetch(`${product.siteUrl}/en/nur-hier`);
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toContain('This page isn’t available in English yet.');
  expect(html).toMatch(/<p lang="de"><a [^>]*href="\/nur-hier"/);
});

test('the alternative texts of a chosen picture are written below it, in both languages', async ({
  page,
}) => {
  const picture = await editor.upload(
    new File(
      ['<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="9" height="9"/></svg>'],
      'kurve.svg',
      { type: 'image/svg+xml' },
    ),
    { alt: 'Die Kurve vor dem Anpfiff' },
  );
  const id = await editor.publishPage('/mit-kurve', { de: 'Die Kurve', en: 'The curve' });
  const blocks = [headline('Die Kurve'), { blockType: 'media', file: picture }];
  await editor.save('PATCH', `/pages/${id}?locale=de&draft=true`, { blocks });
  await openForm(page, id, 'de');
  await page.locator('#blocks-row-1').scrollIntoViewIfNeeded();
  const texts = page.getByRole('group', { name: 'Alternativtexte dieses Bildes' });
  const german = texts.getByRole('textbox', { name: 'Deutsch' });
  const english = texts.getByRole('textbox', { name: 'Englisch' });
  await expect(german).toHaveValue('Die Kurve vor dem Anpfiff');
  await expect(english).toHaveAccessibleName('Englisch – fehlt');
  await addAxe(page);
  expect((await axeViolations(page)).filter((found) => /alt-texts/.test(found))).toEqual([]);
  await english.fill('The home end before kick-off');
  await texts.getByRole('button', { name: 'Alternativtexte speichern' }).click();
  await expect(english).toHaveAccessibleName('Englisch');
  const stored = async () => (await editor.request('GET', `/media/${picture}?locale=all&depth=0`)).json();
  expect(await stored()).toMatchObject({
    alt: { de: 'Die Kurve vor dem Anpfiff', en: 'The home end before kick-off' },
  });
  // An empty one is refused with a message beside it; Enter doesn't submit the page's form.
  await german.fill('');
  await german.press('Enter');
  await expect(texts.getByRole('alert')).toContainText(/Alternativtext/);
  expect(await stored()).toMatchObject({ alt: { de: 'Die Kurve vor dem Anpfiff' } });
  await page.reload();
  await page.locator('#blocks-row-1').scrollIntoViewIfNeeded();
  await expect(english).toHaveValue('The home end before kick-off');
});

test('a page shows beside each field what it says in the other language, what changed there, and carries blocks over', async ({
  page,
}) => {
  const id = await editor.publishPage('/zweisprachig', { de: 'Zwei Sprachen', en: 'Two languages' });
  const stored = await editor.page('/zweisprachig', 'de');
  const [first] = stored.blocks ?? [];
  const more = { blockType: 'blockquote', quote: 'Wir reden mit allen.' };
  const blocks = [{ ...first, title: 'Zwei neue Sprachen' }, more, headline('Noch eine')];
  const title = 'Zwei Sprachen für alle';
  await editor.save('PATCH', `/pages/${id}?locale=de&draft=true`, { title, blocks });
  await openForm(page, id, 'en');
  const panel = page.getByRole('region', { name: 'Deutsch daneben' });
  await expect(panel).toContainText('2 Bausteine fehlen in dieser Sprache');
  // Changes are shown at their field and describe it, whether or not unchanged fields are shown.
  const heading = page.locator('#field-blocks__0__title');
  const beside = (label: string) => page.getByRole('group', { name: `Deutsch: ${label}`, exact: true });
  await expect(beside('Titel').locator('ins')).toHaveText('für alle');
  await expect(beside('Überschrift').locator('ins')).toHaveText('neue');
  await expect(heading).toHaveAccessibleDescription(/^Deutsch – geändert, seit hier.*Zwei neue/);
  await panel.getByLabel('Deutsch bei jedem Feld zeigen').check();
  await panel.getByRole('button', { name: 'Alle übernehmen' }).click();
  await expect(panel).toContainText('Jeder Baustein hat hier sein Gegenstück.');
  // Fields are only rendered near the viewport.
  await page.locator('#blocks-row-1').scrollIntoViewIfNeeded();
  const quote = page.locator('#field-blocks__1__quote');
  await expect(quote).toHaveValue('Wir reden mit allen.');
  await expect(quote).toHaveAccessibleDescription(/Wir reden mit allen\. Steht hier noch wie auf Deutsch\.$/);
  await addAxe(page);
  expect((await axeViolations(page)).filter((found) => /languages-module|beside/.test(found))).toEqual([]);
  await quote.fill('We talk to everybody.');
  await expect(quote).toHaveAccessibleDescription('Deutsch Wir reden mit allen.');
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => (await editor.request('GET', `/pages/${id}?locale=en&draft=true&depth=0`)).text())
    .toContain('We talk to everybody.');
  await expect(panel).toContainText('Jeder Baustein hat hier sein Gegenstück.');
});

test('the other language stands beside a field where there is room, below it where there is none, and in the block where it has no field', async ({
  page,
}) => {
  const running = (text: string) => ({
    root: {
      type: 'root',
      format: '',
      indent: 0,
      version: 1,
      direction: null,
      children: [
        {
          type: 'paragraph',
          format: '',
          indent: 0,
          version: 1,
          direction: null,
          children: [{ type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }],
        },
      ],
    },
  });
  const item = (question: string, text: string) => ({ question, answer: running(text) });
  const id = await editor.save('POST', '/pages?locale=de&draft=true', {
    path: '/nebeneinander',
    title: 'Nebeneinander',
    seo: { description: 'Was nebeneinander steht.' },
    blocks: [
      { blockType: 'accordion', items: [item('Erste Frage', 'Ja, gern.'), item('Zweite Frage', 'Nein.')] },
    ],
  });
  await editor.save('PATCH', `/pages/${id}?locale=en&draft=true`, {
    title: 'Side by side',
    blocks: [{ blockType: 'accordion', items: [item('First question', 'Yes, please.')] }],
  });
  await openForm(page, id, 'en');
  const preview = page.locator('#live-preview-toggler');
  // The preference is stored, also if another test opened the preview last.
  if ((await preview.getAttribute('aria-label')) === 'Live-Vorschau beenden') await preview.click();
  await page.getByLabel('Deutsch bei jedem Feld zeigen').check();
  await page.getByRole('button', { name: 'Alle anzeigen' }).nth(1).click();
  const question = page.locator('#field-blocks__0__items__0__question');
  const german = page.getByRole('group', { name: 'Deutsch: Frage' });
  const text = page.getByRole('group', { name: 'Deutsch: Antwort' });
  const sides = async () => {
    const [own, other] = [await question.boundingBox(), await german.boundingBox()];
    if (!own || !other) throw new Error('Nothing is shown.');
    return other.x >= own.x + own.width ? 'beside' : other.y >= own.y + own.height ? 'below' : 'across';
  };
  await expect(question).toHaveAccessibleDescription('Deutsch Erste Frage');
  await expect.poll(sides).toBe('beside');
  await expect(text).toContainText('Ja, gern.');
  // The second row exists only there.
  const fieldless = page.getByRole('region', { name: 'Steht auf Deutsch und hat hier kein Feld:' });
  await expect(fieldless).toContainText('Zweite Frage');
  await expect(fieldless).not.toContainText('Erste Frage');
  await preview.click();
  await expect.poll(sides).toBe('below');
  await preview.click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(sides).toBe('below');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Suche und Teilen' }).click();
  await expect(page.locator('#field-seo__description')).toHaveAccessibleDescription(
    'Deutsch Was nebeneinander steht.',
  );
});

test('an entry of a list stays beside what it says in the other language, wherever it is moved there', async ({
  page,
}) => {
  const buttons = (...labels: string[]) => ({
    blockType: 'buttons',
    items: labels.map((label) => ({ link: { label, href: '/' } })),
  });
  const id = await editor.save('POST', '/pages?locale=de&draft=true', {
    path: '/eintraege',
    title: 'Einträge',
    blocks: [buttons('Zur Kurve', 'Zum Feld')],
  });
  await editor.save('PATCH', `/pages/${id}?locale=en&draft=true`, {
    title: 'Entries',
    blocks: [buttons('To the home end', 'To the pitch')],
  });
  const stored = await editor.request('GET', `/pages/${id}?locale=de&draft=true&depth=0`);
  const list = z.object({ blocks: z.tuple([z.looseObject({ items: z.tuple([z.unknown(), z.unknown()]) })]) });
  const [block] = list.parse(await stored.json()).blocks;
  const [curve, pitch] = block.items;
  const fresh = { link: { label: 'Zum Anfang', href: '/' } };
  await editor.save('PATCH', `/pages/${id}?locale=de&draft=true`, {
    blocks: [{ ...block, items: [fresh, pitch, curve] }],
  });
  await openForm(page, id, 'en');
  await page.getByLabel('Deutsch bei jedem Feld zeigen').check();
  await page.getByRole('button', { name: 'Alle anzeigen' }).nth(1).click();
  const label = (index: number) => page.locator(`#field-blocks__0__items__${index}__link__label`);
  await expect(label(0)).toHaveAccessibleDescription('Deutsch Zur Kurve');
  await expect(label(1)).toHaveAccessibleDescription('Deutsch Zum Feld');
  const fieldless = page.getByRole('region', { name: 'Steht auf Deutsch und hat hier kein Feld:' });
  await expect(fieldless).toContainText('Zum Anfang');
  await expect(fieldless).not.toContainText('Zur Kurve');
});
