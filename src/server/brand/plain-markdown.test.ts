import { expect, test } from 'vitest';
import { plainMarkdown, plainMarkdownLine } from './plain-markdown.ts';

test.each([
  'Größe heißt „Maß halten“ – nicht ‚mehr‘.',
  '“Don’t shout,” she said — twice…',
  'Tickets ab 24,90 € & mehr; A&B',
  '3 < 4, 2 * 3, snake_case, 50 %',
  '(c) 1893 – +49 711 / 55-007; #1893!',
])('“%s” stays as it was typed', (text) => {
  expect(plainMarkdown(text)).toBe(text);
  expect(plainMarkdownLine(text)).toBe(text);
});

test.each([
  ['<b>x</b>', '&lt;b>x&lt;/b>'],
  ['<!-- <script>', '&lt;!-- &lt;script>'],
  ['<https://example.org>', '&lt;https://example.org>'],
  ['&lt;b&gt; &#60;', '&amp;lt;b&amp;gt; &amp;#60;'],
  ['**Fan*innen**', '\\*\\*Fan\\*innen\\*\\*'],
  ['_x_ `y` ~~z~~', '\\_x\\_ \\`y\\` \\~\\~z\\~\\~'],
  ['![a](b) [c][d]', '!\\[a\\](b) \\[c\\]\\[d\\]'],
  ['a\\*b', 'a\\\\\\*b'],
  ['zwei\nZeilen\u00AD', 'zwei Zeilen'],
])('%s is no markup', (text, written) => {
  expect(plainMarkdown(text)).toBe(written);
});

test.each([
  ['1. FC', '1\\. FC'],
  ['2) zwei', '2\\) zwei'],
  ['# Titel', '\\# Titel'],
  ['> Zitat', '\\> Zitat'],
  ['- Punkt', '\\- Punkt'],
  ['* Punkt', '\\* Punkt'],
  ['---', '\\---'],
])('a line that begins with %s is a line of text', (text, written) => {
  expect(plainMarkdownLine(text)).toBe(written);
});
