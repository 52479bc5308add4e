import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { editorLanguages } from '#i18n/editor-texts.ts';
import { csvLine, csvLines } from './csv.ts';

describe('a line of CSV', () => {
  it.each([
    [['Breit', 12], 'Breit;12\r\n', 'Breit,12\r\n'],
    [['Ja, „sehr“', 0], '"Ja, „sehr“";0\r\n', '"Ja, „sehr“",0\r\n'],
    [['A "quoted" word', 1.5], '"A ""quoted"" word";1,5\r\n', '"A ""quoted"" word",1.5\r\n'],
    [['two\nlines'], '"two\nlines"\r\n', '"two\nlines"\r\n'],
    [['=1+1', '-', '@x'], "'=1+1;'-;'@x\r\n", "'=1+1,'-,'@x\r\n"],
    [['a;=1+1'], `"a;'=1+1"\r\n`, `"a;'=1+1"\r\n`],
    [['x\n=1+1'], `"x\n'=1+1"\r\n`, `"x\n'=1+1"\r\n`],
    [['Tor - Jubel', 'a@b.example'], 'Tor - Jubel;a@b.example\r\n', 'Tor - Jubel,a@b.example\r\n'],
    [[new Date('2026-11-22T17:05:09Z')], '22.11.2026 18:05:09\r\n', '2026-11-22 18:05:09\r\n'],
  ])('of %j is written for each language', (cells, german, english) => {
    expect(csvLine(cells, 'de')).toBe(german);
    expect(csvLine(cells, 'en')).toBe(english);
  });
});

/** Texts with everything that splits a line or starts a formula. */
const nastyText = fc
  .array(fc.constantFrom(...'=+-@＝＋－＠;,|:\t\r\n"\' ax1', '=1+1', '";"=1', '+49', '\r\n@'), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''));

const separators = [',', ';', '\t', '|', ':', ' '];

test('whatever it is split at, quotes heeded or not, no cell begins a formula', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(nastyText, nastyText), { minLength: 1, maxLength: 3 }),
      async (rows) => {
        for (const language of editorLanguages) {
          const text = await written(rows, language);
          for (const separator of separators) {
            // A sign with nothing to compute after it is text to every spreadsheet.
            for (const cell of [
              ...inQuotes(text, separator),
              ...text.split(new RegExp(`[\\r\\n"${separator}]`)),
            ])
              expect(cell.trimStart(), JSON.stringify({ text, separator })).not.toMatch(
                /^(?:[=@＝＠]|[+\-＋－]+[\w(=@])/,
              );
          }
        }
      },
    ),
  );
});

test('another library reads what was written, for each language with its own separator', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.string(), fc.integer()), { minLength: 1 }), async (rows) => {
      for (const [language, delimiter] of [
        ['de', ';'],
        ['en', ','],
      ] as const) {
        const text = await written(rows, language);
        const read: unknown = parse(text, { bom: true, delimiter, record_delimiter: '\r\n' });
        const unguarded = JSON.stringify(read).replaceAll("'", '');
        expect(unguarded).toBe(
          JSON.stringify([
            ['Text', 'Zahl'],
            ...rows.map(([words, number]) => [words, String(number)]),
          ]).replaceAll("'", ''),
        );
      }
    }),
  );
});

async function written(
  rows: readonly (readonly [string, string | number])[],
  language: 'de' | 'en',
): Promise<string> {
  let text = '';
  for await (const line of csvLines({ header: ['Text', 'Zahl'], rows: eachOf(rows) }, language)) text += line;
  return text;
}

async function* eachOf<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}

/** As read by a spreadsheet that respects quotes and splits at a different separator. */
function inQuotes(text: string, delimiter: string): string[] {
  const records: string[][] = parse(text, {
    bom: true,
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    skip_records_with_error: true,
  });
  return records.flat();
}
