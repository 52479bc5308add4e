import type { EditorLanguage } from '#i18n/editor-texts.ts';
import { type Cell, type Table, writtenDate } from './table.ts';

/** Marks the file as UTF-8; without it spreadsheets garble umlauts. */
const byteOrderMark = '\uFEFF';

/** Spreadsheets split by locale: German ones at semicolons, because their numbers have commas. */
const separators: Readonly<Record<EditorLanguage, string>> = { de: ';', en: ',' };

/** Decimal separators; there are no thousands separators. */
const decimalSigns: Readonly<Record<EditorLanguage, string>> = { de: ',', en: '.' };

/**
 * Where a spreadsheet could start a formula: at the start of the text and after anything it might split at, if the
 * file is opened with another separator or its quotes are misread. After a space, a dash between words is left alone.
 */
const formulaStart = /(?<=^\s*|[;,|:\t\r\n"']\s*)(?=[=+\-@＝＋－＠])|(?<=\s)(?=[=@＝＠]|[+\-＋－]\S)/g;

const guarded = /(?<=^\s*|[;,|:\t\r\n"']\s*|\s)'(?=[=+\-@＝＋－＠])/g;

/** A cell of such a table as it was before `csvLines` kept it from being a formula. */
export function withoutGuard(cell: string): string {
  return cell.replace(guarded, '');
}

/** A table as CSV (RFC 4180 except for the separator), line by line. No cell is a formula. */
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
