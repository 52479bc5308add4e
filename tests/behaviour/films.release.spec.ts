import type { Locator } from '@playwright/test';
import { goTo, open, shownPage } from '../support/navigation.ts';
import { elementOf, player } from '../support/players.ts';
import { expect, test } from '../support/under-test.ts';

/** Slow enough not to end before the test looks. */
async function play(media: Locator): Promise<void> {
  await media.evaluate(async (element: HTMLMediaElement) => {
    element.playbackRate = 0.0625;
    element.muted = true;
    await element.play();
  });
}

const isPaused = (media: Locator) => media.evaluate((element: HTMLMediaElement) => element.paused);

test('a film pauses when it leaves the window, and does not go on by itself', async ({ page }) => {
  await open(page, '/demo/media');
  const film = shownPage(page).locator('video');
  await film.scrollIntoViewIfNeeded();
  await play(film);
  expect(await isPaused(film)).toBe(false);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => isPaused(film)).toBe(true);
  await film.scrollIntoViewIfNeeded();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await isPaused(film)).toBe(true);
});

test('one plays at a time: a film makes way for a sound, and the sound for the film', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 3000 });
  await open(page, '/demo/media');
  const film = elementOf(await player(page, 'film'));
  const sound = elementOf(await player(page, 'sound'));
  await play(film);
  await play(sound);
  await expect.poll(() => isPaused(film)).toBe(true);
  expect(await isPaused(sound)).toBe(false);
  await film.scrollIntoViewIfNeeded();
  await play(film);
  await expect.poll(() => isPaused(sound)).toBe(true);
  expect(await isPaused(film)).toBe(false);
});

test('a film is silent on a page that is set aside, and loads nothing before it is played', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4|vtt)$/.test(new URL(request.url()).pathname)) files.push(request.url());
  });
  await open(page, '/demo/video-embed');
  const film = page.locator('[data-page="/demo/video-embed"] video');
  await film.scrollIntoViewIfNeeded();
  await expect(film.locator('track[kind="captions"]').first()).toHaveAttribute('srclang', 'de');
  expect(files.filter((file) => file.endsWith('.webm'))).toEqual([]);
  await play(film);
  expect(files).not.toEqual([]);
  await goTo(page, '/strategie');
  expect(await isPaused(film)).toBe(true);
});
