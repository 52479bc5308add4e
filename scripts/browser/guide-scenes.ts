import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { lexicalFromRichText } from '../../src/fields/lexical.ts';
import { richTextFromMarkdown } from '../../src/fields/markdown.ts';
import type { EditorLanguage } from '../../src/i18n/editor-texts.ts';
import type { ContentEditor } from '../../tests/support/content-editor.ts';

export interface Desk {
  page: Page;
  siteUrl: string;
  language: EditorLanguage;
  editor: ContentEditor;
}

/** What to capture: from the top of the first element to the end of the last one, or `height` pixels. */
interface Sight {
  part: Locator;
  until?: Locator;
  height?: number;
}

const records = z.object({ docs: z.array(z.object({ id: z.number() })) });

async function idOf({ editor }: Desk, query: string): Promise<number> {
  const answer = await editor.request('GET', `${query}&depth=0&limit=1`);
  const [record] = records.parse(await answer.json()).docs;
  if (!record) throw new Error(`There is nothing at ${query}.`);
  return record.id;
}

async function open({ page, siteUrl }: Desk, path: string): Promise<void> {
  await page.goto(`${siteUrl}/admin${path}`);
  await page.locator('html[data-desk="ready"]').waitFor();
  await page.locator('form[data-form-ready=true]').first().waitFor();
}

async function begunPage({ editor, language }: Desk): Promise<string> {
  const path = `/neue-sitze-${language}`;
  const made = await editor.request('GET', `/pages?where[path][equals]=${path}&depth=0`);
  const [page] = records.parse(await made.json()).docs;
  if (page) return String(page.id);
  const words = lexicalFromRichText(
    richTextFromMarkdown('Am 1. Juni beginnt der Umbau. Er dauert acht Wochen.'),
  );
  const id = await editor.save('POST', '/pages?locale=de&draft=true', {
    path,
    title: 'Neue Sitze für die Kurve',
    blocks: [
      { blockType: 'hero', title: 'Wir bauen um.', look: 'type' },
      { blockType: 'rich-text', content: words },
      {
        blockType: 'blockquote',
        quote: 'Ich habe hier dreißig Jahre lang gestanden.',
        attribution: 'Ines Roth',
      },
    ],
  });
  await editor.save('PATCH', `/pages/${id}?locale=en&draft=true`, { title: 'New seats for the curve' });
  return id;
}

/** Scenes by the name used in the guides' Markdown. Pictures must not depend on time or machine. */
export const guideScenes: Readonly<Record<string, (desk: Desk) => Promise<Sight>>> = {
  templates: async (desk) => {
    await open(desk, `/collections/pages/create?locale=${desk.language}`);
    const name = { de: 'Womit soll die Seite beginnen?', en: 'How should the page begin?' }[desk.language];
    return { part: desk.page.getByRole('region', { name }) };
  },

  picker: async (desk) => {
    const { page, language } = desk;
    await open(desk, `/collections/pages/create?locale=${language}`);
    const add = { de: 'Baustein hinzufügen', en: 'Add Block' }[language];
    await page.getByRole('button', { name: add }).last().click();
    const cards = page.locator('.blocks-drawer__block');
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('.blocks-drawer__block img')].every(
        ({ complete }) => complete,
      ),
    );
    return { part: page.locator('.block-search'), until: cards.nth(2) };
  },

  'focal-point': async (desk) => {
    const { page, language } = desk;
    await page.setViewportSize({ width: 640, height: 1400 });
    await open(
      desk,
      `/collections/media/${await idOf(desk, '/media?where[filename][like]=trikot-home-front')}`,
    );
    await page.getByRole('button', { name: { de: 'Bild bearbeiten', en: 'Edit Image' }[language] }).click();
    await page.locator('.edit-upload__save:not([disabled])').waitFor();
    return { part: page.locator('.edit-upload__toolWrap'), height: 760 };
  },

  languages: async (desk) => {
    await open(desk, `/collections/pages/${await begunPage(desk)}?locale=en`);
    const name = { de: 'Deutsch daneben', en: 'German beside it' }[desk.language];
    return { part: desk.page.getByRole('region', { name }) };
  },

  'side-by-side': async (desk) => {
    const { page, language, editor } = desk;
    await page.setViewportSize({ width: 1120, height: 1400 });
    const path = `/nebeneinander-${language}`;
    const german = 'Ich habe hier dreißig Jahre lang gestanden.';
    const id = await editor.save('POST', '/pages?locale=de&draft=true', {
      path,
      title: 'Neue Sitze für die Kurve',
      blocks: [{ blockType: 'blockquote', quote: german, attribution: 'Ines Roth' }],
    });
    await editor.save('PATCH', `/pages/${id}?locale=en&draft=true`, {
      title: 'New seats for the curve',
      blocks: [
        { blockType: 'blockquote', quote: 'I stood here for thirty years.', attribution: 'Ines Roth' },
      ],
    });
    const stored = await editor.request('GET', `/pages/${id}?locale=de&draft=true&depth=0`);
    const { blocks } = z.object({ blocks: z.array(z.looseObject({})) }).parse(await stored.json());
    const changed = blocks.map((block) => ({ ...block, quote: german.replace('dreißig', 'fast vierzig') }));
    await editor.save('PATCH', `/pages/${id}?locale=de&draft=true`, { blocks: changed });
    await open(desk, `/collections/pages/${id}?locale=en`);
    await page
      .getByLabel({ de: 'Deutsch bei jedem Feld zeigen', en: 'Show German with each field' }[language])
      .check();
    await page.locator('#blocks-row-0 .collapsible__toggle').first().click();
    const quote = page.locator('.field-type', { has: page.locator('#field-blocks__0__quote') }).last();
    return { part: quote, until: page.locator('[for="field-blocks__0__attribution"]').locator('..') };
  },

  schedule: async (desk) => {
    const { page, language } = desk;
    await open(desk, `/collections/pages/${await begunPage(desk)}?locale=${language}`);
    const part = page.getByRole('region', { name: { de: 'Planen', en: 'Schedule' }[language] });
    await part.getByRole('textbox').fill('30.06.2027 18:00');
    return { part };
  },

  votes: async (desk) => {
    const { page, siteUrl } = desk;
    const id = await idOf(desk, '/polls?where[key][equals]=trikot-der-saison');
    await page.goto(`${siteUrl}/admin/collections/polls/${id}/votes?locale=${desk.language}`);
    return { part: page.locator('section:has(> table)').first() };
  },

  'form-field': async (desk) => {
    const { page } = desk;
    const id = await idOf(desk, '/forms?where[fields.showIfField][equals]=thema');
    await open(desk, `/collections/forms/${id}?locale=${desk.language}`);
    const all = { de: 'Alle anzeigen', en: 'Show All' }[desk.language];
    await page.getByRole('button', { name: all }).first().click();
    const condition = page.locator('select[id$="__showIfField"]:has(option[value="thema"]:checked)').first();
    const row = page.locator('#field-fields .array-field__row, .array-field__draggable-rows > *');
    return { part: row.filter({ has: condition }).first(), height: 900 };
  },

  variant: async (desk) => {
    const { page, language } = desk;
    const id = await idOf(desk, '/products?where[name][like]=Trikot&locale=de');
    // Tall enough for the whole, or sticky headers would cover it.
    await page.setViewportSize({ width: 960, height: 3000 });
    await open(desk, `/collections/products/${id}?locale=${language}`);
    const row = page.locator('#variants-row-0');
    const label = { de: 'Verfügbarkeit', en: 'Availability' }[language];
    const availability = row.locator('.field-type').filter({ hasText: label }).last();
    // May still be open from the other language's picture.
    if (!(await availability.isVisible())) await row.locator('.collapsible__toggle').first().click();
    return { part: availability };
  },

  'link-target': async (desk) => {
    const { page, language, editor } = desk;
    const link = { label: { de: 'Zur Strategie', en: 'To the strategy' }[language], href: '/strategie' };
    const id = await editor.save('POST', `/pages?locale=${language}&draft=true`, {
      path: `/mit-link-${language}`,
      title: link.label,
      blocks: [{ blockType: 'buttons', items: [{ link }] }],
    });
    await open(desk, `/collections/pages/${id}?locale=${language}`);
    await page.locator('#blocks-row-0 .collapsible__toggle').first().click();
    await page.locator('#blocks-0-items-row-0 .collapsible__toggle').click();
    await page.locator('[id$="__link__href"]').first().click();
    await page.locator('.rs__option').first().waitFor();
    return { part: page.locator('#blocks-0-items-row-0'), until: page.locator('.rs__menu') };
  },

  'identity-color': async (desk) => {
    const { page } = desk;
    // Wide enough for both side by side.
    await page.setViewportSize({ width: 1600, height: 1400 });
    const id = await idOf(desk, '/media?where[identityColor][equals]=ring&sort=id');
    await open(desk, `/collections/media/${id}?locale=${desk.language}`);
    await page.locator('#field-colorInFile').waitFor();
    return { part: page.locator('.field-type.row', { has: page.locator('#field-identityColor') }).last() };
  },

  colours: async (desk) => {
    const { page, language } = desk;
    await open(desk, `/globals/brand?locale=${language}`);
    await page.getByRole('button', { name: { de: 'Farben', en: 'Colours' }[language], exact: true }).click();
    const value = page.locator('#field-colors__ring__hex');
    await value.waitFor();
    return { part: page.locator('.group-field').filter({ has: value }).last(), height: 640 };
  },

  comparison: async (desk) => {
    const { page, siteUrl, language, editor } = desk;
    const sentences = {
      de: ['Wir bauen um.', 'Die Kurve bekommt neue Sitze.', 'Ab Juni wird gebaut.', 'Ab Juli wird gebaut.'],
      en: ['We are rebuilding.', 'The curve gets new seats.', 'Work begins in June.', 'Work begins in July.'],
    }[language];
    const [title = '', more, before = '', after = ''] = sentences;
    const draft = `?locale=${language}&draft=true`;
    const id = await editor.save('POST', `/pages${draft}`, {
      path: `/vergleich-${language}`,
      title,
      blocks: [title, before, more].map((words) => ({ blockType: 'headline', title: words })),
    });
    const stored = await editor.request('GET', `/pages/${id}${draft}&depth=0`);
    const { blocks } = z.object({ blocks: z.array(z.looseObject({})) }).parse(await stored.json());
    const changed = blocks.map((block) => (block.title === before ? { ...block, title: after } : block));
    await editor.save('PATCH', `/pages/${id}${draft}`, { blocks: changed });
    const version = await idOf(desk, `/pages/versions?where[parent][equals]=${id}&sort=-updatedAt`);
    await page.goto(`${siteUrl}/admin/collections/pages/${id}/pictures/${version}?locale=${language}`);
    const sides = page.locator('[data-width]:has(iframe)');
    for (const frame of await sides.locator('iframe').all())
      await frame.contentFrame().locator('h1').waitFor();
    // Time and author of the save vary.
    await sides.locator('section > p').evaluateAll((facts) => {
      for (const fact of facts) fact.remove();
    });
    return { part: page.locator('section:has(> #what-differs)'), until: sides, height: 560 };
  },
};
