import type { EditorLanguage } from '#i18n/editor-texts.ts';
import { type Cell, type Table, writtenDate } from './table.ts';

/** Tells spreadsheets that the file is in UTF-8; without it they garble umlauts. */
const byteOrderMark = '\uFEFF';

/** Spreadsheets split where their language does: a German one at semicolons, because its numbers have commas. */
const separators: Readonly<Record<EditorLanguage, string>> = { de: ';', en: ',' };

/** What stands before a number's decimals; nothing stands between its thousands. */
const decimalSigns: Readonly<Record<EditorLanguage, string>> = { de: ',', en: '.' };

/**
 * Where a spreadsheet would begin a formula: at the beginning of the text, and after everything at which any of them
 * might split it, be the file opened with another separator than its own or its quotes misread. After a blank, a dash
 * between words is left alone.
 */
const formulaStart = /(?<=^\s*|[;,|:\t\r\n"']\s*)(?=[=+\-@＝＋－＠])|(?<=\s)(?=[=@＝＠]|[+\-＋－]\S)/g;

/** A table as CSV (RFC 4180, but for the separator), line by line. No cell is a formula. */
export async function* csvLines({ header, rows }: Table, language: EditorLanguage): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(header, language);
  for await (const row of rows) yield csvLine(row, language);
}

export function csvLine(cells: readonly Cell[], language: EditorLanguage): string {
  return `${cells.map((cell) => csvCell(cell, language)).join(separators[language])}\r\n`;
}

function csvCell(cell: Cell, language: EditorLanguage): string {
  if (typeof cell === 'number') return String(cell).replace('.', decimalSigns[language]);
  if (cell instanceof Date) return writtenDate(cell, language);
  const text = cell.replace(formulaStart, "'");
  return /[";,|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
