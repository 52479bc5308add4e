import type { Page } from '@playwright/test';
import {
  announceNewBuild,
  changeDocuments,
  countLoads,
  immediate,
  setHidden,
  untilReloaded,
  untilToldOfBuild,
} from '../support/outdated-page.ts';
import { release } from '../support/suite.ts';
import { expect, test, untilAwake } from '../support/under-test.ts';

const chunk = /\/assets\/sending-form-[^/]*\.js$/;
const path = '/demo/form';

/** Makes the chunk of the page's islands fail, as after a deploy that has removed it. */
async function breakChunk(page: Page): Promise<void> {
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
}

/** Opens the page and touches its island, which fails to load. */
async function openAndTouch(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox').first().focus();
}

/** The same, until the consequences are over. */
async function openUntilFailed(page: Page, address: string): Promise<void> {
  const failed = page.waitForResponse(chunk);
  await openAndTouch(page, address);
  await failed;
  await page.waitForLoadState('networkidle');
}

test.describe('8.4 chunk failure', () => {
  test('8.4 chunk failure: in immediate mode the page is reloaded', release, async ({ page }) => {
    let fails = true;
    await page.route(chunk, (route) => (fails ? route.abort() : route.fallback()));
    await changeDocuments(page, immediate);
    const loads = countLoads(page);
    const failed = page.waitForEvent('requestfailed', (request) => chunk.test(request.url()));
    await openAndTouch(page, `${path}?a=1#b`);
    await failed;
    fails = false;
    await expect.poll(loads).toHaveLength(2);
    await untilAwake(page);
    expect(loads()).toHaveLength(2);
    expect(page.url()).toContain(`${path}?a=1#b`);
  });

  test('8.4 chunk failure: in the background the page is reloaded, unless something was typed', async ({
    page,
  }) => {
    await breakChunk(page);
    await changeDocuments(page, (html) => html.replace('</body>', '<label>Typed<input></label></body>'));
    const loads = countLoads(page);
    await openUntilFailed(page, path);
    await page.getByLabel('Typed').fill('something');
    await setHidden(page, true);
    await page.waitForLoadState('networkidle');
    expect(loads()).toHaveLength(1);
    await setHidden(page, false);
    await page.getByLabel('Typed').fill('');
    await untilReloaded(page, () => setHidden(page, true));
    expect(loads()).toHaveLength(2);
  });
});

test.describe('8.5 reload guard', () => {
  test('8.5 reload guard: a failure that lasts reloads once in ten seconds, and then again', async ({
    page,
  }) => {
    const start = new Date('2026-11-21T12:00:00Z').getTime();
    await breakChunk(page);
    await changeDocuments(page, immediate);
    await page.clock.setFixedTime(start);
    const loads = countLoads(page);
    await openAndTouch(page, path);
    await expect.poll(loads).toHaveLength(2);
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(() => JSON.parse(sessionStorage.getItem('heimspiel:reload') ?? 'null')),
    ).toEqual({ path, expires: start + 10_000 });
    await page.getByRole('textbox').first().focus();
    await page.waitForLoadState('networkidle');
    expect(loads()).toHaveLength(2);

    // The expiry itself is not yet expired.
    await page.clock.setFixedTime(start + 10_000);
    await openUntilFailed(page, path);
    expect(loads()).toHaveLength(3);

    await page.clock.setFixedTime(start + 10_001);
    await openAndTouch(page, path);
    await expect.poll(loads).toHaveLength(5);
    await page.waitForLoadState('networkidle');
    expect(loads()).toHaveLength(5);
  });

  test(
    '8.5 reload guard: a record that can’t be read is none, and that of another path does not count',
    release,
    async ({ page }) => {
      await breakChunk(page);
      await changeDocuments(page, immediate);
      await page.goto('/impressum');
      const loads = countLoads(page);
      for (const record of ['{', '7', '{"path":1}', `{"path":"/","expires":${Number.MAX_SAFE_INTEGER}}`]) {
        const before = loads().length;
        await page.evaluate((value) => sessionStorage.setItem('heimspiel:reload', value), record);
        await openAndTouch(page, path);
        await expect.poll(loads).toHaveLength(before + 2);
        await page.waitForLoadState('networkidle');
      }
    },
  );

  test(
    '8.5 reload guard: without storage nothing is reloaded before the page is touched',
    release,
    async ({ page }) => {
      const byItself = /\/assets\/chapters\.island-[^/]*\.js$/;
      await page.addInitScript(() =>
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('Denied', 'SecurityError');
          },
        }),
      );
      await page.route(byItself, (route) => route.fulfill({ status: 404 }));
      await changeDocuments(page, immediate);
      const loads = countLoads(page);
      const failed = page.waitForResponse(byItself);
      await page.goto('/strategie');
      await failed;
      await page.waitForLoadState('networkidle');
      expect(loads()).toHaveLength(1);
    },
  );
});

test.describe('8.6 new build', () => {
  test(
    'D2 reload: in immediate mode a new build reloads the page at once, and once',
    release,
    async ({ page }) => {
      const announce = await announceNewBuild(page);
      await changeDocuments(page, immediate);
      const loads = countLoads(page);
      await page.goto('/');
      await untilReloaded(page, announce);
      expect(loads()).toHaveLength(2);
      await untilToldOfBuild(page);
      await untilAwake(page);
      expect(loads()).toHaveLength(2);
    },
  );

  test('D2 reload: a tab in the background reloads at once, unless something was typed or can be heard', async ({
    page,
  }) => {
    const announce = await announceNewBuild(page);
    await page.goto('/demo/form');
    const loads = countLoads(page);
    const name = page.getByRole('textbox', { name: /^Name/ }).first();
    await name.fill('Südkurve');
    await setHidden(page, true);
    const told = untilToldOfBuild(page);
    announce();
    await told;
    await setHidden(page, false);
    await untilAwake(page);
    await expect(name).toHaveValue('Südkurve');
    await name.fill('');
    await page.evaluate(() => {
      const sound = document.createElement('audio');
      Object.defineProperty(sound, 'paused', { configurable: true, get: () => false });
      document.body.append(sound);
    });
    await setHidden(page, true);
    await setHidden(page, false);
    expect(loads()).toEqual([]);
    await page.evaluate(() => document.querySelector('body > audio')?.remove());
    await untilReloaded(page, () => setHidden(page, true));
    expect(loads()).toHaveLength(1);
  });

  test(
    'D2 reload: a tab that is in the background when the new build comes reloads there',
    release,
    async ({ page }) => {
      const announce = await announceNewBuild(page);
      await page.goto('/');
      const loads = countLoads(page);
      await setHidden(page, true);
      await untilReloaded(page, announce);
      expect(loads()).toHaveLength(1);
    },
  );
});

test.describe('D2 typed text', () => {
  test('D2 typed text: survives a reload that we cause, but for passwords; the visitor’s own empties the form', async ({
    page,
  }) => {
    const records: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'debug') records.push(message.text());
    });
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key === 'heimspiel:typed') console.debug(value);
        setItem.call(this, key, value);
      };
    });
    const announce = await announceNewBuild(page);
    await changeDocuments(page, (html) =>
      immediate(html).replace('</body>', '<label>Geheim <input type="password"></label></body>'),
    );
    const loads = countLoads(page);
    await page.goto('/demo/form');
    const name = page.getByRole('textbox', { name: /^Name/ }).first();
    const subject = page.getByRole('combobox').first();
    const consent = page.getByRole('checkbox').first();
    const secret = page.getByLabel('Geheim');
    await name.fill('Südkurve, Reihe 7');
    await subject.selectOption({ index: 1 });
    const chosen = await subject.inputValue();
    await consent.check();
    await secret.fill('correct horse');
    await untilReloaded(page, announce);
    expect(loads()).toHaveLength(2);
    await expect(name).toHaveValue('Südkurve, Reihe 7');
    await expect(subject).toHaveValue(chosen);
    await expect(consent).toBeChecked();
    await expect(secret).toHaveValue('');
    expect(records).toHaveLength(1);
    expect(records[0]).toContain('Südkurve, Reihe 7');
    expect(records[0]).not.toContain('correct horse');
    // Still there after hydration, and nowhere else.
    await untilAwake(page);
    await expect(name).toHaveValue('Südkurve, Reihe 7');
    await expect(consent).toBeChecked();
    expect(await page.evaluate(() => sessionStorage.getItem('heimspiel:typed'))).toBeNull();

    await page.reload();
    await untilAwake(page);
    await expect(name).toHaveValue('');
    await expect(consent).not.toBeChecked();
  });

  test('D2 typed text: the chosen answer of a poll survives too', release, async ({ page }) => {
    const announce = await announceNewBuild(page);
    await changeDocuments(page, immediate);
    const loads = countLoads(page);
    await page.goto('/vfbexpress');
    const answer = page.getByRole('radio').nth(1);
    await answer.check({ force: true });
    await untilReloaded(page, announce);
    expect(loads()).toHaveLength(2);
    await expect(answer).toBeChecked();
    await untilAwake(page);
    await expect(answer).toBeChecked();
  });

  test('D2 typed text: where it can’t be kept, the page stays', release, async ({ page }) => {
    const announce = await announceNewBuild(page);
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (name, value) {
        if (name === 'heimspiel:typed') throw new DOMException('Full', 'QuotaExceededError');
        setItem.call(this, name, value);
      };
    });
    await changeDocuments(page, immediate);
    await page.goto('/demo/form');
    const loads = countLoads(page);
    const name = page.getByRole('textbox', { name: /^Name/ }).first();
    await name.fill('Südkurve');
    const warned = page.waitForEvent('console', (message) =>
      message.text().includes('could not be preserved'),
    );
    announce();
    await warned;
    expect(loads()).toEqual([]);
    await expect(name).toHaveValue('Südkurve');
  });
});
