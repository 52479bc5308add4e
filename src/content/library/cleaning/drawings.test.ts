import { expect, test } from 'vitest';
import { refusalOf } from './can-not-be-cleaned.ts';
import { cleanCaptions } from './captions.ts';
import { cleanDrawing } from './drawings.ts';
import { kindOfFile } from './kind-of-file.ts';

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

const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>Grüße</text></svg>';

test.each([
  ['Latin', Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${drawn}`, 'latin1')],
  ['Windows', Buffer.from(`<?xml version="1.0" encoding="windows-1252"?>\n${drawn}`, 'latin1')],
  ['Latin that says nothing', Buffer.from(drawn, 'latin1')],
  ['UTF-16', Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>\n${drawn}`, 'utf16le')],
  ['UTF-16 with nothing but its mark', Buffer.from(`\uFEFF${drawn}`, 'utf16le')],
  ['UTF-16 from the other end', Buffer.from(`\uFEFF${drawn}`, 'utf16le').swap16()],
  ['UTF-16 without a mark', Buffer.from(drawn, 'utf16le')],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${drawn}`)],
])('a drawing in %s keeps its letters', async (_encoding, bytes) => {
  expect(await kindOfFile(bytes)).toMatch(/^(?:image\/svg\+xml|application\/xml)$/);
  const text = (await cleanDrawing(bytes)).toString();
  expect(text).toContain('>Grüße<');
  expect(text).not.toContain('encoding');
});

test('a drawing in an encoding that nobody knows is refused with a sentence that says so', async () => {
  const bytes = Buffer.from(`<?xml version="1.0" encoding="EBCDIC-X"?>${drawn}`, 'latin1');
  await expect(cleanDrawing(bytes)).rejects.toMatchObject({ obstacle: 'encoding' });
  expect(refusalOf('encoding').de).toContain('als UTF-8 speichern');
  expect(refusalOf('encoding').en).toContain('save it as UTF-8');
});

test.each([
  ['UTF-8', Buffer.from('\uFEFFWEBVTT\n\n00:01.000 --> 00:02.000\nGru\u0308ße')],
  ['Windows', Buffer.from('WEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nGrüße', 'latin1')],
  ['UTF-16', Buffer.from('\uFEFFWEBVTT\n\n00:01.000 --> 00:02.000\nGrüße', 'utf16le')],
])('captions in %s keep their letters', async (_encoding, bytes) => {
  expect(await kindOfFile(bytes)).toBe('text/vtt');
  expect(cleanCaptions(bytes).toString()).toBe('WEBVTT\n\n00:01.000 --> 00:02.000\nGrüße\n');
});
