import type { Page } from '@playwright/test';
import { localeTags } from '#i18n/locales.ts';
import { pageDocumentSchema } from '#pages/page-document.ts';
import { type ProjectSettings, projectSettingsSchema } from '#pages/project-settings.ts';
import type { SpecifiedPage } from './pages-of-the-specification.ts';
import { expect, pageDocumentAddress, readJson, siteUrl } from './under-test.ts';

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

export function readSettings(): Promise<ProjectSettings> {
  return readJson(`${siteUrl()}/sk/v1/project-settings/values`, projectSettingsSchema);
}

export async function expectHead(
  page: Page,
  specified: Pick<SpecifiedPage, 'path' | 'locale'>,
  settings: ProjectSettings,
): Promise<void> {
  const document = await readJson(pageDocumentAddress(specified), pageDocumentSchema);
  const site = settings.locales[specified.locale];
  const title = withoutSoftHyphens(document.title);
  const description = withoutSoftHyphens(document.description || site.description);
  const place = `${specified.locale} ${specified.path}`;
  // After client-side navigation the head is updated.
  await expect(page, place).toHaveTitle(new RegExp(`^${escapePattern(title)} – .*${settings.brand.name}`));
  const head = await readHead(page);
  expect(head.titles, place).toHaveLength(1);
  expect(head.descriptions, place).toEqual([description]);
  expect(head.shareTitles, place).toEqual(head.titles);
  expect(head.shareDescriptions, place).toEqual([description]);
  expect(head.shareImages, place).toHaveLength(1);
  // A poll's page without its own picture has a generated one.
  const picture = /\/media\/.+|(?:\/en)?\/polls\/.+\/share\.png\?v=.+/.source;
  expect(head.shareImages[0], place).toMatch(new RegExp(`^${escapePattern(siteUrl())}(?:${picture})$`));
  expect(head.cards, place).toEqual(['summary_large_image']);
  expect(head.language, place).toBe(specified.locale);
  expect(head.shareLanguages, place).toEqual([localeTags[specified.locale]]);
}

export function readHead(page: Page): Promise<HeadTags> {
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

function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00AD', '');
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
