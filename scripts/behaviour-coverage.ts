/**
 * Lists where each numbered row of docs/behaviour.md is tested, and in which suite. Exits with 1 if a row has
 * no test in `npm test`.
 *
 *     npm run behaviour:coverage
 */
import { globSync, readFileSync } from 'node:fs';

interface Place {
  file: string;
  suite: 'core' | 'release';
}

const numbers = /\d+\.\d+/g;

const rows = rowsOf(readFileSync('docs/behaviour.md', 'utf8'));
const placesOf = new Map<string, Place[]>();
for (const file of globSync('{src,scripts,tests}/**/*.{spec,test}.{ts,tsx}').sort())
  for (const { number, suite } of numbersInTitles(file)) {
    const places = placesOf.get(number) ?? [];
    if (!places.some((place) => place.file === file && place.suite === suite)) places.push({ file, suite });
    placesOf.set(number, places);
  }

let untested = 0;
for (const [number, name] of rows) {
  const places = placesOf.get(number) ?? [];
  console.log(name);
  for (const { file, suite } of places) console.log(`    ${file}${suite === 'release' ? ' (release)' : ''}`);
  if (places.some(({ suite }) => suite === 'core')) continue;
  untested += 1;
  console.log('    NOT TESTED by npm test');
}
console.log(`\n${rows.size - untested} of ${rows.size} rows are tested by npm test.`);
process.exit(untested === 0 ? 0 : 1);

/** The first cell of each row by number. `4.1–4.3 Lightbox` and `7.2, 7.3 In the browser` are several rows. */
function rowsOf(markdown: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, cell = ''] of markdown.matchAll(/^\|\s*(\d+\.\d[^|]*?)\s*\|/gm)) {
    const [first = '', last = first] = cell.match(numbers) ?? [];
    const [section = '', from = ''] = first.split('.');
    const isRange = cell.startsWith(`${first}–${last}`);
    const named = isRange
      ? Array.from(
          { length: Number(last.split('.')[1]) - Number(from) + 1 },
          (_, at) => `${section}.${Number(from) + at}`,
        )
      : (cell.match(numbers) ?? []);
    for (const number of named)
      if (!found.has(number)) found.set(number, `${number} ${cell.replace(/^[\d.,–\s]+/, '')}`);
  }
  return found;
}

/** Numbers at the start of the titles of tests and groups, with the suite that runs them. */
function numbersInTitles(file: string): { number: string; suite: Place['suite'] }[] {
  const source = readFileSync(file, 'utf8');
  const isRelease = /\.release\.(spec|test)\.|^tests\/engines\//.test(file);
  const titles = source.matchAll(/\b(?:test|describe|it)\(\s*([`'"])([\d., –]+).*?\1,(\s*release,)?/g);
  return [...titles].flatMap(([, , title = '', tag]) =>
    (title.match(numbers) ?? []).map((number) => ({
      number,
      suite: isRelease || tag ? ('release' as const) : ('core' as const),
    })),
  );
}
