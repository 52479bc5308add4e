import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const payloads = ['ui', 'next', 'richtext-lexical'].map((name) => `node_modules/@payloadcms/${name}/dist`);

/** Classes that Payload composes from a prefix and a value, or from our values. */
const composed: readonly { start: string; ends: readonly string[]; why: string }[] = [
  { start: 'btn--icon-style-', ends: ['with-border'], why: 'the look of an icon in a button' },
  { start: 'collection-list--', ends: ['media'], why: 'a list is named by its collection' },
  { start: 'cell-', ends: ['alt', 'languages', 'filename'], why: 'a cell is named by its field' },
];

function filesIn(directory: string, name: RegExp): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file) && !file.startsWith('.next'))
    .map((file) => join(directory, file));
}

/** Every word in Payload's code and styles, and classes built from a component's base class (`${baseClass}__nav`). */
function payloadWords(): ReadonlySet<string> {
  const words = new Set<string>();
  for (const file of payloads.flatMap((directory) => filesIn(directory, /\.(js|css)$/))) {
    const code = readFileSync(file, 'utf8');
    for (const word of code.match(/[A-Za-z_][\w-]*/g) ?? []) words.add(word);
    const bases = new Set([...code.matchAll(/\w = ['"`]([\w-]+)['"`]/g)].map(([, base = '']) => base));
    const endings = new Set([...code.matchAll(/\$\{\w+\}([\w-]+)/g)].map(([, ending = '']) => ending));
    for (const base of bases) for (const ending of endings) words.add(base + ending);
  }
  return words;
}

const className = /(?<![\w/.])\.([A-Za-z_][\w-]*)(?![\w.(-])/g;

function classesOf(text: string): string[] {
  return [...text.matchAll(className)].map(([, name = '']) => name);
}

/** Payload's classes that a stylesheet or a selector in code relies on; our own come from CSS modules. */
function reliedOn(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  if (file.endsWith('.module.css'))
    return [...text.matchAll(/:global\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(([, inside = '']) =>
      classesOf(inside),
    );
  if (file.endsWith('.css'))
    return [...text.replace(/url\([^)]*\)/g, '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(
      ([, name = '']) => name,
    );
  if (file.endsWith('mend-parts.ts'))
    return [...text.matchAll(/'([^'\n]*)'/g)].flatMap(([, quoted = '']) => classesOf(quoted));
  return [
    ...text.matchAll(/\b(?:closest|querySelector|querySelectorAll|matches)\(\s*['"`]([^'"`]+)/g),
  ].flatMap(([, selector = '']) => classesOf(selector));
}

test('every class of Payload’s that we style, mend or look for is in its code', () => {
  const words = payloadWords();
  const expected = composed.flatMap(({ start, ends }) =>
    words.has(start) ? ends.map((end) => start + end) : [],
  );
  const known = new Set([...words, ...expected]);
  const sources = filesIn('src/content', /(?<!\.test)\.(css|tsx?)$/);
  const relied = sources.flatMap((file) => reliedOn(file).map((name) => ({ file, name })));
  // Guards against a test that finds nothing to check.
  for (const name of [
    'nullify-locale-field',
    'clipboard-action__popup',
    'delete-documents__checkbox',
    'restore-button__checkbox',
  ])
    expect(relied.map((one) => one.name)).toContain(name);
  expect(relied.filter(({ name }) => !known.has(name))).toEqual([]);
});

test('every variable of Payload’s theme that we use is in its code, and only this room uses any', () => {
  const used = filesIn('src/content', /(?<!\.test)\.(css|tsx?)$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/--((?:theme|style-radius)-[\w-]+|base\b)/g)].map(
      ([, name = '']) => ({ file, name }),
    ),
  );
  const words = payloadWords();
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter(({ file }) => !file.startsWith('src/content/payload/'))).toEqual([]);
  // Steps of a scale are composed.
  expect(used.filter(({ name }) => !words.has(name) && !name.endsWith('-'))).toEqual([]);
});
