import writeXlsxFile, { type Cell as XlsxCell } from 'write-excel-file/node';
import { timeZone } from '#i18n/time-zone.ts';
import type { Cell, Table } from './table.ts';

/** The maximum rows of a workbook, which unlike CSV is built in memory. */
export const maxRows = 100_000;

/** Excel's limit per cell, in UTF-16 code units. */
const longestText = 32_767;

/** Characters that XML can't hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const notInXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** A table as a workbook (Office Open XML) with one sheet; undefined beyond `maxRows`. */
export async function xlsxFile({ header, rows }: Table): Promise<Buffer<ArrayBuffer> | undefined> {
  const sheet: XlsxCell[][] = [header.map((value) => ({ value, type: String, fontWeight: 'bold' }))];
  for await (const row of rows) {
    if (sheet.length > maxRows) return undefined;
    sheet.push(row.map(xlsxCell));
  }
  const columns = header.map((_, index) => ({ width: widthOf(sheet, index) }));
  const file = await writeXlsxFile(sheet, { columns, stickyRowsCount: 1 }).toBuffer();
  return Buffer.from(file);
}

function xlsxCell(cell: Cell): XlsxCell {
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (cell instanceof Date) return { value: onTheClock(cell), type: Date, format: 'yyyy-mm-dd hh:mm:ss' };
  const value = cell.toWellFormed().replace(notInXml, '').slice(0, longestText);
  return value === '' ? null : { value, type: String };
}

/** Workbooks have no time zones: dates are written in the club's local time. */
function onTheClock(date: Date): Date {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return new Date(`${parts.format(date).replace(' ', 'T')}Z`);
}

/** The column width that fits the first rows, in characters. */
function widthOf(sheet: readonly XlsxCell[][], index: number): number {
  const lengths = sheet.slice(0, 50).map((row) => {
    const cell = row[index];
    return cell && typeof cell === 'object' && 'value' in cell && typeof cell.value === 'string'
      ? cell.value.length
      : 19;
  });
  return Math.min(60, Math.max(10, ...lengths) + 2);
}
