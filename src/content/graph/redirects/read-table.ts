import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { withoutGuard } from '#content/foundation/exports/csv.ts';

interface TableRow {
  /** In the file, from 1. */
  line: number;
  cells: readonly string[];
}

/** What spreadsheets and other programs put between cells. */
const separators = [';', '\t', ',', '|'];

const recordsSchema = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
);

/**
 * The rows of a CSV file, whatever program wrote it. Its separator is the one that Excel's first line names
 * (`sep=;`), else the one by which most rows are what is expected of them.
 * @returns undefined if it is no table
 */
export function readTable(
  text: string,
  isExpected: (cells: readonly string[]) => boolean,
): readonly TableRow[] | undefined {
  const [head, named] = /^\uFEFF?"?sep=(.)"?(?:\r\n?|\n|$)/i.exec(text) ?? [];
  const tables = (named === undefined ? separators : [named]).flatMap((separator) => {
    const rows = rowsOf(text.slice(head?.length ?? 0), separator);
    return rows ? [{ rows, expected: rows.filter(({ cells }) => isExpected(cells)).length }] : [];
  });
  const [best] = tables.sort((one, other) => other.expected - one.expected);
  return best?.rows.map(({ line, cells }) => ({ line: line + (head === undefined ? 0 : 1), cells }));
}

function rowsOf(text: string, separator: string): readonly TableRow[] | undefined {
  try {
    const records = parse(text, {
      bom: true,
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    return recordsSchema
      .parse(records)
      .map(({ record, info }) => ({ line: info.lines, cells: record.map(withoutGuard) }));
  } catch {
    return undefined;
  }
}
