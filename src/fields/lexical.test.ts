import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import { lexicalFromRichText, richTextFromLexical } from './lexical.ts';
import { richTextFromMarkdown } from './markdown.ts';
import type { RichText, RichTextInline, RichTextNode } from './rich-text-tree.ts';

const mark = fc.option(fc.constant(true as const), { nil: undefined });
const run: fc.Arbitrary<RichTextInline> = fc
  .record({
    text: fc.string({ minLength: 1 }),
    bold: mark,
    italic: mark,
    underline: mark,
    strike: mark,
    code: mark,
    language: fc.option(fc.constantFrom('de' as const, 'en' as const), { nil: undefined }),
  })
  .map(({ text, ...marks }) => ({
    type: 'text',
    text,
    ...Object.fromEntries(Object.entries(marks).filter(([, set]) => set)),
  }));
const lineBreak: fc.Arbitrary<RichTextInline> = fc.constant({ type: 'break' });
const link: fc.Arbitrary<RichTextInline> = fc
  .tuple(
    fc.constantFrom('https://example.org/', '/strategie', '#farbe', 'mailto:a@example.org'),
    fc.array(run, { minLength: 1, maxLength: 3 }),
  )
  .map(([href, children]) => ({
    type: 'link',
    href,
    children: children.filter((child) => child.type !== 'link'),
  }));
const inlines = fc.array(fc.oneof(run, lineBreak, link), { minLength: 1, maxLength: 4 });
const cells = fc.array(inlines, { minLength: 2, maxLength: 2 });
const node: fc.Arbitrary<RichTextNode> = fc.oneof(
  inlines.map((children): RichTextNode => ({ type: 'paragraph', children })),
  fc
    .tuple(fc.constantFrom(2, 3, 4), inlines)
    .map(([level, children]): RichTextNode => ({ type: 'heading', level, children })),
  inlines.map((children): RichTextNode => ({ type: 'quote', children })),
  fc.constant<RichTextNode>({ type: 'rule' }),
  fc.tuple(fc.boolean(), fc.array(inlines, { minLength: 1, maxLength: 3 })).map(
    ([ordered, items]): RichTextNode => ({
      type: 'list',
      ordered,
      items: items.map((children) => ({ children })),
    }),
  ),
  fc
    .tuple(cells, fc.array(cells, { minLength: 1, maxLength: 3 }))
    .map(([head, rows]): RichTextNode => ({ type: 'table', head, rows })),
);

describe('rich text', () => {
  it('comes back from the editor’s format as it went in', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 6 }), (tree: RichText) => {
        expect(richTextFromLexical(lexicalFromRichText(tree), { locale: 'de', brand })).toEqual(tree);
      }),
    );
  });

  it('survives anything that may be stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(Array.isArray(richTextFromLexical(stored, { locale: 'de', brand }))).toBe(true);
      }),
    );
  });

  it('reads nested lists, marks and tables from Markdown', () => {
    const tree = richTextFromMarkdown(
      '## Kopf\n\nEin **fetter** Satz mit [Link](/strategie).\n\n- eins\n  - zwei\n\n| A | B |\n| - | - |\n| 1 | 2 |',
    );
    expect(tree.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'list', 'table']);
    expect(richTextFromLexical(lexicalFromRichText(tree), { locale: 'en', brand })[1]).toMatchObject({
      children: [{}, { bold: true }, {}, { href: '/en/strategie' }, {}],
    });
    expect(richTextFromLexical(lexicalFromRichText(tree), { locale: 'de', brand })[2]).toEqual(tree[2]);
  });

  it('keeps the language of words that are not the page’s', () => {
    const tree = richTextFromMarkdown('A *<span lang="de">Stäffele</span>* is a stair.');
    expect(richTextFromLexical(lexicalFromRichText(tree), { locale: 'en', brand })).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'A ' },
          { type: 'text', text: 'Stäffele', italic: true, language: 'de' },
          { type: 'text', text: ' is a stair.' },
        ],
      },
    ]);
  });

  it('drops the target of a link that the site refuses, and keeps its words', () => {
    const stored = lexicalFromRichText([
      {
        type: 'paragraph',
        children: [{ type: 'link', href: 'javascript:alert(1)', children: [{ type: 'text', text: 'hier' }] }],
      },
    ]);
    expect(richTextFromLexical(stored, { locale: 'de', brand })).toEqual([
      { type: 'paragraph', children: [{ type: 'text', text: 'hier' }] },
    ]);
  });
});
