import { describe, expect, test } from 'vitest';
import { clubs } from '#brand/clubs/clubs.ts';
import { masterSchema } from '#brand/record/marks.ts';
import { cleanMaster } from './clean-master.ts';

const red = '#DA0024';

function masterFrom(svg: string): string {
  const cleaned = cleanMaster(svg, red);
  if ('problem' in cleaned) throw new Error(cleaned.problem.en);
  return masterSchema.parse(cleaned.master);
}

function problemOf(svg: string): string {
  const cleaned = cleanMaster(svg, red);
  return 'problem' in cleaned ? cleaned.problem.en : `none: ${cleaned.master}`;
}

const drawing = (inside: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

describe('a master', () => {
  test.each(Object.entries(clubs))('of the %s club stays what it is', (_name, { marks }) => {
    for (const { master } of [marks.wordmark, marks.symbol]) expect(masterFrom(master)).toBe(master);
  });

  test('is made of what drawing programs write', () => {
    const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 28.0 -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="a" xmlns="http://www.w3.org/2000/svg" x="0px" y="0px" viewBox="0 0 32 16" xml:space="preserve">
<title>Mark</title>
<style type="text/css">.st0{fill:#DA0024;} .st1{fill:#121212;stroke:none}</style>
<g id="b"><path class="st0" d="M0,0
  L8,8z"/><circle class="st1" cx="4" cy="4" r="2"/></g></svg>`;
    expect(masterFrom(illustrator)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="16" viewBox="0 0 32 16"><g><path d="M0,0 L8,8z" fill="var(--accent)"/><circle cx="4" cy="4" r="2" fill="var(--text)"/></g></svg>',
    );
  });

  test('has whole numbers from zero as its format, and paints what has no colour like type', () => {
    expect(masterFrom(drawing('<path d="M0 0h2v2z"/>', 'viewBox="-5 2.5 10 5"'))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="480" viewBox="0 0 960 480"><g transform="scale(96.00000) translate(5 -2.5)"><path d="M0 0h2v2z" fill="var(--text)"/></g></svg>',
    );
  });

  test('may be as long as a long name in one line', () => {
    expect(masterFrom(drawing('<path d="M0 0h2v2z"/>', 'viewBox="0 0 200 10"'))).toContain('width="200"');
    expect(masterFrom(drawing('<path d="M0 0h2v2z"/>', 'viewBox="0 0 199.9 10"'))).toContain('width="9595"');
  });

  test('inherits the colour of a group', () => {
    expect(masterFrom(drawing('<g fill="#da0024"><rect width="2" height="2"/></g>'))).toContain(
      '<rect width="2" height="2" fill="var(--accent)"/>',
    );
  });
});

describe('refused, in a sentence, is', () => {
  test.each([
    ['what is no SVG', 'hello', 'no SVG'],
    ['half a file', '<svg viewBox="0 0 1 1"><path', 'can’t be read'],
    ['a script', drawing('<script>alert(1)</script>'), '<script> has no place'],
    ['a handler', drawing('<path onload="alert(1)" d="M0 0"/>'), 'a program'],
    [
      'other people’s HTML',
      drawing('<foreignObject><b>a</b></foreignObject>'),
      '<foreignObject> has no place',
    ],
    ['a picture', drawing('<image href="//example.org/a.png"/>'), 'picture of pixels'],
    ['a reference', drawing('<use href="#a"/>'), '<use> has no place'],
    ['text', drawing('<text>A</text>'), 'Convert it to paths'],
    ['a gradient', drawing('<path fill="url(#a)" d="M0 0h1"/>'), 'one flat colour'],
    [
      'a third colour',
      drawing('<path fill="#123456" d="M0 0"/><path fill="#654321" d="M0 0"/><path d="M0 0"/>'),
      'two colours at most',
    ],
    ['what shines through', drawing('<path opacity=".5" d="M0 0"/>'), 'no opacity in a mark'],
    ['nothing', drawing('<g></g>'), 'nothing to be seen'],
    ['no format', drawing('<path d="M0 0"/>', ''), 'lacks its format'],
    ['a strip', drawing('<path d="M0 0"/>', 'viewBox="0 0 99999 1"'), '20 times as long'],
    ['a pole', drawing('<path d="M0 0"/>', 'width="3" height="61"'), '20 times as long'],
    ['an entity', '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"><path d="&a;"/></svg>', 'ENTITY'],
    ['what is huge', drawing('<path d="M0 0"/>'.repeat(20_000)), 'too large'],
    ['a path that ends its quotes', drawing('<path d="M0 0&quot;/&gt;&lt;script&gt;"/>'), 'wrong with d'],
  ])('%s', (_what, svg, said) => {
    expect(problemOf(svg)).toContain(said);
  });
});
