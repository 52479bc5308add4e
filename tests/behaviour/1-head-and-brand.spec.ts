import type { Page } from '@playwright/test';
import germanFiles from '#blocks/brand-files/brand-files-messages.de.json' with { type: 'json' };
import englishFiles from '#blocks/brand-files/brand-files-messages.en.json' with { type: 'json' };
import germanColors from '#blocks/color-values/color-values-messages.de.json' with { type: 'json' };
import englishColors from '#blocks/color-values/color-values-messages.en.json' with { type: 'json' };
import germanStorage from '#blocks/device-storage/device-storage-messages.de.json' with { type: 'json' };
import englishStorage from '#blocks/device-storage/device-storage-messages.en.json' with { type: 'json' };
import germanRegister from '#blocks/feature-list/register-messages.de.json' with { type: 'json' };
import englishRegister from '#blocks/feature-list/register-messages.en.json' with { type: 'json' };
import germanResult from '#blocks/poll/result-messages.de.json' with { type: 'json' };
import englishResult from '#blocks/poll/result-messages.en.json' with { type: 'json' };
import germanSpecimen from '#blocks/specimen/specimen-messages.de.json' with { type: 'json' };
import englishSpecimen from '#blocks/specimen/specimen-messages.en.json' with { type: 'json' };
import { localeTags } from '#i18n/locales.ts';
import german from '#i18n/messages/de.json' with { type: 'json' };
import english from '#i18n/messages/en.json' with { type: 'json' };
import { fillIn } from '#i18n/messages.ts';
import { pageDocumentSchema } from '#pages/page-document.ts';
import { type ProjectSettings, projectSettingsSchema } from '#pages/project-settings.ts';
import { shownPage, untilShown } from '../support/navigation.ts';
import { allPages, type SpecifiedPage } from '../support/pages-of-the-specification.ts';
import {
  ask,
  expect,
  pageDocumentAddress,
  readJson,
  siteUrl,
  test,
  untilAppIsReady,
} from '../support/under-test.ts';

interface HeadTags {
  titles: string[];
  descriptions: string[];
  shareTitles: string[];
  shareDescriptions: string[];
  shareImages: string[];
  cards: string[];
  language: string;
  shareLanguages: string[];
}

test.describe('1.1 head metadata', () => {
  for (const locale of ['de', 'en'] as const) {
    test(`1.1 head metadata: each tag exactly once on every page, in its language (${locale})`, async ({
      page,
    }) => {
      test.slow();
      const settings = await readSettings();
      for (const specified of allPages.filter((each) => each.locale === locale)) {
        await page.goto(specified.address);
        await expectHead(page, specified, settings);
      }
    });
  }

  test('1.1 head metadata: still exactly once after a followed link and a switched language', async ({
    page,
  }) => {
    const settings = await readSettings();
    await page.goto('/strategie');
    await untilAppIsReady(page);
    await page.locator('header nav a[href="/ds-index"]').click();
    await untilShown(page, '/ds-index');
    await expectHead(page, { path: '/ds-index', locale: 'de' }, settings);
    await shownPage(page).locator('a[data-language-switch]').click();
    await untilShown(page, '/en/ds-index');
    await expectHead(page, { path: '/ds-index', locale: 'en' }, settings);
    await shownPage(page).locator('a[data-language-switch]').click();
    await untilShown(page, '/ds-index');
    await expectHead(page, { path: '/ds-index', locale: 'de' }, settings);
  });

  test('1.1 head metadata: the picture to share is there', async ({ page }) => {
    await page.goto('/');
    const [address = ''] = (await readHead(page)).shareImages;
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^image\//);
  });

  test('1.1 head metadata: an error’s title is status and message', async ({ page }) => {
    for (const address of ['/gibt-es-nicht', '/en/not-here?x=1']) {
      await page.goto(address);
      await expect(page).toHaveTitle(`404 - Page not found: ${address}`);
      const head = await readHead(page);
      expect(head.titles).toHaveLength(1);
      expect(head.descriptions).toHaveLength(1);
      expect(head.shareTitles).toEqual(head.titles);
      expect(head.cards).toEqual(['summary_large_image']);
    }
  });
});

test.describe('1.2 brand word', () => {
  for (const locale of ['de', 'en'] as const) {
    test(`1.2 brand word: one styled letter per occurrence in visible text, and nowhere else (${locale})`, async ({
      page,
    }) => {
      test.slow();
      const { brand } = await readSettings();
      let styledOnAllPages = 0;
      for (const { address } of allPages.filter((each) => each.locale === locale)) {
        await page.goto(address);
        await untilAppIsReady(page);
        const found = await findBrandWords(page, brand);
        expect(found.styled, address).toBe(found.occurrences);
        expect(found.wrong, address).toEqual([]);
        expect(found.escaped, address).toEqual([]);
        styledOnAllPages += found.styled;
      }
      // More than the wordmark in every header.
      expect(styledOnAllPages).toBeGreaterThan(allPages.length / 2);
    });

    test(`1.2 brand word: headings read exactly as the content API has them (${locale})`, async ({
      page,
    }) => {
      test.slow();
      // While it moves, a heading stands in lines.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      let compared = 0;
      for (const specified of allPages.filter((each) => each.locale === locale)) {
        const written = textsIn([
          await readJson(pageDocumentAddress(specified), pageDocumentSchema),
          ...(locale === 'de'
            ? [german, germanStorage, germanColors, germanFiles, germanSpecimen, germanRegister]
            : [english, englishStorage, englishColors, englishFiles, englishSpecimen, englishRegister]),
        ]);
        // What a closed poll has come to is a sentence about one of its answers.
        const { resultWinner } = locale === 'de' ? germanResult : englishResult;
        const texts = [...written, ...written.map((option) => fillIn(resultWinner, { option }))];
        await page.goto(specified.address);
        for (const heading of await readHeadings(page)) {
          expect(texts, `${specified.address}: ${heading}`).toContain(heading);
          compared += 1;
        }
      }
      expect(compared).toBeGreaterThan(100);
    });
  }

  test('1.2 brand word: a title and a description name the brand in plain letters', async () => {
    const { brand } = await readSettings();
    const { text } = await ask('/');
    const head = text.slice(0, text.indexOf('</head>'));
    expect(head).toContain(brand.name);
    expect(head).not.toContain('data-brand-letter');
  });
});

function readSettings(): Promise<ProjectSettings> {
  return readJson(`${siteUrl()}/sk/v1/project-settings/values`, projectSettingsSchema);
}

async function expectHead(
  page: Page,
  specified: Pick<SpecifiedPage, 'path' | 'locale'>,
  settings: ProjectSettings,
): Promise<void> {
  const document = await readJson(pageDocumentAddress(specified), pageDocumentSchema);
  const site = settings.locales[specified.locale];
  const title = withoutSoftHyphens(document.title);
  const description = withoutSoftHyphens(document.description || site.description);
  const place = `${specified.locale} ${specified.path}`;
  // After navigation in the app the head follows the address.
  await expect(page, place).toHaveTitle(new RegExp(`^${escapePattern(title)} – .*${settings.brand.name}`));
  const head = await readHead(page);
  expect(head.titles, place).toHaveLength(1);
  expect(head.descriptions, place).toEqual([description]);
  expect(head.shareTitles, place).toEqual(head.titles);
  expect(head.shareDescriptions, place).toEqual([description]);
  expect(head.shareImages, place).toHaveLength(1);
  // A poll's page without a picture of its own is shared with one that the site draws.
  const picture = /\/media\/.+|(?:\/en)?\/polls\/.+\/share\.png\?v=.+/.source;
  expect(head.shareImages[0], place).toMatch(new RegExp(`^${escapePattern(siteUrl())}(?:${picture})$`));
  expect(head.cards, place).toEqual(['summary_large_image']);
  expect(head.language, place).toBe(specified.locale);
  expect(head.shareLanguages, place).toEqual([localeTags[specified.locale]]);
}

function readHead(page: Page): Promise<HeadTags> {
  return page.evaluate(() => {
    const contents = (selector: string) =>
      Array.from(document.querySelectorAll(`meta[${selector}]`), (tag) => tag.getAttribute('content') ?? '');
    return {
      titles: Array.from(document.querySelectorAll('head title'), (tag) => tag.textContent),
      descriptions: contents('name="description"'),
      shareTitles: contents('property="og:title"'),
      shareDescriptions: contents('property="og:description"'),
      shareImages: contents('property="og:image"'),
      cards: contents('name="twitter:card"'),
      language: document.documentElement.lang,
      shareLanguages: contents('property="og:locale"'),
    };
  });
}

interface BrandWords {
  /** How often the name stands in text that visitors see. */
  occurrences: number;
  /** How many styled letters there are. */
  styled: number;
  /** Styled letters that are not the right letter of the name. */
  wrong: string[];
  /** Attributes and hidden texts into which the markup got. */
  escaped: string[];
}

function findBrandWords(page: Page, brand: { name: string; styledLetter: number }): Promise<BrandWords> {
  return page.evaluate(({ name, styledLetter }) => {
    const before = name.slice(0, styledLetter);
    const after = name.slice(styledLetter + 1);
    const letters = [...document.querySelectorAll('[data-brand-letter]')];
    const shown = document.body.cloneNode(true);
    if (!(shown instanceof HTMLElement)) throw new Error('The page has no body.');
    // These can hold text only.
    for (const hidden of shown.querySelectorAll('script, style, template, option, textarea, svg title'))
      hidden.remove();
    const wrong = letters.filter(
      (letter) =>
        letter.localName !== (letter.closest('svg') ? 'tspan' : 'span') ||
        letter.textContent !== name[styledLetter] ||
        !letter.previousSibling?.textContent?.endsWith(before) ||
        !letter.nextSibling?.textContent?.startsWith(after),
    );
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].filter(
        ({ value }) => value.includes('data-brand-letter') || value.includes('<span'),
      ),
    );
    const texts = [...document.querySelectorAll('title, script, style')].filter(
      ({ textContent }) => textContent?.includes('<span') || textContent?.includes('data-brand-letter'),
    );
    return {
      occurrences: shown.textContent.split(name).length - 1,
      styled: letters.length,
      wrong: wrong.map((letter) => letter.parentElement?.outerHTML ?? ''),
      escaped: [
        ...attributes.map((attribute) => `${attribute.name}="${attribute.value}"`),
        ...texts.map(({ outerHTML }) => outerHTML),
      ],
    };
  }, brand);
}

/** The page's own headings. What only decorates them is no part of them: each says its text once. */
function readHeadings(page: Page): Promise<string[]> {
  return page
    .locator('main')
    .evaluate((main) =>
      Array.from(main.querySelectorAll('h1, h2, h3, h4'), ({ textContent }) => textContent),
    );
}

/** Every text of a document and of the interface, those that consist of runs also put together. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return [...value.flatMap(textsIn), value.flatMap(textsIn).join('')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'type' ? [] : key === 'markup' ? headingsOfMarkup(String(entry)) : textsIn(entry),
  );
}

/** The html block's field is cleaned markup. */
function headingsOfMarkup(markup: string): string[] {
  return Array.from(markup.matchAll(/<h[1-6][^>]*>(.*?)<\/h[1-6]>/gs), ([, inside = '']) =>
    inside
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
}

function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00AD', '');
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
