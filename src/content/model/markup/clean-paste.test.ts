// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

function pasted(html: string): [html: string, pictures: number] {
  const page = new DOMParser().parseFromString(`<html><body>${html}</body></html>`, 'text/html');
  const pictures = cleanPaste(page);
  return [page.body.innerHTML.replaceAll(/\s*\n\s*/g, ''), pictures];
}

test.each([
  [
    'a web page',
    '<style>p{color:red}</style><h1>Anfahrt</h1><p>Mit der <a href="https://bahn.example/">Bahn</a>.</p><script>alert(1)</script>',
    '<h2>Anfahrt</h2><p>Mit der <a href="https://bahn.example/">Bahn</a>.</p>',
  ],
  [
    'a table with deep headings',
    '<h5>Preise</h5><table><tbody><tr><th>Platz</th><td>12 €</td></tr></tbody></table>',
    '<h4>Preise</h4><table><tbody><tr><th>Platz</th><td>12 €</td></tr></tbody></table>',
  ],
])('of %s text, headings, lists, links and tables stay', (_program, html, clean) => {
  expect(pasted(html)).toEqual([clean, 0]);
});

test('pictures are left out and counted, with what held nothing else', () => {
  const html =
    '<p>Vorher</p><figure><img src="data:image/png;base64,AAAA"></figure><p>Mitten<img src="file:///C:/bild.png">drin</p><a href="/x"><img src="x.png"></a>';
  expect(pasted(html)).toEqual(['<p>Vorher</p><p>Mittendrin</p>', 3]);
});
