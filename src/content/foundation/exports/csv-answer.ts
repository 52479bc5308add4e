import type { PayloadRequest } from 'payload';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { csvLines } from './csv.ts';
import { fileAnswer } from './file-answer.ts';
import type { Table } from './table.ts';

/** The table as a download called `name`, formatted for spreadsheets in the user's language. */
export function csvAnswer(name: string, table: Table, req: PayloadRequest): Response {
  return fileAnswer(`${name}.csv`, 'text/csv; charset=utf-8', csvLines(table, editorLanguageOf(req)));
}
