import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { parsed } from '#content/api/endpoint.ts';
import { refuse } from '#content/api/endpoint-answers.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { csvLines } from './csv.ts';
import { fileAnswer } from './file-answer.ts';
import type { Table } from './table.ts';
import { maxRows, xlsxFile } from './xlsx.ts';

const tableFormat = z.enum(['csv', 'xlsx']);

type TableFormat = z.infer<typeof tableFormat>;

/** The table as a download called `name`, formatted for spreadsheets in the user's language. */
export async function tableAnswer(
  name: string,
  format: TableFormat,
  table: Table,
  req: PayloadRequest,
): Promise<Response> {
  if (format === 'csv')
    return fileAnswer(`${name}.csv`, 'text/csv; charset=utf-8', csvLines(table, editorLanguageOf(req)));
  const file = await xlsxFile(table);
  if (!file) {
    return refuse(req, 413, {
      de: `Das sind mehr als ${maxRows.toLocaleString('de')} Zeilen, zu viele für eine Excel-Datei von hier. Bitte als CSV speichern; Excel öffnet auch das.`,
      en: `These are more than ${maxRows.toLocaleString('en')} rows, too many for an Excel file from here. Please save them as CSV; Excel opens that, too.`,
    });
  }
  return fileAnswer(
    `${name}.xlsx`,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    file,
  );
}

/** What the URL asks for by `format`. */
export function formatOf({ searchParams }: PayloadRequest, usual?: TableFormat): TableFormat {
  return parsed(tableFormat, searchParams.get('format') ?? usual, {
    de: 'Bitte nennen, als was gespeichert werden soll: &format=csv oder &format=xlsx.',
    en: 'Please say as what to save it: &format=csv or &format=xlsx.',
  });
}
