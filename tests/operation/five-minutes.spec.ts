import { expect, type Locator, type Page } from '@playwright/test';
import type { ContentEditor } from '../support/content-editor.ts';
import { type DeskHand, KeyboardHand, PointingHand } from '../support/desk-hand.ts';
import { openAtDesk } from '../support/desk-views.ts';
import { test } from '../support/operated-product.ts';
import { type Product, testAdmin } from '../support/product.ts';
import { release } from '../support/suite.ts';

/* A new editor makes a page of six blocks in two languages, with a picture, from sign-in until it is
   scheduled and then live, in at most 25 presses. A press is a click, a tap, or a key that activates
   something: Enter, Space. Choosing a file in the system's dialog is one too. Moving focus and typing are
   none. Words and seconds are reported, not asserted: a machine's speed says nothing about the admin. */
const mostPresses = 25;

interface Words {
  title: string;
  hero: string;
  lead: string;
  first: string;
  caption: string;
  quote: string;
  said: string;
  second: string;
  onward: string;
  button: string;
}

const german: Words = {
  title: 'Neue Sitze für die Kurve',
  hero: 'Wir bauen um.',
  lead: 'Im Sommer bekommt die Kurve neue Sitze.',
  first: 'Am 1. Juni beginnt der Umbau. Er dauert acht Wochen.',
  caption: 'Die Kurve vor dem Umbau.',
  quote: 'Ich habe hier dreißig Jahre lang gestanden.',
  said: 'Ines Roth, Platzwartin',
  second: 'Zum ersten Heimspiel ist alles fertig.',
  onward: 'Mehr davon',
  button: 'Zum Anfang',
};

const english: Words = {
  title: 'New seats for the curve',
  hero: 'We are rebuilding.',
  lead: 'This summer the curve gets new seats.',
  first: 'Work starts on 1 June. It takes eight weeks.',
  caption: 'The curve before the work.',
  quote: 'I stood here for thirty years.',
  said: 'Ines Roth, groundskeeper',
  second: 'Everything is ready for the first home match.',
  onward: 'More like this',
  button: 'Back to the top',
};

const alt = { de: 'Leere Sitze in der Kurve', en: 'Empty seats in the curve' };

/** Day and month are equal, so their order doesn't matter. */
const later = { typed: '06.06.2036 09:00', said: '06.06.2036, 09:00' };

const blockField = (page: Page, index: number, name: string) =>
  page.locator(`#field-blocks__${index}__${name}`);

async function writeBlocks(hand: DeskHand, words: Words): Promise<void> {
  const { page } = hand;
  const text = (index: number) => page.locator(`#blocks-row-${index} [contenteditable="true"]`).first();
  await hand.write(blockField(page, 0, 'title'), words.hero);
  await hand.write(blockField(page, 0, 'lead'), words.lead);
  await hand.write(text(1), words.first);
  await hand.write(blockField(page, 2, 'caption'), words.caption);
  await hand.write(blockField(page, 3, 'quote'), words.quote);
  await hand.write(blockField(page, 3, 'attribution'), words.said);
  await hand.write(text(4), words.second);
  await hand.write(blockField(page, 5, 'lead'), words.onward);
}

async function writeButton(hand: DeskHand, words: string): Promise<void> {
  const { page } = hand;
  const label = blockField(page, 5, 'items__0__link__label');
  // The server's response while typing may collapse the row again, which costs another press.
  await expect(async () => {
    if (await label.isHidden())
      await hand.press('open button', page.locator('#blocks-5-items-row-0 .collapsible__toggle'));
    await expect(label).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await hand.write(label, words);
}

/** Uploads a picture within its block, with focal point and alternative text in both languages. */
async function addPicture(hand: DeskHand): Promise<void> {
  const { page } = hand;
  const file = blockField(page, 2, 'file');
  await hand.press('new file', file.getByRole('button', { name: 'Neu erstellen' }));
  const drawer = page.getByRole('dialog').filter({ hasText: 'Alternativtext' });
  await hand.choose(
    'select file',
    drawer.getByRole('button', { name: 'Datei auswählen' }),
    'src/content/process/seed/media/kurve.png',
  );
  await hand.press('edit picture', drawer.getByRole('button', { name: 'Bild bearbeiten' }));
  await hand.write(page.getByRole('spinbutton', { name: 'X %, von links' }), '30');
  await hand.write(page.getByRole('spinbutton', { name: 'Y %, von oben' }), '40');
  await hand.press('focal point', page.getByRole('button', { name: 'Änderungen anwenden' }));
  await hand.write(drawer.locator('#field-alt'), alt.de);
  await hand.press('save picture', drawer.getByRole('button', { name: 'Speichern' }));
  const texts = file.locator('..').getByRole('group', { name: 'Alternativtexte dieses Bildes' });
  await hand.write(texts.getByRole('textbox', { name: 'Englisch' }), alt.en);
  await hand.press('save alternative text', texts.getByRole('button', { name: 'Alternativtexte speichern' }));
}

/** Looks at the draft: beside the form if there is room, else in a separate tab. */
async function preview(hand: DeskHand, heading: string): Promise<void> {
  const { page } = hand;
  const beside = page.locator('#live-preview-toggler');
  if (await beside.isVisible()) {
    await hand.press('preview', beside);
    await expect(page.frameLocator('#live-preview-iframe').locator('h1')).toHaveText(heading);
    return;
  }
  const opened = page.waitForEvent('popup');
  await hand.press('preview', page.locator('#preview-button'));
  const tab = await opened;
  await expect(tab.locator('h1')).toHaveText(heading);
  await tab.close();
}

async function schedule(hand: DeskHand): Promise<void> {
  const panel = hand.page.getByRole('region', { name: 'Planen' });
  await hand.write(panel.getByLabel('Tag und Uhrzeit'), later.typed);
  await hand.press('schedule', panel.getByRole('button', { name: 'Einplanen' }));
  await expect(panel.getByRole('status')).toHaveText(`Eingeplant für ${later.said}.`);
}

async function playFiveMinutes(
  hand: DeskHand,
  product: Product,
  editor: ContentEditor,
  title: string,
): Promise<void> {
  const { page } = hand;
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  await openAtDesk(page, `${product.siteUrl}/admin/login`);
  await hand.write(page.locator('#field-email'), testAdmin.email);
  await hand.write(page.locator('#field-password'), testAdmin.password);
  await hand.press('sign in', page.locator('form button[type=submit]'));
  await hand.press('new page', page.getByRole('link', { name: 'Neue Seite' }));

  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible();
  await hand.write(page.locator('#field-title'), title);
  await hand.press('template', button('„Erzählen“ einfügen'));
  await expect(page.locator('#field-blocks__5__lead')).toBeVisible();
  await writeBlocks(hand, german);
  await addPicture(hand);
  await writeButton(hand, german.button);
  await hand.press('save draft', button('Entwurf speichern'));
  await page.waitForURL(/pages\/\d+/);
  await preview(hand, german.hero);

  await hand.press('languages', page.locator('.localizer .popup-button'));
  await hand.press('English', page.getByRole('button', { name: /English/ }).last());
  await hand.press('carry all', button('Alle übernehmen'));
  await hand.write(page.locator('#field-title'), english.title);
  await writeBlocks(hand, english);
  await writeButton(hand, english.button);
  await schedule(hand);
  await hand.press('publish', button('Änderungen veröffentlichen'));
  await expect(page.locator('.status__value')).toHaveText('Live');
  const shown = page.getByRole('status').filter({ hasText: 'Für alle zu sehen' }).getByRole('link');
  await expect(shown).toHaveAttribute('href', /\/en\/neue-sitze-fuer-die-kurve/);
  console.log(`${test.info().title}: ${hand.toll()}`);

  const { path } = await editor.page(await page.locator('#field-path').inputValue(), 'de');
  await product.untilCurrent();
  for (const [address, words, shown] of [
    [path, german, alt.de],
    [`/en${path}`, english, alt.en],
  ] as const) {
    const html = await (await fetch(product.siteUrl + address)).text();
    for (const text of [
      words.lead,
      words.first,
      words.caption,
      words.said,
      words.second,
      words.button,
      shown,
    ])
      expect(html, address).toContain(text);
    expect(html, address).toContain('data-focal-x="030" data-focal-y="040"');
  }
  expect(hand.presses.length, hand.presses.join(', ')).toBeLessThanOrEqual(mostPresses);
}

test('with the mouse', async ({ page, operated, admin }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await playFiveMinutes(new PointingHand(page), operated, admin, german.title);
  expect(await page.locator('#field-path').inputValue()).toBe('/neue-sitze-fuer-die-kurve');
});

test('by keyboard alone', release, async ({ page, operated, admin }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await playFiveMinutes(new KeyboardHand(page), operated, admin, `${german.title}, ohne Maus`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('with a thumb', release, async ({ page, operated, admin }) => {
    await playFiveMinutes(new PointingHand(page), operated, admin, `${german.title}, vom Handy`);
  });
});
