import { expect, test } from 'vitest';
import { markdownPath, pageOfMarkdown } from './markdown-path.ts';
import { pageMarkdown } from './page-markdown.ts';

const markdownOf = (main: string) =>
  pageMarkdown(
    `<!DOCTYPE html><title>Titel</title><header><a href="/">Start</a></header><main>${main}</main><footer>Fuß</footer>`,
    'https://example.org/strategie',
  );

test('a page’s content becomes Markdown with absolute addresses, without its frame', () => {
  expect(
    markdownOf(
      '<h1>Zu&shy;sammen</h1><p>Ein <a href="/en">Weg</a> und <strong>viele</strong>, <del>keiner</del>.</p><ul><li>Eins</li></ul><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><img src="/media/a.webp" alt="Ein Bild">',
    ),
  ).toBe(
    [
      '# Zusammen',
      'Ein [Weg](https://example.org/en) und **viele**, ~~keiner~~.',
      '- Eins',
      '| A |\n| - |\n| 1 |',
      '![Ein Bild](https://example.org/media/a.webp)',
      '<https://example.org/strategie>\n',
    ].join('\n\n'),
  );
});

test('what says nothing as text is left out, and a page without a heading has its title', () => {
  const text = markdownOf(
    '<script>alert(1)</script><p hidden>versteckt</p><span aria-hidden="true">01</span><form><input></form><p>Da &lt;script&gt;</p>',
  );
  expect(text).toBe('# Titel\n\nDa \\<script>\n\n<https://example.org/strategie>\n');
});

test.each([
  ['/', 'de', '/index.md'],
  ['/', 'en', '/en/index.md'],
  ['/strategie', 'de', '/strategie.md'],
  ['/demo/ring', 'en', '/en/demo/ring.md'],
] as const)('%s in %s is at %s', (path, locale, address) => {
  expect(markdownPath(path, locale)).toBe(address);
  expect(pageOfMarkdown(address)).toEqual({ path, locale });
});

test.each(['/strategie', '/Strategie.md', '/en.md', '/strategie/.md', '.md', '/index.MD'])(
  '%s is no page as Markdown',
  (address) => {
    expect(pageOfMarkdown(address)).toBeUndefined();
  },
);
