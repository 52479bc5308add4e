import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { editingTexts } from '#content/desk/look/editing-texts.ts';
import { type EditorLanguage, editorLanguages } from '#i18n/editor-texts.ts';
import { guideFile, guidePicture, guidePictures } from './guide-files.ts';
import { GuideText } from './guide-text.tsx';
import { guideTitles, guideTopics } from './guide-topics.ts';

/** All of Payload's texts in the admin, with our replacements. */
const ofPayload: Readonly<Record<EditorLanguage, ReadonlySet<string>>> = {
  de: new Set(leaves(de.translations, editingTexts.de)),
  en: new Set(leaves(en.translations, editingTexts.en)),
};

/** Texts in code as `de: '…'`, `en: '…'`: labels, help, panels. */
const sources = globSync('src/**/*.{ts,tsx}', {
  exclude: (file) => /\.test\.|migrations|seed|guides/.test(file),
});
const written = sources.map((file) => readFileSync(file, 'utf8')).join('\n');

const tables = import.meta.glob<Record<string, unknown>>('../../**/*-messages.ts', { eager: true });

const words: Readonly<Record<EditorLanguage, ReadonlySet<string>>> = { de: wordsIn('de'), en: wordsIn('en') };

function wordsIn(language: EditorLanguage): ReadonlySet<string> {
  const beside = [...written.matchAll(new RegExp(`\\b${language}: '([^'\\n]+)'`, 'g'))].map(
    ([, text = '']) => text,
  );
  const inTables = Object.values(tables).flatMap((module) =>
    Object.values(module).flatMap((table) => (isTable(table) ? leaves(table[language]) : [])),
  );
  const table = { de: 'german', en: 'english' }[language];
  const inViews = [
    ...written.matchAll(new RegExp(`const ${table}\\b[^{\n]*\\{\n([\\s\\S]*?)\n\\};`, 'g')),
  ].flatMap(([, lines = '']) => [...lines.matchAll(/: '([^'\n]+)'/g)].map(([, text = '']) => text));
  return new Set(
    [...ofPayload[language], ...beside, ...inTables, ...inViews].map((text) => text.replaceAll('\u00AD', '')),
  );
}

function isTable(table: unknown): table is Readonly<Record<string, unknown>> {
  return typeof table === 'object' && table !== null;
}

/** All texts in a tree, with those in `over` replacing their counterparts. */
function leaves(tree: unknown, over?: unknown): string[] {
  if (typeof over === 'string') return [over];
  if (typeof tree === 'string') return [tree];
  if (!isTable(tree)) return isTable(over) ? leaves(over) : [];
  const others = isTable(over) ? over : {};
  return [...new Set([...Object.keys(tree), ...Object.keys(others)])].flatMap((key) =>
    leaves(tree[key], others[key]),
  );
}

/** Whether the admin has this label; `{{label}}` in Payload's texts matches any name. */
function isOnDesk(label: string, language: EditorLanguage): boolean {
  if (words[language].has(label)) return true;
  return [...ofPayload[language]].some((text) => {
    const [before, after, ...more] = text.split('{{label}}');
    return (
      before !== undefined &&
      after !== undefined &&
      more.length === 0 &&
      before + after !== '' &&
      label.startsWith(before) &&
      label.endsWith(after) &&
      words[language].has(label.slice(before.length, label.length - after.length))
    );
  });
}

interface Node {
  type: string;
  value?: string;
  url?: string;
  alt?: string | null;
  children?: readonly Node[];
}

function all(node: Node, type: string): Node[] {
  const below = (node.children ?? []).flatMap((child) => all(child, type));
  return node.type === type ? [node, ...below] : below;
}

const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('');

describe.each(guideTopics)('the guide to %s', (topic) => {
  const guides = editorLanguages.map((language) => {
    const markdown = readFileSync(guideFile(topic, language), 'utf8');
    return { language, markdown, tree: fromMarkdown(markdown) };
  });

  test.each(guides)('calls everything as the desk does ($language)', ({ language, tree }) => {
    const labels = all(tree, 'strong').map(textOf);
    expect(labels.length).toBeGreaterThan(3);
    expect(labels.filter((label) => !isOnDesk(label, language))).toEqual([]);
  });

  test.each(guides)('is short, and begins with what it is about ($language)', ({ markdown, tree }) => {
    const count = markdown.split(/\s+/).length;
    expect(count).toBeGreaterThan(150);
    expect(count).toBeLessThan(350);
    expect(tree.children?.[0]?.type).toBe('paragraph');
  });

  test.each(guides)(
    'can be shown, with a picture or two that are there and say what they show ($language)',
    async ({ language, markdown, tree }) => {
      expect(all(tree, 'image').length).toBeLessThanOrEqual(2);
      for (const { url = '', alt } of all(tree, 'image')) {
        expect(existsSync(guidePicture(url, language)), url).toBe(true);
        expect(alt, url).toMatch(/\S+ \S+/);
      }
      const html = renderToStaticMarkup(await GuideText({ markdown, language }));
      expect(html).toContain('<h2 id=');
    },
  );

  test('says the same in both languages', () => {
    const [german = [], english = []] = guides.map(({ tree }) =>
      (tree.children ?? []).map(({ type }) => type),
    );
    expect(english).toEqual(german);
    expect(guideTitles[topic].de).not.toBe(guideTitles[topic].en);
  });
});

test('no picture lies about that no guide shows, and none is heavy', () => {
  const shown = guideTopics.flatMap((topic) =>
    editorLanguages.flatMap((language) =>
      all(fromMarkdown(readFileSync(guideFile(topic, language), 'utf8')), 'image').map(({ url = '' }) =>
        basename(guidePicture(url, language)),
      ),
    ),
  );
  const files = readdirSync(guidePictures);
  expect(files.toSorted()).toEqual(shown.toSorted());
  expect(files.filter((file) => statSync(join(guidePictures, file)).size > 40_000)).toEqual([]);
});

test('what no guide may contain is refused', async () => {
  for (const markdown of [
    '<b>loud</b>',
    '[out](https://example.org)',
    '[run](javascript:1)',
    '```\ncode\n```',
  ])
    await expect(GuideText({ markdown, language: 'de' })).rejects.toThrow('may not contain');
});
