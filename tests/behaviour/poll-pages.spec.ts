import type { Page } from '@playwright/test';
import { z } from 'zod';
import { addAxe, axeViolations } from '../support/axe.ts';
import { release } from '../support/suite.ts';
import { accepted, PollUnderTest, randomToken, type TestPollKey } from '../support/test-polls.ts';
import { ask, expect, siteUrl, test } from '../support/under-test.ts';

const find = (key: TestPollKey) => PollUnderTest.find(siteUrl(), key);
const total = async (poll: PollUnderTest) =>
  z.looseObject({ accepted: z.number() }).parse((await poll.ask('/audit')).json).accepted;

async function sendForm(
  page: Page,
  address: string,
  fields: readonly (readonly [string, string])[],
): Promise<void> {
  const form = `<form method="post" action="${address}">${fields
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('')}<button>send</button></form>`;
  // Same-origin, because cross-site forms are refused.
  const sheet = `${siteUrl()}/ballot-of-a-test`;
  await page.route(sheet, (route) => route.fulfill({ contentType: 'text/html', body: form }));
  await page.goto(sheet);
  const loaded = page.waitForURL(`**${address}`);
  await page.getByRole('button').click();
  await loaded;
}

test.describe('voting without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to a step, the step to the result', async ({ page }) => {
    const poll = await find('test-device');
    const [yes = ''] = poll.choices(0);
    await sendForm(page, `/polls/${poll.id}/vote`, [['choice', yes]]);
    await expect(page.locator('main')).toContainText('wiedererkannt');
    const before = await total(poll);
    await page.getByRole('button', { name: 'Stimme einwerfen' }).click();
    await expect(page.locator('h1')).toHaveText('Gezählt.');
    await expect(page.locator('main')).toContainText(/[0-9a-f]{32}/);
    await expect(page.locator('main ol')).toContainText('%');
    await expect.poll(() => total(poll)).toBeGreaterThan(before);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('a form token counts once, however often it is sent, and nothing else in its place', async ({
    page,
  }) => {
    const poll = await find('test-several');
    const [a = '', b = '', c = ''] = poll.options;
    const address = `/polls/${poll.id}/vote`;
    const fields = [['choice', a] as const, ['choice', b] as const];
    await sendForm(page, address, fields);
    const token = await page.locator('input[name="token"]').getAttribute('value');
    const send = async (chosen: readonly (readonly [string, string])[], sent = token ?? '') => {
      const answer = await fetch(siteUrl() + address, {
        method: 'POST',
        body: new URLSearchParams([...chosen.map(([name, value]) => [name, value]), ['token', sent]]),
        redirect: 'manual',
      });
      return [answer.status, answer.headers.get('location')];
    };
    const [status, first] = await send(fields);
    expect(status).toBe(303);
    expect(await send(fields)).toEqual([303, first]);
    expect(
      (
        await send([
          ['choice', b],
          ['choice', c],
        ])
      )[0],
    ).toBe(409);
    expect((await send(fields, `${token}x`))[0]).toBe(422);
    const other = await find('test-open');
    const answer = await fetch(`${siteUrl()}/polls/${other.id}/vote`, {
      method: 'POST',
      body: new URLSearchParams({ choice: other.options[0] ?? '', token: token ?? '' }),
    });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('zu alt oder nicht von uns');
  });

  test('a ranking by places, and what is wrong with one', release, async ({ page }) => {
    const poll = await find('test-ranking');
    const address = `/polls/${poll.id}/vote`;
    const places = (...order: number[]) =>
      poll.options.map((id, index) => [`place-${id}`, String(order[index])] as const);
    await sendForm(page, address, places(2, 3, 1));
    await expect(page.locator('main ol li')).toHaveText(['C', 'A', 'B']);
    await page.getByRole('button').click();
    await expect(page.locator('h1')).toHaveText('Gezählt.');
    // Points instead of shares: the first row has the most, and the longest bar.
    await expect(page.locator('main ol li').first()).toContainText(/\d+ Punkte?/);
    await expect(page.locator('main ol')).not.toContainText('%');
    await expect(page.locator('main ol [data-figure="bar"]').first()).toHaveAttribute('width', '100');
    await sendForm(page, address, places(1, 1, 2));
    await expect(page.getByRole('alert')).toContainText('eigenen Platz');
  });

  for (const [key, says] of [
    ['test-work', 'Schalte es ein'],
    ['test-later', 'noch nicht geöffnet'],
    ['test-over', 'geschlossen'],
    ['test-code', 'Gib deinen Code ein'],
    ['test-consent', 'Einwilligung'],
  ] as const) {
    test(`${key}: the page says why not, and leads back`, release, async ({ page }) => {
      const poll = await find(key);
      await sendForm(page, `/polls/${poll.id}/vote`, [['choice', poll.options[0] ?? '']]);
      await expect(page.getByRole('alert')).toContainText(says);
      await expect(page.getByRole('link', { name: 'Zurück zum Stimmzettel' })).toBeVisible();
    });
  }

  test('no answer is kept by any cache', async () => {
    const poll = await find('test-open');
    const answer = await fetch(`${siteUrl()}/polls/${poll.id}/vote`, {
      method: 'POST',
      body: new URLSearchParams({ choice: poll.options[0] ?? '' }),
    });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await ask('/polls/nope/counted')).status).toBe(404);
  });
});

test.describe('steps with a screen reader', () => {
  test.use({ bypassCSP: true });

  test('axe finds nothing in any of them', release, async ({ page }) => {
    const poll = await find('test-open');
    const check = async () => {
      await addAxe(page);
      expect(await axeViolations(page)).toEqual([]);
    };
    await sendForm(page, `/polls/${poll.id}/vote`, [['choice', poll.options[0] ?? '']]);
    await check();
    await page.getByRole('button', { name: 'Stimme einwerfen' }).click();
    await expect(page.locator('h1')).toHaveText('Gezählt.');
    await check();
    await sendForm(page, `/polls/${poll.id}/vote`, []);
    await expect(page.getByRole('alert')).toBeVisible();
    await check();
    for (const path of ['screen', 'embed']) {
      await page.goto(`/polls/${poll.id}/${path}`);
      await check();
    }
  });
});

test.describe('the stadium screen', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test('shows what is counted as it comes, and a code that leads to the ballot', async ({ page }) => {
    const poll = await find('test-open');
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    await page.goto(`/polls/${poll.id}/screen`);
    await expect(page.locator('h1')).toHaveText('Offen?');
    await expect(page.getByRole('img', { name: /^Abstimmen: http/ })).toBeVisible();
    const shown = async () => Number(await page.locator('[data-figure="total"]').textContent());
    const before = await shown();
    accepted(await poll.cast({ choices: poll.choices(1) }));
    await expect.poll(shown).toBeGreaterThan(before);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('puts the answer that overtakes the others first', release, async ({ page }) => {
    const poll = await find('test-several');
    await page.goto(`/polls/${poll.id}/screen`);
    const rows = page.locator('[data-option]');
    const first = await rows.first().getAttribute('data-option');
    const [behind = '', other = ''] = poll.options.filter((id) => id !== first);
    // Two options are chosen each time, so both overtake the third.
    await expect
      .poll(async () => {
        accepted(await poll.cast({ choices: [behind, other] }));
        return rows.first().getAttribute('data-option');
      })
      .not.toBe(first);
    await expect(rows).toHaveCount(poll.options.length);
  });

  test(
    'goes on with what it knew when the network is lost, says so, and comes back',
    release,
    async ({ page, context }) => {
      const poll = await find('test-open');
      await page.goto(`/en/polls/${poll.id}/screen`);
      await expect(page.locator('h1')).toHaveText('Open?');
      const live = page.locator('main');
      await context.setOffline(true);
      // In Chromium, open connections survive going offline, so this closes the stream.
      await page.evaluate(() => dispatchEvent(new Event('offline')));
      await expect(live).toContainText('the connection is lost');
      await expect(page.locator('[data-option]')).toHaveCount(2);
      await context.setOffline(false);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(live).not.toContainText('the connection is lost');
    },
  );

  test('shows answers and no figures while these are for voters only', release, async ({ page }) => {
    await page.goto('/polls/test-device/screen');
    await expect(page.locator('main li')).toHaveText(['Ja', 'Nein']);
    await expect(page.locator('[data-figure]')).toHaveCount(0);
  });
});

test.describe('a poll on other people’s pages', () => {
  test('may be framed, runs nothing and leaves nothing', async ({ page, context }) => {
    const answer = await ask('/polls/test-open/embed');
    expect(answer.headers['content-security-policy']).not.toContain('frame-ancestors');
    expect(answer.headers['content-security-policy']).not.toContain('script-src');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.text).not.toContain('<script');
    await page.setContent(
      `<iframe src="${siteUrl()}/en/polls/test-open/embed" width="400" height="600"></iframe>`,
    );
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'Open?' })).toBeVisible();
    await expect(frame.getByRole('link', { name: 'Vote' })).toHaveAttribute('target', '_blank');
    expect(await context.cookies()).toEqual([]);
  });
});

test('an idempotency key of another voter tells nothing about their vote', async () => {
  const poll = await find('test-device');
  const key = randomToken();
  accepted(await poll.cast({ choices: poll.choices(0), device: randomToken() }, { key }));
  const other = await poll.cast({ choices: poll.choices(1), device: randomToken() }, { key });
  expect(other.status).toBe(409);
});
