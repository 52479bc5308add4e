import { type BrowserContext, expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { brand } from '../../src/brand/brand.ts';
import { lexicalFromRichText, richTextFromLexical } from '../../src/fields/lexical.ts';
import { richTextFromMarkdown } from '../../src/fields/markdown.ts';
import { addAxe, axeViolations } from '../support/axe.ts';
import type { ContentEditor } from '../support/content-editor.ts';
import { controlsOutOfReach } from '../support/controls-out-of-reach.ts';
import { openAtDesk, signInAtDesk } from '../support/desk-views.ts';
import { test } from '../support/operated-product.ts';
import { type Product, testAdmin, until } from '../support/product.ts';
import { release } from '../support/suite.ts';

let product: Product;
let editor: ContentEditor;

test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true, locale: 'de-DE' });

test.beforeAll(({ operated, admin }) => {
  product = operated;
  editor = admin;
});

test.afterAll(() => {
  expect(product.output).not.toContain('TypeError');
});

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAtDesk(page, product);
});

const open = async (page: Page, id: string, locale = 'de') => {
  await openAtDesk(page, `${product.siteUrl}/admin/collections/pages/${id}?locale=${locale}`);
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible();
};

const another = async (context: BrowserContext, id: string): Promise<Page> => {
  const tab = await context.newPage();
  await open(tab, id);
  return tab;
};

const draft = async (id: string) => {
  const answer = await editor.request('GET', `/pages/${id}?draft=true&locale=de&depth=0`);
  const blocks = z.array(z.looseObject({ blockType: z.string(), title: z.string().nullish() }));
  return z.looseObject({ title: z.string(), blocks }).parse(await answer.json());
};

const saved = (page: Page) => expect(page.getByText(/^Gespeichert um \d\d:\d\d$/)).toBeVisible();

async function violations(page: Page): Promise<string[]> {
  await addAxe(page);
  return page.evaluate(async () => {
    const parts = [
      '[role=toolbar]',
      '[role=status]',
      '[title*="Strg+"]',
      '.blocks-field__row input[type=checkbox]',
    ];
    const include = parts.filter((part) => document.querySelector(part)).map((part) => [part]);
    const { violations: found } = await window.axe.run({ include });
    return found.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}

test('what is written saves itself, stays off the site, and is one version', async ({ page }) => {
  const id = await editor.publishPage('/von-selbst', { de: 'Von selbst', en: 'By itself' });
  const count = async () => {
    const answer = await editor.request('GET', `/pages/versions?where[parent][equals]=${id}&limit=1`);
    return z.object({ totalDocs: z.number() }).parse(await answer.json()).totalDocs;
  };
  const before = await count();
  await open(page, id);
  await page.locator('#field-title').fill('Ganz von selbst');
  await saved(page);
  await page.locator('#field-title').fill('Wirklich von selbst');
  await until('the second text is stored', async () => (await draft(id)).title === 'Wirklich von selbst');
  await saved(page);
  await expect(page.locator('.render-title').first()).toHaveText('Wirklich von selbst');
  expect(await count()).toBe(before + 1);
  expect(await violations(page)).toEqual([]);
  await product.untilCurrent();
  expect(await (await fetch(`${product.siteUrl}/von-selbst`)).text()).not.toContain('Wirklich');
  await page.reload();
  await expect(page.locator('#field-title')).toHaveValue('Wirklich von selbst');
  // Publishing still works from there.
  await page.locator('#action-save').click();
  await expect(page.locator('.status__value')).toHaveText('Live');
});

test('a list from a word processor is a list when it is pasted', async ({ page }) => {
  const content = lexicalFromRichText(richTextFromMarkdown('Anfahrt'));
  await editor.show('/aus-dem-textprogramm', { blockType: 'rich-text', content });
  const { id } = await editor.page('/aus-dem-textprogramm', 'de');
  await open(page, String(id));
  await page.getByRole('button', { name: 'Alle anzeigen' }).click();
  const box = page.locator('[contenteditable="true"]').filter({ hasText: 'Anfahrt' });
  await box.click();
  await page.keyboard.press('Control+End');
  const bullet = (sign: string) =>
    `<![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>`;
  const pasted = [
    '<p class=MsoNormal><b>Anreise</b><o:p></o:p></p>',
    `<p style='mso-list:l0 level1 lfo1'>${bullet('·')}mit der Bahn<o:p></o:p></p>`,
    `<p style='mso-list:l0 level1 lfo1'>${bullet('·')}mit dem Rad<o:p></o:p></p>`,
    `<p style='mso-list:l0 level2 lfo1'>${bullet('o')}Stellplätze<o:p></o:p></p>`,
    '<p class=MsoNormal>Danach geht es los.<o:p></o:p></p>',
  ].join('');
  await box.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, `<html><body>${pasted}</body></html>`);
  await saved(page);
  const [block] = (await draft(String(id))).blocks;
  const text = richTextFromLexical(block?.content, { locale: 'de', brand });
  const list = text.find(({ type }) => type === 'list');
  expect(list).toMatchObject({
    ordered: false,
    items: [
      { children: [{ text: 'mit der Bahn' }] },
      { children: [{ text: 'mit dem Rad' }], nested: { items: [{ children: [{ text: 'Stellplätze' }] }] } },
    ],
  });
  expect(JSON.stringify(text)).not.toMatch(/·|\bo\u00A0|mso|endif/);
  expect(JSON.stringify(text)).toContain('{"type":"text","text":"Anreise","bold":true}');
});

test('what could not be sent is kept on the device, and offered again in the next tab', async ({
  page,
  context,
}) => {
  const id = await editor.publishPage('/ohne-netz', { de: 'Ohne Netz', en: 'Offline' });
  await open(page, id);
  await context.setOffline(true);
  await page.locator('#field-title').fill('Im Zug geschrieben');
  await expect(page.getByText('Der Server ist nicht zu erreichen')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.close();
  await context.setOffline(false);
  expect((await draft(id)).title).toBe('Ohne Netz');

  const tab = await another(context, id);
  await expect(tab.getByText('Auf diesem Gerät liegt etwas')).toBeVisible();
  await expect(tab.locator('#field-title')).toHaveValue('Ohne Netz');
  await tab.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(tab.locator('#field-title')).toHaveValue('Im Zug geschrieben');
  await saved(tab);
  expect((await draft(id)).title).toBe('Im Zug geschrieben');
  await tab.reload();
  await expect(tab.locator('form[data-form-ready=true]').first()).toBeVisible();
  await expect(tab.getByText('Auf diesem Gerät liegt etwas')).toBeHidden();
});

test(
  'what a server that is away for a moment did not take is saved without another key',
  release,
  async ({ page }) => {
    const id = await editor.publishPage('/kurz-weg', { de: 'Kurz weg', en: 'Away' });
    await open(page, id);
    const sentence = 'Die Datenbank antwortet gerade nicht.';
    const statuses = [502, 503, 504];
    await page.route(`**/api/pages/${id}/autosave*`, (route) => {
      const status = statuses.shift();
      return status === undefined
        ? route.continue()
        : route.fulfill({ status, json: { errors: [{ message: sentence }] } });
    });
    await page.locator('#field-title').fill('Trotzdem da');
    await expect(page.getByText('Alles bleibt auf diesem Gerät und wird gesendet')).toBeVisible();
    // It offers a retry, which is not needed here.
    await expect(page.getByText(sentence)).toBeHidden();
    // Three waits of five seconds.
    await expect(page.getByText(/^Gespeichert um \d\d:\d\d$/)).toBeVisible({ timeout: 30_000 });
    expect(statuses).toEqual([]);
    expect((await draft(id)).title).toBe('Trotzdem da');
  },
);

test(
  'what was saved without its answer arriving is nobody else’s, whether by itself or by hand',
  release,
  async ({ page }) => {
    const id = await editor.publishPage('/verschluckt', { de: 'Verschluckt', en: 'Swallowed' });
    await open(page, id);
    const elsewhere = page.getByText('Hier ist inzwischen etwas anderes gespeichert worden');
    /** The server processes the request, but the response is lost. */
    const swallow = async (address: string, method: string) => {
      let isFirst = true;
      await page.route(address, async (route) => {
        if (!isFirst || route.request().method() !== method) return route.fallback();
        isFirst = false;
        await route.fetch();
        await route.abort('connectionreset');
      });
    };
    await swallow(`**/api/pages/${id}/autosave*`, 'POST');
    await page.locator('#field-title').fill('Von selbst');
    await expect(page.getByText('Der Server ist nicht zu erreichen')).toBeVisible();
    expect((await draft(id)).title).toBe('Von selbst');
    await page.locator('#field-title').fill('Von selbst, und weiter');
    await expect(page.getByText(/^Gespeichert um \d\d:\d\d$/)).toBeVisible({ timeout: 30_000 });
    expect((await draft(id)).title).toBe('Von selbst, und weiter');

    await swallow(`**/api/pages/${id}?*`, 'PATCH');
    await page.locator('#field-title').fill('Von Hand');
    await page.locator('#action-save').click();
    await expect(page.getByText('Vom Server kam keine Antwort.')).toBeVisible();
    await expect(page.getByText('Failed to fetch')).toBeHidden();
    await page.locator('#action-save').click();
    await expect(page.getByText('Vom Server kam keine Antwort.')).toBeHidden();
    await expect(page.locator('.status__value')).toHaveText('Live');
    await expect(elsewhere).toBeHidden();
    expect((await draft(id)).title).toBe('Von Hand');
  },
);

test('what somebody else has saved meanwhile is not overwritten until somebody says so', async ({ page }) => {
  const id = await editor.publishPage('/zu-zweit', { de: 'Zu zweit', en: 'Together' });
  await open(page, id);
  await editor.save('PATCH', `/pages/${id}?locale=de&draft=true`, { title: 'Von der anderen' });
  await page.locator('#field-title').fill('Von mir');
  await expect(page.getByText('Hier ist inzwischen etwas anderes gespeichert worden')).toBeVisible();
  expect((await draft(id)).title).toBe('Von der anderen');
  await page.getByRole('button', { name: 'Neuen Stand laden' }).click();
  await expect(page.locator('#field-title')).toHaveValue('Von der anderen');
  await expect(page.getByText('Auf diesem Gerät liegt etwas')).toBeVisible();
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await saved(page);
  expect((await draft(id)).title).toBe('Von mir');
});

test('a session that has ended loses nothing: one signs in over the form, and saving goes on', async ({
  page,
  context,
}) => {
  const settings = `${product.siteUrl}/admin/globals/project-settings?locale=de`;
  const title = page.locator('#field-title');
  await openAtDesk(page, settings);
  const before = await title.inputValue();
  await context.clearCookies({ name: 'payload-token' });
  await title.fill('Nach dem Abend');
  await page.locator('#action-save').click();
  const dialog = page.getByRole('dialog', { name: 'Bitte noch einmal anmelden' });
  await expect(dialog).toContainText('Alles, was hier geschrieben wurde, ist noch da');
  await dialog.getByRole('button', { name: 'Nicht jetzt' }).click();
  await expect(
    page.getByText('Die Anmeldung ist abgelaufen, und nichts wurde gespeichert.').first(),
  ).toBeVisible();
  await expect(title).toHaveValue('Nach dem Abend');
  // What is typed where saving publishes stays on the device, whatever happens to the tab.
  await title.fill('Nach der Nacht');
  await page.locator('#action-save').click();
  await expect(dialog.getByLabel('E-Mail-Adresse')).toHaveValue(testAdmin.email);
  await dialog.getByLabel('Passwort').fill(testAdmin.password);
  await dialog.getByRole('button', { name: 'Anmelden' }).click();
  await expect(dialog).toBeHidden();
  const stored = async () =>
    z
      .looseObject({ title: z.string() })
      .parse(await (await editor.request('GET', '/globals/project-settings?locale=de')).json()).title;
  await until('the title is stored', async () => (await stored()) === 'Nach der Nacht');
  await title.fill(before);
  await page.locator('#action-save').click();
  await until('the title is back', async () => (await stored()) === before);
});

test('blocks are ticked by mouse, carried to another page by keyboard, and steps taken back', async ({
  page,
  context,
}) => {
  const from = await editor.publishPage('/hier', { de: 'Hier', en: 'Here' });
  const to = await editor.publishPage('/dort', { de: 'Dort', en: 'There' });
  await editor.save('PATCH', `/pages/${from}?locale=de&draft=true`, {
    blocks: ['Eins', 'Zwei', 'Drei'].map((title) => ({ blockType: 'headline', title })),
  });
  await open(page, from);
  const rows = page.locator('.blocks-field__row');
  await page.getByRole('checkbox', { name: 'Baustein 1 „Überschrift“ auswählen' }).click();
  await page.getByRole('checkbox', { name: 'Baustein 3 „Überschrift“ auswählen' }).click();
  await expect(page.getByText('2 ausgewählt')).toBeVisible();
  expect(await controlsOutOfReach(page, '.blocks-field')).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Control+x');
  await expect(rows).toHaveCount(1);
  await saved(page);
  expect((await draft(from)).blocks.map(({ title }) => title)).toEqual(['Zwei']);

  const tab = await another(context, to);
  const there = tab.locator('.blocks-field__row');
  await tab.getByRole('button', { name: 'Am Ende einfügen' }).click();
  await expect(there).toHaveCount(3);
  await expect(tab.locator('#field-blocks__1__title')).toHaveValue('Eins');
  await saved(tab);
  expect((await draft(to)).blocks.map(({ title }) => title)).toEqual(['Dort', 'Eins', 'Drei']);
  // Into the middle: after the focused row.
  await there.first().locator('.collapsible__toggle').first().focus();
  await tab.keyboard.press('Control+v');
  await expect(there).toHaveCount(5);
  await expect(tab.locator('#field-blocks__1__title')).toHaveValue('Eins');
  await tab.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(there).toHaveCount(3);
  await there.first().locator('.collapsible__toggle').first().focus();
  await tab.keyboard.press('Control+Shift+z');
  await expect(there).toHaveCount(5);
  await tab.keyboard.press('Control+z');
  await expect(there).toHaveCount(3);
  await until('that is stored, too', async () => (await draft(to)).blocks.length === 3);
});

test(
  'a block is found by whatever it is called, says what it is for, and is put in',
  release,
  async ({ page }) => {
    const id = await editor.publishPage('/gesucht', { de: 'Gesucht', en: 'Searched' });
    await open(page, id);
    await page.getByRole('button', { name: 'Baustein hinzufügen' }).last().click();
    const drawer = page.getByRole('dialog');
    const search = drawer.getByPlaceholder('Baustein suchen, etwa Foto oder Umfrage');
    const cards = drawer.locator('.blocks-drawer__block:visible');
    const all = await cards.count();
    await addAxe(page);
    expect((await axeViolations(page)).filter((found) => /blocks-drawer|thumbnail-card/.test(found))).toEqual(
      [],
    );
    for (const [typed, label] of [
      ['Foto', 'Bild, Film oder Ton'],
      ['survey', 'Abstimmung'],
      ['Slider', 'Galerie'],
    ] as const) {
      await search.fill(typed);
      await expect(drawer.getByRole('button', { name: label, exact: true })).toBeVisible();
      expect(await cards.count(), typed).toBeLessThan(all);
    }
    await expect(cards).toHaveCount(1);
    await expect(drawer.getByRole('status')).toHaveText('Ein Baustein');
    await expect(drawer.getByRole('button', { name: 'Galerie' })).toHaveAccessibleDescription(
      /Mehrere Bilder/,
    );
    await search.fill('Hologramm');
    await expect(cards).toHaveCount(0);
    await expect(drawer.getByRole('status')).toContainText('So heißt kein Baustein');
    await search.fill('Slider');
    // Leaving the field is a change, too, which must not reset the search.
    await page.keyboard.press('Tab');
    await expect(cards).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.locator('#field-blocks__1__title')).toBeVisible();
  },
);

test('a gallery takes many pictures at once, from the library and as files', release, async ({ page }) => {
  const id = await editor.save('POST', '/pages?locale=de&draft=true', {
    path: '/viele-bilder',
    title: 'Viele Bilder',
    blocks: [{ blockType: 'gallery', items: [{}] }],
  });
  await open(page, id);
  await page.getByRole('button', { name: 'Alle anzeigen' }).first().click();
  await page.getByRole('button', { name: 'Mehrere aus der Mediathek' }).click();
  const library = page.locator('.list-drawer');
  const choices = library.locator('tbody').getByRole('checkbox');
  for (const index of [0, 2, 3]) await choices.nth(index).check();
  await library.getByRole('button', { name: 'Auswählen 3' }).click();
  const rows = page.locator('[id^="blocks-0-items-row-"]');
  await expect(rows).toHaveCount(3);

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Mehrere hochladen' }).click();
  const files = ['linker-pfosten', 'rechter-pfosten'].map((name, index) => ({
    name: `${name}.svg`,
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 ${index + 5}"><path d="M4 0h1v5H4z"/></svg>`,
    ),
  }));
  await (await chooser).setFiles(files);
  const uploads = page.locator('.payload__modal-item.drawer--is-open').last();
  for (const [index, file] of files.entries()) {
    await uploads.getByRole('button', { name: file.name }).click();
    await expect(uploads.getByText(`${index + 1} von 2`)).toBeVisible();
    await uploads.locator('#field-alt').fill(`Ein Pfosten, Bild ${index + 1}`);
  }
  await expect(uploads.getByText('ließ sich nicht lesen')).toHaveCount(0);
  await uploads.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(rows).toHaveCount(5);
  await expect(rows.last()).toContainText('Ein Pfosten, Bild 2');
  await until('all five are in the draft, with their pictures', async () => {
    const [gallery] = (await draft(id)).blocks;
    const items = z.array(z.object({ picture: z.number() })).safeParse(gallery?.items);
    return items.success && new Set(items.data.map(({ picture }) => picture)).size === 5;
  });
});

test(
  'files are put into folders, whose names change, and found there when one is chosen',
  release,
  async ({ page }) => {
    const library = `${product.siteUrl}/admin/collections/media`;
    await openAtDesk(page, `${library}?search=trikot`);
    const folders = page.getByRole('region', { name: 'Ordner' });
    const rows = page.locator('.collection-list--media tbody tr');
    for (const index of [0, 1]) await rows.nth(index).getByRole('checkbox').check();
    await folders.getByLabel('2 ausgewählte Dateien verschieben nach').fill('Saison 26/27 > Trikots');
    await page.keyboard.press('Enter');
    await folders.getByRole('button', { name: 'Saison 26/27 2' }).press('Enter');
    await expect(rows).toHaveCount(2);
    await folders.getByRole('button', { name: 'Trikots 2' }).press('Enter');
    await expect(rows).toHaveCount(2);

    await folders.getByRole('button', { name: 'Ordner umbenennen' }).click();
    const dialog = page.getByRole('dialog', { name: '„Saison 26/27 > Trikots“ umbenennen' });
    await dialog.getByLabel('Name').fill(' > ');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('braucht einen Namen');
    await dialog.getByLabel('Name').fill('Archiv>Trikots');
    await dialog.getByRole('button', { name: 'Umbenennen' }).click();
    await expect(folders.getByRole('button', { name: 'Archiv 2' })).toBeVisible();
    await expect(folders.getByRole('button', { name: 'Trikots 2' })).toHaveAttribute('aria-current', 'true');
    // The address leads there, too.
    await openAtDesk(page, page.url());
    await expect(rows).toHaveCount(2);
    await addAxe(page);
    expect(await axeViolations(page)).toEqual([]);

    // Without a name they go out of their folder.
    await openAtDesk(page, `${library}?search=logo-ring`);
    const isLeft = (count: number) => folders.getByRole('button', { name: `Archiv ${count}` });
    for (const [folder, left] of [
      ['Archiv', 4],
      ['', 2],
    ] as const) {
      await expect(rows).toHaveCount(2);
      for (const index of [0, 1]) await rows.nth(index).getByRole('checkbox').check();
      await folders.getByLabel('2 ausgewählte Dateien verschieben nach').fill(folder);
      await page.keyboard.press('Enter');
      await expect(isLeft(left)).toBeVisible();
      await openAtDesk(page, `${library}?search=logo-ring`);
    }
    await isLeft(2).click();
    await folders.getByRole('button', { name: 'Trikots 2' }).click();
    await expect(folders.getByRole('button', { name: 'Trikots 2' })).toHaveAttribute('aria-current', 'true');

    // Uploads go into the open folder; files without one stay there when opened.
    await openAtDesk(page, `${library}/create`);
    await expect(page.locator('#field-folder')).toHaveValue('Archiv > Trikots');
    const found = await editor.request('GET', '/media?where[folder][exists]=false&limit=1&depth=0');
    const [file] = z.object({ docs: z.array(z.object({ id: z.number() })) }).parse(await found.json()).docs;
    await openAtDesk(page, `${library}/${file?.id}`);
    await expect(page.locator('#field-folder')).toHaveValue('');

    const id = await editor.save('POST', '/pages?locale=de&draft=true', {
      path: '/aus-dem-ordner',
      title: 'Aus dem Ordner',
      blocks: [{ blockType: 'gallery', items: [] }],
    });
    await open(page, id);
    await page.getByRole('button', { name: 'Alle anzeigen' }).first().click();
    await page.getByRole('button', { name: 'Mehrere aus der Mediathek' }).click();
    const drawer = page.locator('.list-drawer');
    await drawer.getByRole('button', { name: 'Archiv 2' }).click();
    await drawer.getByRole('button', { name: 'Trikots 2' }).click();
    await expect(drawer.locator('tbody tr')).toHaveCount(2);
  },
);

test('a page begins with a template', release, async ({ page }) => {
  await openAtDesk(page, `${product.siteUrl}/admin/collections/pages/create?locale=de`);
  await page.locator('#field-title').fill('Halbzeitfrage');
  await page.locator('#field-path').fill('/halbzeitfrage');
  await page.getByRole('button', { name: '„Abstimmen lassen“ einfügen' }).click();
  const rows = page.locator('.blocks-field__row');
  await expect(rows).toHaveCount(3);
  await expect(page.locator('#field-layout')).toContainText('Abstimmung');
  await expect(page.locator('#field-title')).toHaveValue('Halbzeitfrage');
  await page.locator('#action-save-draft').click();
  await page.waitForURL(/pages\/\d+/);
});
