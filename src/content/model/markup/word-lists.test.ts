// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { restoreLists } from './word-lists.ts';

function entry(text: string, level: number, marker = '·', list = 'l0'): string {
  const ignored = `<![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>`;
  return `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list} level${level} lfo1'>${ignored}${text}<o:p></o:p></p>`;
}

function restored(html: string): string {
  const page = new DOMParser().parseFromString(`<html><body>${html}</body></html>`, 'text/html');
  restoreLists(page);
  return page.body.innerHTML
    .replaceAll(/<!--.*?-->|<\/?o:p>/g, '')
    .replaceAll(/<(p|li) [^>]*>/g, '<$1>')
    .replaceAll(/\s*\n\s*/g, '');
}

test.each([
  [
    `<p><b>Anreise</b></p>\n${entry('Bahn', 1)}\n${entry('Rad', 1)}\n${entry('Stellplätze', 2, 'o')}\n<p>Danach</p>`,
    '<p><b>Anreise</b></p><ul><li>Bahn</li><li>Rad<ul><li>Stellplätze</li></ul></li></ul><p>Danach</p>',
  ],
  [
    entry('a', 1, '1.') + entry('b', 1, '2.') + entry('c', 2, '(a)') + entry('d', 1, '3.'),
    '<ol><li>a</li><li>b<ol><li>c</li></ol></li><li>d</li></ol>',
  ],
  [entry('a', 1) + entry('b', 1, 'iv)', 'l1'), '<ul><li>a</li></ul><ol><li>b</li></ol>'],
  [
    entry('a', 1) + entry('b', 3) + entry('c', 2) + entry('d', 1),
    '<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>',
  ],
  [`${entry('a', 2)}<p>x</p>${entry('b', 1)}`, '<ul><li>a</li></ul><p>x</p><ul><li>b</li></ul>'],
  [entry('mit <b>der Bahn</b>', 1, '§'), '<ul><li>mit <b>der Bahn</b></li></ul>'],
  ['<ul><li>a</li></ul><p>b</p>', '<ul><li>a</li></ul><p>b</p>'],
])('paragraphs that are a list become one', (pasted, list) => {
  expect(restored(pasted)).toBe(list);
});

test('other pages are left alone', () => {
  expect(restored('<p>a</p><ul><li>b</li></ul>')).toBe('<p>a</p><ul><li>b</li></ul>');
});
