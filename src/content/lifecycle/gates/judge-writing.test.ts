import { describe, expect, test } from 'vitest';
import { templates } from '#content/lifecycle/templates/templates.ts';
import { lexicalFromRichText } from '#fields/lexical.ts';
import { richTextFromMarkdown } from '#fields/markdown.ts';
import { judgeWriting } from './judge-writing.ts';

const found = (blocks: unknown) =>
  judgeWriting({ locale: 'de', blocks }, false).map(({ path, code }) => [path, code]);

describe('what nobody has written', () => {
  test('is a page without blocks', () => {
    expect(found([])).toEqual([['blocks', 'page-empty']]);
    expect(found(undefined)).toEqual([['blocks', 'page-empty']]);
    // A page that leads elsewhere needs none.
    expect(judgeWriting({ locale: 'de', blocks: [] }, true)).toEqual([]);
  });

  test.each(templates.map(({ title, blocks }) => [title.de, blocks.de] as const))(
    'is every sentence of “%s” that says what to write, by block',
    (_, blocks) => {
      const inBlocks = found(blocks);
      expect(inBlocks.length).toBeGreaterThan(0);
      expect(new Set(inBlocks.map(([, code]) => code))).toEqual(new Set(['text-sample']));
    },
  );

  test('is named with its first sentence, and how many more there are', () => {
    const quote = {
      blockType: 'blockquote',
      quote: 'Ein Satz, den nur dieser Mensch so sagen würde.',
      attribution: 'Vorname Nachname, Aufgabe im Verein',
    };
    expect(judgeWriting({ locale: 'de', blocks: [quote] }, false)[0]?.message.de).toMatch(
      /^„Ein Satz, den nur dieser Mensch so sagen würde\.“ und noch ein Satz in Baustein 1 .* stehen so in der Vorlage/,
    );
  });
});

test('a sentence of one’s own is written, also beside what a template ends with', () => {
  const content = lexicalFromRichText(
    richTextFromMarkdown('## Wie es weitergeht\n\nAm 1. Juni beginnt der Umbau.'),
  );
  const buttons = {
    blockType: 'buttons',
    lead: 'Mehr davon',
    items: [{ link: { label: 'Zur Startseite', href: '/' } }],
  };
  expect(found([{ blockType: 'rich-text', content }, buttons])).toEqual([]);
});
