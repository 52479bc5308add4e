import type { Locator } from '@playwright/test';
import { open } from '../support/navigation.ts';
import { amountTold, elementOf, isTold, player, playSlowly } from '../support/players.ts';
import { expect, test } from '../support/under-test.ts';

// Tall enough for a film from edge to edge.
test.use({ viewport: { width: 1280, height: 1000 } });

test('a film by keyboard: played, gone through, slowed down, silenced, and its place read aloud', async ({
  page,
}) => {
  await open(page, '/demo/media');
  const film = await player(page, 'film');
  const play = film.getByRole('button', { name: 'Abspielen' });
  await play.focus();
  await playSlowly(film);
  // The button has moved from the picture to the bar, and is the same one.
  await expect(film.getByRole('button', { name: 'Anhalten' })).toBeFocused();
  await page.keyboard.press('k');
  await expect.poll(() => isTold(film, 'paused')).toBe(true);

  const place = film.getByRole('slider', { name: 'Stelle' });
  await place.focus();
  const steps = [
    ['End', '5 Sekunden von 5 Sekunden'],
    ['Home', '0 Sekunden von 5 Sekunden'],
    ['PageUp', '0 Sekunden von 5 Sekunden'],
    ['ArrowRight', '5 Sekunden von 5 Sekunden'],
    ['PageDown', '4 Sekunden von 5 Sekunden'],
    ['ArrowLeft', '0 Sekunden von 5 Sekunden'],
    ['l', '5 Sekunden von 5 Sekunden'],
    ['j', '0 Sekunden von 5 Sekunden'],
  ] as const;
  for (const [key, said] of steps) {
    await page.keyboard.press(key);
    await expect(place, key).toHaveAttribute('aria-valuetext', said);
  }
  await page.keyboard.press('m');
  await expect(film.getByRole('button', { name: 'Ton einschalten' })).toBeVisible();
  await film.getByRole('slider', { name: 'Lautstärke' }).focus();
  await page.keyboard.press('Home');
  expect(await amountTold(film, 'volume')).toBe(0);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => amountTold(film, 'volume')).toBeCloseTo(0.05);
  await expect(film.getByRole('slider', { name: 'Lautstärke' })).toHaveAttribute('aria-valuetext', /^5\s%$/);

  const speed = film.getByRole('combobox', { name: 'Geschwindigkeit' });
  await speed.selectOption('1,5×');
  expect(await amountTold(film, 'playbackRate')).toBe(1.5);
  // Letters search the list, and do nothing else.
  await speed.focus();
  await page.keyboard.press('m');
  expect(await isTold(film, 'muted')).toBe(false);
});

test('keys that come faster than a film goes where they send it: each counts, and the place is told', async ({
  page,
}) => {
  await open(page, '/demo/media');
  const film = await player(page, 'film');
  await playSlowly(film);
  await page.keyboard.press('k');
  const place = film.getByRole('slider', { name: 'Stelle' });
  await place.press('End');
  await expect.poll(() => elementOf(film).evaluate((media: HTMLMediaElement) => media.seeking)).toBe(false);
  await pressAtOnce(place, ['ArrowLeft', 'l']);
  await expect(place).toHaveAttribute('aria-valuetext', '5 Sekunden von 5 Sekunden');
  await pressAtOnce(film.getByRole('slider', { name: 'Lautstärke' }), ['Home', 'ArrowUp', 'ArrowUp']);
  expect(await amountTold(film, 'volume')).toBeCloseTo(0.1);
});

/** Within one task, in which the element can't say anything. */
function pressAtOnce(control: Locator, keys: readonly string[]): Promise<void> {
  return control.evaluate((element, keys) => {
    for (const key of keys)
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, keys);
}

test('a film by pointer: the picture plays and pauses, the band is drawn to where it is pressed', async ({
  page,
}) => {
  await open(page, '/demo/media');
  const film = await player(page, 'film');
  await playSlowly(film);
  const box = await film.boundingBox();
  if (!box) throw new Error('The film is not shown.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 3);
  await expect.poll(() => isTold(film, 'paused')).toBe(true);
  // What lies above may have grown since the film was brought into the window.
  const place = film.getByRole('slider', { name: 'Stelle' });
  await place.hover();
  const line = await place.boundingBox();
  if (!line) throw new Error('The timeline is not shown.');
  await page.mouse.move(line.x + line.width * 0.2, line.y + line.height / 2);
  await page.mouse.down();
  await page.mouse.move(line.x + line.width * 0.6, line.y + line.height / 2, { steps: 4 });
  await page.mouse.up();
  expect(await amountTold(film, 'currentTime')).toBeCloseTo(3, 0);
});

test('controls make way for the film that plays, and for nobody who is at them', async ({ page }) => {
  await page.clock.install();
  await open(page, '/demo/media');
  const film = await player(page, 'film');
  await playSlowly(film);
  const bar = film.getByRole('button').first().locator('xpath=..');
  await page.mouse.move(0, 0);
  await expect(bar).toHaveCSS('opacity', '0');
  await film.getByRole('slider', { name: 'Stelle' }).focus();
  await page.keyboard.press('Tab');
  await page.clock.runFor(5000);
  await expect(bar).toHaveCSS('opacity', '1');
  await film.hover();
  await page.keyboard.press('k');
  await page.clock.runFor(5000);
  await expect(bar).toHaveCSS('opacity', '1');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a film by finger: a tap plays, the first tap later only wakes the controls, the band is tapped to a place', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/demo/media');
    const film = await player(page, 'film');
    await playSlowly(film);
    const bar = film.locator('div:has(> button)').first();
    // Stands still from here on: controls that were woken stay until they are looked at.
    await page.clock.pauseAt(Date.now() + 10_000);
    await expect(bar).toHaveCSS('opacity', '0');
    const upper = { position: { x: 100, y: 40 } };
    await elementOf(film).tap(upper);
    await expect(bar).toHaveCSS('opacity', '1');
    expect(await isTold(film, 'paused')).toBe(false);
    await elementOf(film).tap(upper);
    await expect.poll(() => isTold(film, 'paused')).toBe(true);
    const place = film.getByRole('slider', { name: 'Stelle' });
    const line = await place.boundingBox();
    if (!line) throw new Error('The timeline is not shown.');
    await place.tap({ position: { x: line.width * 0.6, y: line.height / 2 } });
    await expect.poll(() => amountTold(film, 'currentTime')).toBeCloseTo(3, 0);
  });
});
