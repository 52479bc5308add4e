import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { maxRows, xlsxFile } from './xlsx.ts';

test('another library reads texts as texts, numbers as numbers and times by the club’s clock', async () => {
  const file = await xlsxFile({
    header: ['Text', 'Zahl', 'Zeit'],
    rows: rowsOf([
      ['=1+1', 12.5, new Date('2026-11-22T17:05:09Z')],
      ['Größe & „Maß“ <b>\u0007', -3, new Date('2026-07-01T10:00:00Z')],
      ['', 0, new Date(0)],
    ]),
  });
  if (!file) throw new Error('There is no file.');
  const [sheet] = await readXlsxFile(file);
  expect(
    sheet?.data.map((row) => row.map((cell) => (cell instanceof Date ? cell.toISOString() : cell))),
  ).toEqual([
    ['Text', 'Zahl', 'Zeit'],
    ['=1+1', 12.5, '2026-11-22T18:05:09.000Z'],
    ['Größe & „Maß“ <b>', -3, '2026-07-01T12:00:00.000Z'],
    [null, 0, '1970-01-01T01:00:00.000Z'],
  ]);
});

test('more rows than a workbook takes are no file', async () => {
  async function* many() {
    for (let row = 0; row <= maxRows; row += 1) yield ['x'];
  }
  expect(await xlsxFile({ header: ['Text'], rows: many() })).toBeUndefined();
});

async function* rowsOf<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
