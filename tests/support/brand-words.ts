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
import german from '#i18n/messages/de.json' with { type: 'json' };
import english from '#i18n/messages/en.json' with { type: 'json' };
import { fillIn } from '#i18n/messages.ts';
import { pageDocumentSchema } from '#pages/page-document.ts';
import type { SpecifiedPage } from './pages-of-the-specification.ts';
import { pageDocumentAddress, readJson } from './under-test.ts';

interface BrandWords {
  /** Occurrences of the name in visible text. */
  occurrences: number;
  styled: number;
  /** Styled letters that are not the right letter of the name. */
  wrong: string[];
  /** Attributes and hidden texts that contain the markup. */
  escaped: string[];
}

export function findBrandWords(
  page: Page,
  brand: { name: string; styledLetter: number },
): Promise<BrandWords> {
  return page.evaluate(({ name, styledLetter }) => {
    const before = name.slice(0, styledLetter);
    const after = name.slice(styledLetter + 1);
    const letters = [...document.querySelectorAll('[data-brand-letter]')];
    const shown = document.body.cloneNode(true);
    if (!(shown instanceof HTMLElement)) throw new Error('The page has no body.');
    // Elements that can only contain text.
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

export function readHeadings(page: Page): Promise<string[]> {
  return page
    .locator('main')
    .evaluate((main) =>
      Array.from(main.querySelectorAll('h1, h2, h3, h4'), ({ textContent }) => textContent),
    );
}

/** All texts that a heading of this page may have: from the content API, and from the interface. */
export async function writtenTexts(specified: Pick<SpecifiedPage, 'path' | 'locale'>): Promise<string[]> {
  const written = textsIn([
    await readJson(pageDocumentAddress(specified), pageDocumentSchema),
    ...(specified.locale === 'de'
      ? [german, germanStorage, germanColors, germanFiles, germanSpecimen, germanRegister]
      : [english, englishStorage, englishColors, englishFiles, englishSpecimen, englishRegister]),
  ]);
  // A closed poll's result is a sentence about one of its options.
  const { resultWinner } = specified.locale === 'de' ? germanResult : englishResult;
  return [...written, ...written.map((option) => fillIn(resultWinner, { option }))];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return [...value.flatMap(textsIn), value.flatMap(textsIn).join('')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'type' ? [] : key === 'markup' ? headingsOfMarkup(String(entry)) : textsIn(entry),
  );
}

function headingsOfMarkup(markup: string): string[] {
  return Array.from(markup.matchAll(/<h[1-6][^>]*>(.*?)<\/h[1-6]>/gs), ([, inside = '']) =>
    inside
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
}
