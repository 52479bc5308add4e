import type { Page } from '@playwright/test';
import { answers, ballotPath, ballotStatus, castBallot, openBallot } from '../support/ballot.ts';
import { expect, test } from '../support/under-test.ts';
import { openChangedPoll, VotingApi } from '../support/voting-api.ts';

test('the result unfolds where the ballot was, goes on, and never goes back', async ({ page, context }) => {
  const api = await VotingApi.at(context);
  await openBallot(page);
  const ids = await page
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')));
  const counts = (a: number, b: number) => ({ [ids[0] ?? '']: a, [ids[1] ?? '']: b });
  api.results = { state: 'open', total: 10, counts: counts(6, 4) };
  await castBallot(page);
  await expect(page.getByText('10 Stimmzettel.')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeHidden();
  await expect(page.getByText('Deine Stimme: Auswärts.')).toBeVisible();
  expect(api.streams[0]).toContain('view=seen');
  api.results = { state: 'open', total: 12, counts: counts(6, 6) };
  await expect(page.getByText('12 Stimmzettel.')).toBeVisible();
  api.results = { state: 'open', total: 11, counts: counts(6, 5) };
  const asked = api.questions;
  await expect.poll(() => api.questions, { timeout: 10_000 }).toBeGreaterThan(asked);
  await expect(page.getByText('12 Stimmzettel.')).toBeVisible();
  await openBallot(page);
  api.results = { state: 'open', total: 13, counts: counts(7, 6) };
  await expect(page.getByText('13 Stimmzettel.')).toBeVisible();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(() => {
    test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion } });

    test(`ballot and result change places once, however late the result is: ${reducedMotion}`, async ({
      page,
      context,
    }) => {
      const api = await VotingApi.at(context);
      const { promise: isTime, resolve: answer } = Promise.withResolvers<void>();
      await context.route('**/sk/v1/polls/*/results*', async (route) => {
        await isTime;
        await route.fallback();
      });
      const [first = ''] = await openedOptions(page);
      api.results = { state: 'open', total: 4, counts: { [first]: 4 } };
      const shown = await noteShown(page);
      await castBallot(page);
      await expect(ballotStatus(page)).toContainText('Gezählt.');
      await expect(page.getByRole('radio').first()).toBeVisible();
      answer();
      const heading = page.locator('main [data-result] h1');
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('Quittung', { exact: true })).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await shown()).toEqual(['ballot', 'result and thanks']);
    });
  });

test('the result’s bars and drawing enter with motion too', async ({ page, context }) => {
  const api = await VotingApi.at(context);
  for (const counts of [
    { 1: 3, 2: 1 },
    { 1: 2, 2: 2 },
  ]) {
    const [first = '', second = ''] = await openedOptions(page);
    api.results = { state: 'open', total: 4, counts: { [first]: counts[1], [second]: counts[2] } };
    await castBallot(page);
    const bands = page
      .locator('main [data-motion="band"]:has(svg):not(.visually-hidden *)')
      .filter({ visible: true });
    await expect(bands.first()).toBeVisible();
    await expect
      .poll(() => bands.evaluateAll((found) => found.map((band) => getComputedStyle(band).clipPath)))
      .toEqual(Array.from({ length: await bands.count() }, () => 'none'));
    await page.evaluate(() => localStorage.clear());
  }
});

test('a closed rating shows its levels and their mean', async ({ page, context }) => {
  const api = await VotingApi.at(context);
  api.results = { state: 'closed', total: 4, counts: { 1: 1, 4: 3 } };
  const opensAt = '2026-01-01T00:00:00.000Z';
  await openChangedPoll(page, ballotPath, {
    method: 'rating',
    options: answers,
    opensAt,
    closesAt: '2026-02-01T00:00:00.000Z',
  });
  await expect(page.getByRole('heading', { name: 'Im Mittel 3,3 von 4.' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Antwort 4' })).toContainText('75 %');
  await expect(page.getByText(/Geschlossen seit Sonntag, dem 1\. Februar 2026/).last()).toBeVisible();
});

test('a result comes by the stream, and by questions once that is broken', async ({ page, context }) => {
  const api = await VotingApi.at(context);
  await openBallot(page);
  api.streamed = { state: 'open', total: 21, counts: {} };
  api.results = { state: 'open', total: 22, counts: {} };
  await castBallot(page);
  await expect(page.getByText('21 Stimmzettel.').or(page.getByText('22 Stimmzettel.'))).toBeVisible();
  await expect(page.getByText('22 Stimmzettel.')).toBeVisible();
  expect(api.streams).toHaveLength(1);
});

/** Notes from now on what a visitor sees of a poll, once per change. */
async function noteShown(page: Page): Promise<() => Promise<string[]>> {
  const noted = await page.evaluateHandle(() => {
    const noted: string[] = [];
    const parts = {
      ballot: '[data-poll] fieldset',
      result: '[data-result]',
      thanks: 'main [role="group"]:has(details)',
    };
    const note = () => {
      const seen = Object.entries(parts)
        .filter(([, selector]) =>
          [...document.querySelectorAll(selector)].some((one) => one.checkVisibility()),
        )
        .map(([name]) => name)
        .join(' and ');
      if (seen !== noted.at(-1)) noted.push(seen);
      requestAnimationFrame(note);
    };
    note();
    return noted;
  });
  return () => noted.jsonValue();
}

async function openedOptions(page: Page): Promise<string[]> {
  await openBallot(page, '/vfbexpress');
  return page
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value') ?? ''));
}
