import { describe, expect, it } from 'vitest';
import { richTextFromMarkdown } from './markdown.ts';

describe('richTextFromMarkdown', () => {
  it('reads tags as marks of the text between them', () => {
    expect(richTextFromMarkdown('a <u>b **c**</u> d')).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'a ' },
          { type: 'text', text: 'b ', underline: true },
          { type: 'text', text: 'c', underline: true, bold: true },
          { type: 'text', text: ' d', underline: false },
        ],
      },
    ]);
  });

  it('refuses other tags', () => {
    expect(() => richTextFromMarkdown('a <b>c</b>')).toThrow('<b>');
  });

  it('finds a picture by its key', () => {
    expect(richTextFromMarkdown('![](kurve)', (key) => `record of ${key}`)).toMatchObject([
      { type: 'image', media: { id: 'record of kurve' } },
    ]);
  });
});
