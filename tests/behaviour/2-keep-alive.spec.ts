import type { Page, Route } from '@playwright/test';
import {
  followLink,
  goTo,
  holdBack,
  markDocument,
  open,
  requestsFor,
  shownPage,
  traverseTo,
  untilShown,
} from '../support/navigation.ts';
import { setHidden, untilToldOfBuild } from '../support/outdated-page.ts';
import { specifiedPages } from '../support/pages-of-the-specification.ts';
import { changeHtml, withHeading } from '../support/payload-module.ts';
import { release, releaseUnless } from '../support/suite.ts';
import { expect, test } from '../support/under-test.ts';

const firstField = (page: Page) => shownPage(page).locator('input:not([type="hidden"]), textarea').first();

/** Once the returned function is called, the site announces newer content, with another title for this page. */
async function publishAnew(page: Page, path: string, title: string): Promise<() => Promise<void>> {
  let publish = () => {};
  const isPublished = new Promise<void>((resolve) => {
    publish = resolve;
  });
  await page.route('**/builds/latest.json?*', async (route) => {
    await isPublished;
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), content: 'newer' } });
  });
  await page.route(`**${path}/_payload.js?*-newer`, async (route) => {
    const response = await route.fetch();
    const body = withHeading(await response.text(), title);
    await route.fulfill({ response, body });
  });
  return async () => {
    const told = page.waitForResponse(/latest\.json/);
    publish();
    await (await told).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  };
}

test('2.12 keep-alive: what was typed is there on return, in its language only, and gone after a reload', async ({
  page,
}) => {
  await open(page, '/ds-index');
  const isSame = await markDocument(page);
  const payloads = requestsFor(page, /\/demo\/form\/_payload\.js/);
  await goTo(page, '/demo/form');
  await firstField(page).fill('Nordkurve');
  await goTo(page, '/strategie');
  await goTo(page, '/demo/form');
  await expect(firstField(page)).toHaveValue('Nordkurve');
  await goTo(page, '/en/demo/form');
  await expect(firstField(page)).toHaveValue('');
  await traverseTo(page, -1, '/demo/form');
  await expect(firstField(page)).toHaveValue('Nordkurve');
  expect(payloads.filter((address) => !address.includes('/en/'))).toHaveLength(1);
  expect(await isSame()).toBe(true);
  await page.reload();
  await expect(firstField(page)).toHaveValue('');
});

test(
  '2.12 keep-alive: the first page is kept too, the state of its components with it',
  release,
  async ({ page }) => {
    await open(page, '/demo/accordion');
    const entry = shownPage(page).locator('details').first();
    await entry.locator('summary').click();
    await expect(entry).toHaveAttribute('open');
    const element = await entry.elementHandle();
    await goTo(page, '/strategie');
    await goTo(page, '/demo/accordion');
    await expect(entry).toHaveAttribute('open');
    expect(await entry.evaluate((now, before) => now === before, element)).toBe(true);
  },
);

test('2.12 keep-alive: the ten pages used last are kept', async ({ page }) => {
  test.slow();
  const addresses = specifiedPages
    .filter(({ locale }) => locale === 'de')
    .map(({ address }) => address)
    .slice(0, 12);
  const [first = '', ...others] = addresses;
  await open(page, first);
  const kept = () =>
    page
      .locator('[data-page]')
      .evaluateAll((pages) => pages.map((one) => one.getAttribute('data-page')).toSorted());
  for (const address of others.slice(0, 9)) await goTo(page, address);
  expect(await kept()).toEqual(addresses.slice(0, 10).toSorted());
  // Visited again, so that it is not the oldest any more.
  await goTo(page, first);
  for (const address of others.slice(9)) await goTo(page, address);
  expect(await kept()).toEqual([first, ...addresses.slice(3)].toSorted());
});

test('2.12 keep-alive: no id is there twice, and a hash is looked for on the page that is seen', async ({
  page,
}) => {
  await open(page, '/strategie');
  await goTo(page, '/ds-index');
  await goTo(page, '/en/strategie');
  const doubles = await page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
  expect(doubles).toEqual([]);
  const anchor = await page.evaluate(() => {
    const isEnglish = document.getElementById('content')?.closest('[data-page="/en/strategie"]');
    return isEnglish
      ? (document
          .querySelector('[data-page="/en/strategie"] nav a[href^="#"]:not([href="#content"])')
          ?.getAttribute('href') ?? '')
      : '';
  });
  expect(anchor).not.toBe('');
  await followLink(page, `/en/strategie${anchor}`);
  await expect
    .poll(() =>
      page.evaluate(
        (id) => document.querySelector(`[data-page="/en/strategie"] ${id}`)?.matches(':target'),
        anchor,
      ),
    )
    .toBe(true);
  await goTo(page, '/strategie');
  await expect(page.locator('#content')).toHaveCount(1);
  await expect(shownPage(page).locator('#content')).toHaveCount(1);
});

test('2.12 keep-alive: on hidden pages nothing plays and no key is heard', async ({ page }) => {
  await open(page, '/demo/media');
  const isPlaying = () =>
    page.evaluate(() => [...document.querySelectorAll('video')].some(({ paused }) => !paused));
  await shownPage(page).locator('video').first().scrollIntoViewIfNeeded();
  await page.evaluate(() =>
    Promise.all(
      Array.from(document.querySelectorAll('video'), (video) => {
        video.muted = true;
        return video.play().catch(() => undefined);
      }),
    ),
  );
  expect(await isPlaying()).toBe(true);
  await goTo(page, '/ds-index');
  await expect.poll(isPlaying).toBe(false);
  // "/" focuses the index's search while the index is shown.
  await page.keyboard.press('/');
  await expect(shownPage(page).locator('input').first()).toBeFocused();
  await goTo(page, '/strategie');
  await page.keyboard.press('/');
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('input');
});

test('2.12 keep-alive: a page that was published again is shown again', async ({ page }) => {
  const publish = await publishAnew(page, '/demo/headline', 'Eben erst geschrieben');
  await open(page, '/demo/headline');
  await goTo(page, '/ds-index');
  await publish();
  await traverseTo(page, -1, '/demo/headline');
  await expect(shownPage(page).locator('h1')).toHaveText('Eben erst geschrieben');
  await expect(page.locator('[data-page="/demo/headline"]')).toHaveCount(1);
});

test(
  '2.12 keep-alive: one into which something was typed stays as it is, and so does one that is the same',
  release,
  async ({ page }) => {
    const publish = await publishAnew(page, '/demo/form', 'Eben erst geschrieben');
    await open(page, '/demo/form');
    await firstField(page).fill('Nordkurve');
    await goTo(page, '/demo/accordion');
    await shownPage(page).locator('summary').first().click();
    await goTo(page, '/ds-index');
    await publish();
    await goTo(page, '/demo/form');
    await expect(firstField(page)).toHaveValue('Nordkurve');
    await expect(shownPage(page).locator('h1')).not.toHaveText('Eben erst geschrieben');
    await goTo(page, '/demo/accordion');
    await expect(shownPage(page).locator('details').first()).toHaveAttribute('open');
  },
);

/** Once the returned function is called, the site reports newer content to every poll. */
async function publishQuietly(
  page: Page,
  path: string,
  change: (payload: string) => string,
): Promise<() => void> {
  let isPublished = false;
  await page.route('**/builds/latest.json?*', async (route) => {
    const response = await route.fetch();
    const latest = await response.json();
    await route.fulfill({ response, json: isPublished ? { ...latest, content: 'newer' } : latest });
  });
  const spoil = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };
  await page.route(`**${path}/_payload.js?*-newer`, spoil);
  return () => {
    isPublished = true;
  };
}

/** Every block is another, and its fields are wider. */
const widened = (payload: string) =>
  changeHtml(payload, (html) =>
    html
      .replaceAll(/data-hash="([^"]*)"/g, 'data-hash="$1 anew"')
      .replaceAll('data-width="half"', 'data-width="full"')
      .replaceAll('&quot;width&quot;:&quot;half&quot;', '&quot;width&quot;:&quot;full&quot;'),
  );

const retitled = (payload: string) => withHeading(payload, 'Eben erst');

for (const way of ['by Back', 'by link', 'to the tab'] as const) {
  test(
    `2.12 keep-alive: whoever comes back ${way} sees what was published meanwhile, and the rest as it was`,
    releaseUnless(way === 'by Back'),
    async ({ page }) => {
      const publish = await publishQuietly(page, '/demo/accordion', retitled);
      await open(page, '/demo/accordion');
      const entry = shownPage(page).locator('main > [data-block="accordion"] details').last();
      await entry.locator('summary').click();
      await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
      if (way !== 'to the tab') await goTo(page, '/ds-index');
      else await setHidden(page, true);
      publish();
      if (way === 'by Back') await traverseTo(page, -1, '/demo/accordion');
      else if (way === 'by link') await goTo(page, '/demo/accordion');
      else await setHidden(page, false);
      await expect(shownPage(page).locator('h1')).toHaveText('Eben erst');
      await expect(page).toHaveTitle(/Akkordeon/);
      await expect(entry).toHaveAttribute('open');
      if (way !== 'by link') expect(await page.evaluate(() => scrollY)).toBe(500);
      await expect(page.locator('[data-notice]')).toHaveCount(0);
      await expect(page.locator('[data-page="/demo/accordion"]')).toHaveCount(1);
    },
  );
}

test(
  '2.12 keep-alive: what was published while a page was being loaded is seen as soon as it is there',
  release,
  async ({ page }) => {
    const publish = await publishQuietly(page, '/demo/accordion', retitled);
    const release = await holdBack(page, /\/demo\/accordion\/_payload\.js\?.*(?<!-newer)$/);
    await open(page, '/ds-index');
    await untilToldOfBuild(page);
    await followLink(page, '/demo/accordion');
    publish();
    // Returning to the tab triggers a poll.
    const told = page.waitForResponse(/\/builds\/latest\.json/);
    await setHidden(page, true);
    await setHidden(page, false);
    await (await told).finished();
    release();
    await untilShown(page, '/demo/accordion');
    await expect(shownPage(page).locator('h1')).toHaveText('Eben erst');
  },
);

test(
  '2.12 keep-alive: an answer that is open, or closed, stays so when its own block was published again',
  release,
  async ({ page }) => {
    const publish = await publishQuietly(page, '/demo/accordion', (payload) =>
      changeHtml(payload, (html) =>
        html
          .replace(/data-hash="[^"]*"/, 'data-hash="anew"')
          .replaceAll(/(data-block="accordion" data-hash="[^"]*)/g, '$1 anew'),
      ),
    );
    await open(page, '/demo/accordion');
    const entries = shownPage(page).locator('main > [data-block="accordion"] details');
    const last = await entries.last().elementHandle();
    await entries.last().locator('summary').click();
    const before = await entries.evaluateAll((all) => all.map((entry) => entry.hasAttribute('open')));
    await setHidden(page, true);
    publish();
    await setHidden(page, false);
    await expect.poll(() => last?.evaluate((entry) => entry.isConnected)).toBe(false);
    expect(await entries.evaluateAll((all) => all.map((entry) => entry.hasAttribute('open')))).toEqual(
      before,
    );
  },
);

test('2.12 keep-alive: where nothing has changed, nothing on the page does', release, async ({ page }) => {
  const publish = await publishQuietly(page, '/demo/accordion', (payload) => payload);
  await open(page, '/demo/accordion');
  await page.waitForLoadState('networkidle');
  publish();
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    new MutationObserver((records) => changes.push(...records.map(({ type }) => type))).observe(
      document.getElementById('app') ?? document.body,
      { childList: true, characterData: true, subtree: true },
    );
  });
  const asked = page.waitForResponse(/\/demo\/accordion\/_payload\.js\?.*-newer$/);
  await setHidden(page, true);
  await setHidden(page, false);
  await (await asked).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await page.evaluate((): unknown => Reflect.get(window, 'changes'))).toEqual([]);
});

test(
  '2.12 keep-alive: a page with something typed says that there is a newer one, and loads it on demand',
  release,
  async ({ page }) => {
    const form = '/demo/form';
    // The form's own data changes as well.
    const publish = await publishQuietly(page, form, (payload) => retitled(widened(payload)));
    await open(page, form);
    await firstField(page).fill('Nordkurve');
    await goTo(page, '/ds-index');
    publish();
    await traverseTo(page, -1, form);
    const notice = page.locator('[data-notice]');
    await expect(notice).toContainText('neuere Fassung');
    await expect(firstField(page)).toHaveValue('Nordkurve');
    await expect(shownPage(page).locator('h1')).not.toHaveText('Eben erst');
    await notice.getByRole('button', { name: 'Später' }).click();
    await expect(notice).toHaveCount(0);
    // The same version is not requested twice; other pages don't need it.
    await goTo(page, '/ds-index');
    await expect(notice).toHaveCount(0);
  },
);

test('2.12 keep-alive: the newer page takes over what was typed', async ({ page }) => {
  const form = '/demo/form';
  const publish = await publishQuietly(page, form, (payload) => retitled(widened(payload)));
  await open(page, form);
  await firstField(page).fill('Nordkurve');
  await setHidden(page, true);
  publish();
  await setHidden(page, false);
  await page.locator('[data-notice]').getByRole('button', { name: 'Neue Fassung zeigen' }).click();
  await expect(shownPage(page).locator('h1')).toHaveText('Eben erst');
  await expect(firstField(page)).toHaveValue('Nordkurve');
  await expect(page.locator('[data-notice]')).toHaveCount(0);
});

test(
  '2.12 keep-alive: the eleventh page takes the place of one that nothing was typed into',
  release,
  async ({ page }) => {
    test.slow();
    const addresses = specifiedPages
      .filter(({ locale, address }) => locale === 'de' && address !== '/demo/form')
      .map(({ address }) => address)
      .slice(0, 11);
    await open(page, '/demo/form');
    await firstField(page).fill('Nordkurve');
    for (const address of addresses) await goTo(page, address);
    await expect(page.locator('[data-page]')).toHaveCount(10);
    await expect(page.locator(`[data-page="${addresses[0]}"]`)).toHaveCount(0);
    await goTo(page, '/demo/form');
    await expect(firstField(page)).toHaveValue('Nordkurve');
  },
);

test('2.12 keep-alive: an error is not kept', async ({ page }) => {
  await open(page, '/ds-index');
  await followLink(page, '/gibt-es-nicht');
  await untilShown(page, '');
  await traverseTo(page, -1, '/ds-index');
  await expect(page.locator('[data-page=""]')).toHaveCount(0);
});
