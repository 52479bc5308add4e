import type { Locator, Page } from '@playwright/test';
import { toldElements } from '../support/accessibility-tree.ts';
import { addAxe, axeViolations } from '../support/axe.ts';
import { standInForElsewhere } from '../support/elsewhere.ts';
import { goTo, holdBack, open, shownPage, traverseTo } from '../support/navigation.ts';
import { allPages } from '../support/pages-of-the-specification.ts';
import { openDrawers } from '../support/settled-page.ts';
import { release } from '../support/suite.ts';
import { ask, expect, test, untilAwake } from '../support/under-test.ts';

const frames = {
  OpenStreetMap: 'https://www.openstreetmap.org/export/embed.html?bbox=',
  Vimeo: 'https://player.vimeo.com/video/189300018?dnt=1',
  Spotify: 'https://open.spotify.com/embed/episode/',
  X: 'https://platform.twitter.com/embed/Tweet.html?id=189300000000000018&dnt=true',
  'example.org': 'https://example.org/',
  YouTube: 'https://www.youtube-nocookie.com/embed/Heimspiel93',
  Instagram: 'https://www.instagram.com/reel/Beispiel_1893-ein-Ring/embed/',
} as const;

type ProviderName = keyof typeof frames;

const providers = Object.entries(frames) as [ProviderName, string][];

function embedOf(page: Page, provider: ProviderName): Locator {
  return shownPage(page)
    .locator('[data-block="embed"]')
    .filter({ hasText: new RegExp(`(Bei|On) ${provider.replace('.', '\\.')}`) });
}

const opener = (embed: Locator) => embed.locator('summary').first();
const heightOf = (element: Locator) => element.evaluate((node: HTMLElement) => node.offsetHeight);
const frameIn = (embed: Locator) => embed.locator('iframe');

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

test.describe('before the click', () => {
  test('a page with every provider asks none of them: loaded, scrolled, taken over, kept and come back to', async ({
    page,
  }) => {
    const asked = await standInForElsewhere(page);
    await open(page, '/demo/embed');
    await openDrawers(page);
    for (const [provider] of providers) await expect(opener(embedOf(page, provider))).toBeVisible();
    await scrollThrough(page);
    await goTo(page, '/demo/video-embed');
    await expect(shownPage(page).locator('summary', { hasText: 'YouTube' })).not.toHaveCount(0);
    await scrollThrough(page);
    await traverseTo(page, -1, '/demo/embed');
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await page.locator('iframe, link[rel="preconnect"], link[rel="dns-prefetch"]').count()).toBe(0);
  });

  test('every piece says who learns what, in both languages', async ({ page }) => {
    for (const [address, words] of [
      ['/demo/embed', /Google Ireland Limited deine IP-Adresse, welchen Browser .* auf dieser Website/],
      ['/en/demo/embed', /Google Ireland Limited learns your IP address, which browser .* on this website/],
    ] as const) {
      await page.goto(address);
      await openDrawers(page);
      const embed = embedOf(page, 'YouTube');
      await expect(embed).toContainText(words);
      await expect(opener(embed)).toHaveAccessibleDescription(words);
      await expect(embed.locator('a[href="https://policies.google.com/privacy"]')).toBeVisible();
      // Sentence and link are separated by a space in the accessible description.
      const told = (await toldElements(page)).map(({ description }) => description);
      expect(told.filter((description) => words.test(description))).not.toEqual([]);
      expect(told.filter((description) => /\.(?:Datenschutz|Privacy)/.test(description))).toEqual([]);
    }
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('there is the link to the provider’s page, and nothing to press', async ({ page }) => {
      const asked = await standInForElsewhere(page);
      await page.goto('/demo/embed');
      await openDrawers(page);
      const embed = embedOf(page, 'YouTube');
      await expect(embed.locator('a[href="https://www.youtube.com/watch?v=Heimspiel93"]')).toBeVisible();
      await expect(opener(embed)).toBeHidden();
      await expect(embed.locator('input')).toBeHidden();
      expect(asked).toEqual([]);
    });
  });
});

test.describe('after the click', () => {
  test('exactly that provider’s frame is loaded, in the picture’s place, and can be closed', async ({
    page,
  }) => {
    const asked = await standInForElsewhere(page);
    await open(page, '/demo/embed');
    await openDrawers(page);
    for (const [provider, address] of providers) {
      const embed = embedOf(page, provider);
      const place = embed.locator('div:has(> details), div:has(> div > iframe)');
      const before = [await heightOf(place), await heightOf(embed)];
      asked.length = 0;
      await opener(embed).click();
      const frame = frameIn(embed);
      await expect.poll(() => frame.getAttribute('src')).toContain(address);
      await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
      await expect(frame).toHaveAttribute('sandbox', /^allow-scripts allow-same-origin (?!.*top-navigation)/);
      await expect(frame).toHaveAttribute('title', /\S/);
      await expect(frame.contentFrame().getByRole('heading', { name: 'Provider' })).toBeVisible();
      expect(asked.map((url) => url.startsWith(address))).toEqual([true]);
      expect([await heightOf(place), await heightOf(embed)]).toEqual(before);
      expect(await page.locator('iframe').count()).toBe(1);
      await embed.getByRole('button', { name: `${provider} schließen` }).click();
      await expect(frame).toHaveCount(0);
      await expect(opener(embed)).toBeFocused();
    }
  });

  test('a film of another service is loaded the same way', release, async ({ page }) => {
    const asked = await standInForElsewhere(page);
    await open(page, '/en/demo/video-embed');
    const block = shownPage(page).locator('[data-block="video-embed"]').first();
    await opener(block).click();
    await expect(block.locator('iframe')).toHaveAttribute('title', 'How a ring is drawn');
    await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/ring-film-1?rel=0']);
  });

  test(
    'keys: Enter loads it, focus goes to its place, Tab into it and on to what closes it',
    release,
    async ({ page }) => {
      await standInForElsewhere(page);
      await open(page, '/demo/embed');
      await openDrawers(page);
      const embed = embedOf(page, 'YouTube');
      await opener(embed).focus();
      await page.keyboard.press('Enter');
      await expect(embed.getByRole('group', { name: /^YouTube: / })).toBeFocused();
      await frameIn(embed).contentFrame().getByRole('button').waitFor();
      await page.keyboard.press('Tab');
      await expect(frameIn(embed)).toBeFocused();
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(embed.getByRole('button', { name: 'YouTube schließen' })).toBeFocused({ timeout: 100 });
      }).toPass();
      await page.keyboard.press('Enter');
      await expect(frameIn(embed)).toHaveCount(0);
      await expect(opener(embed)).toBeFocused();
    },
  );

  test('pressed before React is there, it is loaded as soon as React is', release, async ({ page }) => {
    const asked = await standInForElsewhere(page);
    const release = await holdBack(page, /\/assets\/islands-/);
    await page.goto('/demo/embed');
    await openDrawers(page);
    const embed = embedOf(page, 'Vimeo');
    await opener(embed).click();
    await expect(embed.locator('details')).toHaveAttribute('open');
    expect(asked).toEqual([]);
    release();
    await expect(frameIn(embed)).toHaveCount(1);
    await expect.poll(() => asked).toHaveLength(1);
  });

  test(
    'a page that is set aside loses its frame at once, and shows the picture again on return',
    release,
    async ({ page }) => {
      const asked = await standInForElsewhere(page);
      await open(page, '/demo/embed');
      await openDrawers(page);
      await opener(embedOf(page, 'YouTube')).click();
      await expect(frameIn(embedOf(page, 'YouTube'))).toHaveCount(1);
      await expect.poll(() => asked).toHaveLength(1);
      await goTo(page, '/strategie');
      expect(await page.locator('iframe').count()).toBe(0);
      await traverseTo(page, -1, '/demo/embed');
      await expect(opener(embedOf(page, 'YouTube'))).toBeVisible();
      expect(await page.locator('iframe').count()).toBe(0);
      expect(asked).toHaveLength(1);
    },
  );
});

test.describe('allowed for good', () => {
  test('it loads on later pages when it comes near, alone, until that is taken back on the privacy page', async ({
    page,
  }) => {
    const asked = await standInForElsewhere(page);
    await open(page, '/demo/embed');
    await openDrawers(page);
    const embed = embedOf(page, 'YouTube');
    await embed.getByRole('checkbox').check();
    // The checkbox alone loads nothing; the button does.
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await opener(embed).click();
    await expect(frameIn(embed)).toHaveCount(1);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      'heimspiel:embeds': '{"youtube":"YouTube"}',
    });

    asked.length = 0;
    await open(page, '/en/demo/embed');
    await openDrawers(page);
    const later = embedOf(page, 'YouTube');
    expect(asked).toEqual([]);
    await later.scrollIntoViewIfNeeded();
    await expect(later.getByRole('checkbox')).toBeChecked();
    await expect(frameIn(later)).toHaveCount(1);
    await scrollThrough(page);
    await expect.poll(() => asked.map((url) => new URL(url).hostname)).toEqual(['www.youtube-nocookie.com']);
    // Loaded automatically, it doesn't move focus.
    await expect(later.getByRole('group', { name: /^YouTube: / })).not.toBeFocused();

    await goTo(page, '/en/datenschutz');
    await scrollThrough(page);
    await shownPage(page).getByRole('button', { name: 'Forget YouTube' }).click();
    await expect(shownPage(page).getByRole('button', { name: 'Forget YouTube' })).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    asked.length = 0;
    await traverseTo(page, -1, '/en/demo/embed');
    await scrollThrough(page);
    await expect(embedOf(page, 'YouTube').getByRole('checkbox')).not.toBeChecked();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(asked).toEqual([]);
  });

  test(
    'where the browser bars its storage, it is loaded once, and nothing breaks',
    release,
    async ({ page }) => {
      const asked = await standInForElsewhere(page);
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('barred', 'SecurityError');
          },
        });
      });
      await open(page, '/demo/embed');
      await openDrawers(page);
      const embed = embedOf(page, 'Spotify');
      await embed.getByRole('checkbox').check();
      await opener(embed).click();
      await expect(frameIn(embed)).toHaveCount(1);
      await expect.poll(() => asked).toHaveLength(1);
    },
  );
});

test.describe('the policy', () => {
  test('frames come from the providers of published pieces alone, on every page', async () => {
    for (const { address } of allPages) {
      const policy = String((await ask(address)).headers['content-security-policy']);
      const [, origins = ''] = /frame-src ([^;]*)/.exec(policy) ?? [];
      expect(origins.split(' '), address).toEqual(
        expect.arrayContaining(["'self'", ...providers.map(([, frame]) => new URL(frame).origin)]),
      );
      // In addition to these, the site's own frames with editors' documents.
      expect(origins.split(' '), address).toHaveLength(providers.length + 1);
    }
  });

  test('any other frame is refused', release, async ({ page }) => {
    const asked = await standInForElsewhere(page);
    await open(page, '/demo/embed');
    await openDrawers(page);
    const refused = await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
            resolve(effectiveDirective),
          );
          const frame = document.createElement('iframe');
          frame.src = 'https://www.youtube.com/embed/Heimspiel93';
          document.body.append(frame);
        }),
    );
    expect(refused).toBe('frame-src');
    expect(asked).toEqual([]);
  });

  test(
    'a page whose policy is older than what it shows says so, and keeps the link',
    release,
    async ({ page }) => {
      const asked = await standInForElsewhere(page);
      await page.route('**/demo/embed', async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        const policy = (headers['content-security-policy'] ?? '').replace(
          /frame-src [^;]*/,
          "frame-src 'none'",
        );
        await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
      });
      await open(page, '/demo/embed');
      await openDrawers(page);
      const embed = embedOf(page, 'YouTube');
      await opener(embed).click();
      await expect(embed.getByRole('status')).toContainText('Lade sie neu');
      await expect(embed.getByRole('link', { name: 'Auf YouTube öffnen' })).toBeVisible();
      expect(asked).toEqual([]);
    },
  );
});

test.describe('looked at by axe', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

  test('nothing is found while pieces are loaded', async ({ page }) => {
    await standInForElsewhere(page);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/demo/embed');
    await openDrawers(page);
    await untilAwake(page);
    // By key: a click right after scrolling may hit the frame that was there before.
    await opener(embedOf(page, 'YouTube')).press('Enter');
    await opener(embedOf(page, 'Spotify')).press('Enter');
    await expect(page.locator('iframe')).toHaveCount(2);
    await addAxe(page);
    expect(await axeViolations(page)).toEqual([]);
  });
});

test(
  '8.4 offline: a piece keeps its picture, says so, and is loaded later',
  release,
  async ({ page, context }) => {
    const sentence = 'Keine Verbindung. OpenStreetMap lädt von selbst';
    const asked = await standInForElsewhere(page);
    await open(page, '/demo/embed');
    await openDrawers(page);
    await page.waitForLoadState('networkidle');
    const embed = embedOf(page, 'OpenStreetMap');
    await opener(embed).focus();
    await expect(embed.locator('[data-awake]')).toBeAttached();
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await expect(embed.getByRole('status')).toContainText(sentence);
    await expect(opener(embed)).toBeFocused();
    await expect(frameIn(embed)).toHaveCount(0);
    // Pressing it again reverts it.
    await page.keyboard.press('Enter');
    await expect(embed.getByRole('status')).toHaveText('');
    await page.keyboard.press('Enter');
    await expect(embed.getByRole('status')).toContainText(sentence);
    expect(asked).toEqual([]);
    await context.setOffline(false);
    await expect(frameIn(embed).contentFrame().getByRole('heading', { name: 'Provider' })).toBeVisible();
    await expect(embed.getByRole('group', { name: /^OpenStreetMap: / })).toBeFocused();
    await expect(embed.getByRole('status')).toHaveText('');
    await expect(embed.getByRole('button', { name: 'OpenStreetMap schließen' })).toBeVisible();
  },
);

test(
  '8.4 offline: a film of another service waits, and leaves who has gone on where they are',
  release,
  async ({ page, context }) => {
    await standInForElsewhere(page);
    await open(page, '/demo/video-embed');
    await page.waitForLoadState('networkidle');
    const block = shownPage(page).locator('[data-block="video-embed"]').first();
    await opener(block).focus();
    await expect(block.locator('[data-awake]')).toBeAttached();
    await context.setOffline(true);
    await opener(block).click();
    await expect(block.getByRole('status')).toContainText('Keine Verbindung.');
    const policy = block.locator('a[href^="https://policies"]');
    await policy.focus();
    await context.setOffline(false);
    await expect(frameIn(block)).toBeVisible();
    await expect(policy).toBeFocused();
  },
);
