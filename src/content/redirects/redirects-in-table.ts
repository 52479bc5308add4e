import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { EditorText } from '#i18n/editor-texts.ts';
import { normalizePagePath, pagePathProblem } from '#pages/page-path.ts';
import { isRedirectTarget } from '#pages/redirect-target.ts';

export interface ImportedRedirect {
  /** In the file, from 1. */
  line: number;
  from: string;
  to: string;
  status: '301' | '302';
}

export interface ImportProblem {
  line: number;
  message: EditorText;
}

/** The maximum redirects per file: each is compared with all others to find loops. */
export const maxImported = 500;

/** Words of a header row, such as those of our own exports. */
const columnNames = /^(?:von|from|alt|old|source|quelle)$/i;

/**
 * Parses a table of redirects: from, to and optionally 301 or 302, separated by semicolons, commas or tabs. Invalid
 * rows are reported with their line.
 */
export function redirectsInTable(csv: string): {
  redirects: readonly ImportedRedirect[];
  problems: readonly ImportProblem[];
} {
  const rows = rowsOf(csv);
  if (!rows) return { redirects: [], problems: [{ line: 1, message: noTable }] };
  const redirects: ImportedRedirect[] = [];
  const problems: ImportProblem[] = [];
  const lines = new Map<string, number>();
  for (const { line, cells } of rows) {
    const [from = '', to = '', status = ''] = cells;
    if (line === rows[0]?.line && columnNames.test(from)) continue;
    const path = normalizePagePath(from);
    const message = problemOf(from, path, to, status, lines.get(path));
    lines.set(path, line);
    if (message) problems.push({ line, message });
    else redirects.push({ line, from: path, to, status: status === '302' ? '302' : '301' });
  }
  if (redirects.length > maxImported) problems.push({ line: maxImported + 1, message: tooMany });
  if (redirects.length === 0 && problems.length === 0) problems.push({ line: 1, message: noTable });
  return { redirects, problems };
}

const recordsSchema = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
);

function rowsOf(csv: string): { line: number; cells: string[] }[] | undefined {
  const divider = /[;\t,]/.exec(csv.split('\n', 1)[0] ?? '')?.[0] ?? ';';
  try {
    const records = parse(csv, {
      bom: true,
      delimiter: divider,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    return recordsSchema.parse(records).map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch {
    return undefined;
  }
}

function problemOf(
  written: string,
  path: string,
  to: string,
  status: string,
  earlier: number | undefined,
): EditorText | undefined {
  if (written === '' || path === '/') {
    return { de: 'Der alte Pfad fehlt, zum Beispiel /alt.', en: 'The old path is missing, such as /old.' };
  }
  const problem = pagePathProblem(path);
  if (problem) return problem;
  if (earlier !== undefined) {
    return {
      de: `${path} steht schon in Zeile ${earlier}. Ein Pfad kann nur an einen Ort führen.`,
      en: `${path} stands in line ${earlier} already. A path can lead to one place only.`,
    };
  }
  if (!isRedirectTarget(to)) {
    return {
      de: `„${to}“ ist kein Ziel. Bitte eine Seite (/strategie) oder eine Adresse mit https:// angeben.`,
      en: `“${to}” is not a target. Please give a page (/strategie) or an address with https://.`,
    };
  }
  if (!['', '301', '302'].includes(status)) {
    return {
      de: `„${status}“ ist keine Dauer. Es gibt 301 (dauerhaft) und 302 (vorläufig).`,
      en: `“${status}” is no duration. There are 301 (permanent) and 302 (temporary).`,
    };
  }
  return undefined;
}

const noTable: EditorText = {
  de: 'Hier steht keine Weiterleitung. Erwartet wird eine CSV-Datei: je Zeile der alte Pfad, das Ziel und, wenn gewünscht, 301 oder 302.',
  en: 'There is no redirect in here. A CSV file is expected: in each line the old path, the target and, if you like, 301 or 302.',
};

const tooMany: EditorText = {
  de: `Höchstens ${maxImported} Weiterleitungen auf einmal. Bitte die Datei teilen.`,
  en: `${maxImported} redirects at once at most. Please split the file.`,
};
