import type { Locator, Page } from '@playwright/test';
import { shownPage } from './navigation.ts';
import { expect } from './under-test.ts';

export async function player(page: Page, kind: 'film' | 'sound'): Promise<Locator> {
  const found = shownPage(page).locator(`[data-player][data-kind="${kind}"]`).first();
  await found.scrollIntoViewIfNeeded();
  await expect(found).toHaveAttribute('data-player', 'own');
  return found;
}

export const elementOf = (player: Locator) => player.locator('video, audio');

/** The media element's own property. */
export const isTold = (player: Locator, name: 'paused' | 'muted' | 'controls'): Promise<boolean> =>
  elementOf(player).evaluate((media: HTMLMediaElement, name) => media[name], name);

export const amountTold = (
  player: Locator,
  name: 'currentTime' | 'volume' | 'playbackRate',
): Promise<number> => elementOf(player).evaluate((media: HTMLMediaElement, name) => media[name], name);

/** Plays so slowly that nothing ends during the test. */
export async function playSlowly(player: Locator): Promise<void> {
  await elementOf(player).evaluate((media: HTMLMediaElement) => {
    media.defaultPlaybackRate = 0.0625;
    media.playbackRate = 0.0625;
  });
  await player.getByRole('button', { name: /^(Abspielen|Play)$/ }).click();
  await expect.poll(() => amountTold(player, 'currentTime')).toBeGreaterThan(0);
}

/** Seeks to a time in seconds. */
export async function stand(player: Locator, time: number): Promise<void> {
  await elementOf(player).evaluate((media: HTMLMediaElement, time) => {
    media.currentTime = time;
  }, time);
}
