import { describe, expect, test } from 'vitest';
import {
  colorsNamedIn,
  identityIn,
  idleTokens,
  literalsInMotion,
  literalsInStylesheet,
} from './check-tokens.ts';

describe('a value that a token says', () => {
  test.each([
    ['a colour', 'a { color: #DA0024; }', '#DA0024'],
    ['a colour in a mixture', 'a { background: color-mix(in oklab, white, var(--ground)); }', 'white'],
    ['a colour of a custom property', 'a { --edge: rgb(0 0 0); }', 'rgb('],
    ['a duration', 'a { transition: opacity 0.2s ease; }', 'var(--duration-short)'],
    ['a curve', 'a { animation-timing-function: cubic-bezier(0, 0, 1, 1); }', 'cubic-bezier('],
    ['a corner', 'a { border-radius: 999rem; }', 'var(--radius-pill)'],
    ['a step of space', 'a { margin: 0 auto 1.5rem; }', 'var(--space-3)'],
    ['a step of space that is reckoned with', 'a { padding: calc(2rem - 1px); }', 'var(--space-4)'],
    ['a line', 'a { border-block-end: 2px solid; }', 'var(--line-bold)'],
    [
      'a size of type that two tokens say',
      'a { font-size: 1.0625rem; }',
      'var(--size-note) or var(--size-label)',
    ],
    [
      'the leading of headlines in sizes of the type',
      'a { translate: 0 calc(2 * 0.92em); }',
      'var(--display-leading)',
    ],
    ['the place of the band in a title', 'a { --band-rise: 0.43em; }', 'var(--ring-title-rise)'],
    ['the place of the band in a figure', 'a { --chest: 0.35em; }', 'var(--ring-figure-middle)'],
    ['the place of the band behind the claim', 'a { vertical-align: 0.14em; }', 'var(--ring-claim-lift)'],
    ['a bend of the band', 'a { --round: calc(var(--path) * 1.75); }', 'var(--ring-bend-path)'],
    ['the last declaration without a semicolon', 'a{gap:1rem}', 'var(--space-2)'],
    ['a width of the window', '@media screen and (width >= 50rem) { a { color: inherit; } }', '50rem'],
  ])('%s is found in a stylesheet, with its line', (_what, css, said) => {
    const found = literalsInStylesheet('a.css', `/* A comment\n * of two lines: #fff; */\n${css}\n`);
    expect(found).toEqual([expect.stringMatching(/^a\.css:3: /)]);
    expect(found[0]).toContain(said);
  });

  test.each([
    'a { gap: var(--space-2); margin: 0 0.4rem; color: currentcolor; }',
    'a { font-size: clamp(1.0625rem, calc(4cqi + (2rem - 1em)), 2rem); white-space: pre; }',
    '[data-ground="white"] { inline-size: 2rem; scale: 1.75; margin-block-start: 0.43em; }',
    '@media (width >= 48rem) { a { gap: 0; } }',
    '@container block (inline-size >= 50rem) { a { gap: 0; } }',
    '/* 1rem and #fff */',
  ])('nothing is found in %s', (css) => {
    expect(literalsInStylesheet('a.css', css)).toEqual([]);
  });

  test('is found in motion code, as text and as a part of a second', () => {
    const source =
      "/** 30px */\nconst edge = '30px';\nconst apart = { reveal: 0.1 }; // 0.2\nconst line = 0.3;\n";
    expect(literalsInMotion('a.ts', source)).toEqual([
      "a.ts:2: '30px' – the stylesheet has --rise-reveal",
      "a.ts:2: '30px' – the stylesheet has --parallax-subtle2",
      'a.ts:3: 0.1 – the stylesheet has --stagger-reveal',
    ]);
  });
});

test('a token that is only written is idle; one that a stylesheet or a script reads is not', () => {
  const idle = idleTokens(['a { --space-1: 0; gap: var(--space-2); }', "styleOf('--space-3')"]);
  expect(idle).toContain('--space-1');
  expect(idle).not.toContain('--space-2');
  expect(idle).not.toContain('--space-3');
});

describe('what the record of the identity says', () => {
  test.each([
    ['a colour', "const red = '#da0024';", '#da0024 – the record of the identity has this colour'],
    ['the name', "const title = 'Identität – VfB';", 'VfB – the record of the identity has this name'],
    ['the claim', '"claim": "Together ahead"', 'Together ahead – the record of the identity has this claim'],
    ['a face', 'font-family: "Archivo Text";', 'Archivo – the record of the identity has this face'],
  ])('%s is found in any code, with its line', (_what, code, said) => {
    expect(identityIn('a.ts', `/* VfB, #DA0024 */\n${code} // Archivo\n`)).toEqual([`a.ts:2: ${said}`]);
  });

  test.each(["const blue = '#336699';", "const address = 'https://vfbexpress.example';", "'#DA0024FF'"])(
    'nothing is found in %s',
    (code) => {
      expect(identityIn('a.ts', code)).toEqual([]);
    },
  );
});

describe('a club’s own colour', () => {
  test.each([
    ['Es gibt ein Rot', 'Rot'],
    ['ein rotes Band', 'rotes'],
    ['There is one red', 'red'],
    ['Auf Ölzeug', 'Ölzeug'],
    ['a line in Kelp', 'Kelp'],
    ['petrol and turquoise', 'turquoise'],
  ])('is found in “%s”', (text, said) => {
    const found = colorsNamedIn('a.json', JSON.stringify({ red: { name: text } }));
    expect(found).toEqual([expect.stringContaining(`– ${said} is`)]);
  });

  test.each(['Der Ring hat eine Farbe', 'Spot ink', 'covered', 'Brot', 'Sandkasten'])(
    'is none in “%s”',
    (text) => {
      expect(colorsNamedIn('a.json', JSON.stringify([text]))).toEqual([]);
    },
  );
});
