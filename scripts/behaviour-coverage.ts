/**
 * Lists the numbered rows of docs/behaviour.md that no test is named after.
 * Ends with 1 while there are any.
 *
 *     npm run behaviour:coverage
 */
import { globSync, readFileSync } from 'node:fs';

const numbers = /\d+\.\d+/g;

const rows = rowsOf(readFileSync('docs/behaviour.md', 'utf8'));
const tested = new Set(
  globSync('{src,scripts,tests}/**/*.{spec,test}.ts').flatMap((file) =>
    numbersInTitles(readFileSync(file, 'utf8')),
  ),
);
const untested = [...rows].filter(([number]) => !tested.has(number));
for (const [, name] of untested) console.log(name);
console.log(`\n${rows.size - untested.length} of ${rows.size} rows have a test that is named after them.`);
process.exit(untested.length === 0 ? 0 : 1);

/** Each row's first cell by its number. `4.1–4.3 Lightbox` and `7.2, 7.3 In the browser` are several rows. */
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

/** Numbers with which the titles of tests and of groups of tests begin. */
function numbersInTitles(source: string): string[] {
  return [...source.matchAll(/\b(?:test|describe|it)\(\s*[`'"]([\d., –]+)/g)].flatMap(
    ([, title = '']) => title.match(numbers) ?? [],
  );
}
