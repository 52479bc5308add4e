import { expect, test } from 'vitest';
import { cleanDrawing } from './drawings.ts';

test('a drawing asks nobody for anything', async () => {
  const there = 'http://elsewhere.example';
  const drawing = `<?xml-stylesheet href="${there}/a.css"?>
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:svg="http://www.w3.org/1999/xhtml"
      viewBox="0 0 10 10" xml:base="${there}/" style="background: \\75rl( '${there}/1' )">
    <style>@\\69mport "${there}/2"; rect { fill: url("${there}/3#a") } svg { background: image-set("#a" 1x, "${there}/4" 2x) }
      @font-face { font-family: a; src: url(data:font/woff2;base64,AAAA) }</style>
    <svg:style>@import "${there}/5";</svg:style>
    <style><![CDATA[circle { cursor: URL(${there}/6), auto } @imp@import a;ort "x"; ]]/**/>\\5d]><script/>]]></style>
    <defs><linearGradient id="a"/><filter id="f"><feImage href="${there}/7"/></filter></defs>
    <image href="${there}/8" width="1" height="1"/><image xlink:href=" //elsewhere.example/9"/><use href="${there}/10#a"/>
    <set attributeName="href" to="${there}/11"/><animate attributeName="xlink:href" values="${there}/12"/>
    <svg:img src="${there}/13"/><img xmlns="http://www.w3.org/1999/xhtml" srcset="${there}/14"/>
    <foreignObject><img src="${there}/15"/></foreignObject>
    <rect width="9" height="9" fill="url( #a)" filter="url(${there}/16#f)"/><use href="#a"/></svg>`;

  const text = (await cleanDrawing(Buffer.from(drawing))).toString();
  expect(text).not.toContain('elsewhere');
  expect(text).toMatch(/<rect[^>]* fill="url\( ?#a\)"/);
  expect(text).toContain('<use href="#a"/>');
  expect(text).toContain('url(data:font/woff2;base64,AAAA)');
  expect(text).not.toMatch(/@import|\]\]><script/);
});
