import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { addAxe, axeViolations } from '../support/axe.ts';
import { goTo, open, requestsFor, shownPage, traverseTo } from '../support/navigation.ts';
import { amountTold, elementOf, isTold, player, playSlowly, stand } from '../support/players.ts';
import { release } from '../support/suite.ts';
import { expect, test } from '../support/under-test.ts';

// Tall enough for a full-width film.
test.use({ viewport: { width: 1280, height: 1000 } });

const recordings = /\.(webm|wav)$/;

test('a film and a sound have our controls near the window, and the browser’s own without script', async ({
  page,
  browser,
  baseURL,
}) => {
  const asked = requestsFor(page, /player\.island/);
  await open(page, '/demo/media');
  expect(asked, 'before a player is near').toEqual([]);
  for (const kind of ['film', 'sound'] as const) {
    const shown = await player(page, kind);
    expect(await isTold(shown, 'controls')).toBe(false);
    await expect(shown).toHaveRole('group');
    await expect(shown.getByRole('button', { name: 'Abspielen' })).toBeVisible();
  }
  expect(asked.length).toBeGreaterThan(0);
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const plainPage = await plain.newPage();
  await plainPage.goto('/demo/media');
  await expect(plainPage.locator('video[controls][poster]')).toHaveCount(1);
  await expect(plainPage.locator('audio[controls]')).toHaveCount(1);
  await expect(plainPage.locator('audio[controls]')).toBeVisible();
  await plain.close();
});

test('where our controls can’t be had, the browser’s own stay', release, async ({ page }) => {
  await page.route(/player\.island/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => /player\.island.*\.js/.test(request.url()));
  await open(page, '/demo/media');
  const film = shownPage(page).locator('[data-kind="film"]');
  await film.scrollIntoViewIfNeeded();
  await failed;
  await expect(film).toHaveAttribute('data-player', 'native');
  expect(await isTold(film, 'controls')).toBe(true);
});

test('captions are shown above the controls, in letters that can be read on a telephone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/demo/media');
  const film = await player(page, 'film');
  await playSlowly(film);
  await film.getByRole('button', { name: 'Untertitel' }).press('Enter');
  await stand(film, 2);
  const captions = film.locator('[data-captions]');
  await expect(captions).toContainText('Ein rotes Band kommt von links');
  expect(
    await captions.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  ).toBeGreaterThanOrEqual(17);
  const [text, bar] = [await captions.boundingBox(), await film.getByRole('combobox').boundingBox()];
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.keyboard.press('c');
  await expect(captions).toHaveCount(0);
});

test('what can’t be loaded says so, and plays when it is tried again', async ({ page }) => {
  await open(page, '/demo/media');
  await page.route(recordings, (route) => route.abort());
  for (const kind of ['film', 'sound'] as const) {
    const shown = await player(page, kind);
    await shown.getByRole('button').first().click();
    await expect(shown.getByRole('alert')).toContainText('nicht abspielen');
  }
  await page.unroute(recordings);
  for (const kind of ['film', 'sound'] as const) {
    const shown = await player(page, kind);
    await shown.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect.poll(() => amountTold(shown, 'currentTime')).toBeGreaterThan(0);
    await expect(shown.getByRole('alert')).toHaveCount(0);
  }
});

test('every control can be hit and seen at 320 px with large text, and axe finds nothing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    bypassCSP: true,
    reducedMotion: 'reduce',
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await open(page, '/demo/media');
  for (const [width, text] of [
    [320, 100],
    [400, 200],
    [1280, 100],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, text);
    for (const kind of ['film', 'sound'] as const) {
      const shown = await player(page, kind);
      if (await isTold(shown, 'paused')) await playSlowly(shown);
      expect.soft(await badlyPlaced(shown), `${kind}, ${width} px, ${text} %`).toEqual([]);
    }
  }
  await addAxe(page);
  expect(await axeViolations(page)).toEqual([]);
  await context.close();
});

function badlyPlaced(player: Locator): Promise<string[]> {
  return player.evaluate((root) => {
    const frame = root.getBoundingClientRect();
    return [...root.querySelectorAll('button, select, input')].flatMap((control) => {
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      if (width === 0) return [];
      const isInside =
        left >= frame.left - 1 &&
        right <= frame.right + 1 &&
        top >= frame.top - 1 &&
        bottom <= frame.bottom + 1;
      if (isInside && width >= 44 && height >= 44) return [];
      return [`${control.getAttribute('aria-label')}: ${[left, top, right, bottom].map(Math.round)}`];
    });
  });
}

test('a film fills the screen with its controls, and comes back', release, async ({ page }) => {
  await open(page, '/demo/media');
  const film = await player(page, 'film');
  await playSlowly(film);
  await film.getByRole('button', { name: 'Vollbild' }).press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.getAttribute('data-kind')))
    .toBe('film');
  await expect(film.getByRole('button', { name: 'Vollbild beenden' })).toBeVisible();
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
});

test(
  'captions in the language that the visitor chooses, or none; C brings the chosen ones back',
  release,
  async ({ page }) => {
    await open(page, '/demo/video-embed');
    const film = await player(page, 'film');
    await playSlowly(film);
    await stand(film, 2);
    const choice = film.getByRole('combobox', { name: 'Untertitel' });
    const captions = film.locator('[data-captions]');
    await expect(choice.getByRole('option')).toHaveText(['Ohne Untertitel', 'Deutsch', 'English']);
    await expect(captions).toHaveCount(0);
    await choice.selectOption('English');
    await expect(captions).toContainText('A red band comes in from the left');
    await expect(captions).toHaveAttribute('lang', 'en');
    await choice.selectOption('Deutsch');
    await expect(captions).toContainText('Ein rotes Band kommt von links');
    await expect(captions).not.toContainText('A red band');
    await choice.selectOption('English');
    await elementOf(film).press('c');
    await expect(captions).toHaveCount(0);
    await expect(choice).toHaveValue('');
    await elementOf(film).press('c');
    await expect(captions).toHaveAttribute('lang', 'en');
  },
);

test(
  'a film goes on in a window of its own, with the browser’s captions, and comes back',
  release,
  async ({ page }) => {
    await open(page, '/demo/media');
    test.skip(
      !(await page.evaluate(() => document.pictureInPictureEnabled)),
      'This Chromium has no picture in picture.',
    );
    const film = await player(page, 'film');
    await playSlowly(film);
    await elementOf(film).press('c');
    const state = () =>
      elementOf(film).evaluate((video: HTMLVideoElement) => [
        document.pictureInPictureElement === video,
        video.textTracks[0]?.mode,
      ]);
    await film.getByRole('button', { name: 'Bild im Bild' }).click();
    await expect.poll(state).toEqual([true, 'showing']);
    expect(await isTold(film, 'paused')).toBe(false);
    await film.getByRole('button', { name: 'Bild im Bild' }).click();
    await expect.poll(state).toEqual([false, 'hidden']);
  },
);

test('a page that is left falls silent, and the sound stands where it was on return', async ({ page }) => {
  await open(page, '/demo/media');
  const sound = await player(page, 'sound');
  await playSlowly(sound);
  await stand(sound, 3);
  await goTo(page, '/strategie');
  await traverseTo(page, -1, '/demo/media');
  const again = await player(page, 'sound');
  expect(await isTold(again, 'paused')).toBe(true);
  expect(await amountTold(again, 'currentTime')).toBeGreaterThanOrEqual(3);
  await expect(again.getByRole('slider', { name: 'Stelle' })).toHaveAttribute(
    'aria-valuetext',
    '3 Sekunden von 8 Sekunden',
  );
});

test(
  'what is heard can be taken along as a text: from the transcript, and from a film’s captions',
  release,
  async ({ page }) => {
    await open(page, '/demo/media');
    const figure = (kind: string) => shownPage(page).locator(`figure:has([data-kind="${kind}"])`);
    await figure('sound').locator('summary').click();
    for (const [kind, words] of [
      ['sound', 'Eine tiefe Trommel schlägt'],
      ['film', '00:01  Ein rotes Band kommt von links'],
    ] as const) {
      const download = page.waitForEvent('download');
      await figure(kind).getByText('Abschrift herunterladen').click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('Abschrift.txt');
      expect(readFileSync(await file.path(), 'utf8')).toContain(words);
    }
  },
);

test('on paper a film is its still, without controls', release, async ({ page }) => {
  await open(page, '/demo/media');
  const film = await player(page, 'film');
  await page.emulateMedia({ media: 'print' });
  await expect(film.locator('video')).toBeVisible();
  await expect(film.getByRole('button')).toHaveCount(0);
});
