import type { EditorText } from '#i18n/editor-texts.ts';
import { formerAddress, formerAddressProblem } from '#pages/former-address.ts';
import { isRedirectTarget, redirectTarget } from '#pages/redirect-target.ts';
import { readTable } from './read-table.ts';

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

/** The names of columns in our own exports and those of other programs, without what divides their words. */
const columnNames = {
  from: /^(?:von|from|alt|alteadresse|alteurl|alterpfad|old|oldurl|oldpath|oldaddress|source|sourceurl|sourcepath|quelle|ausgangsurl|origin|originalurl|redirectfrom|request|requesturl)$/,
  to: /^(?:nach|to|neu|neueadresse|neueurl|neuerpfad|ziel|zielurl|new|newurl|newpath|newaddress|target|targeturl|destination|destinationurl|redirectto|redirecturl)$/,
  status: /^(?:status|dauer|duration|code|type|typ|art|httpcode|statuscode|targetstatuscode|redirecttype)$/,
};

interface Columns {
  from: number;
  to: number;
  status: number;
}

/**
 * Parses a table of redirects: from, to and optionally 301 or 302, in this order or under heads that say which is
 * which. Invalid rows are reported with their line.
 */
export function redirectsInTable(csv: string): {
  redirects: readonly ImportedRedirect[];
  problems: readonly ImportProblem[];
} {
  const rows = readTable(
    csv,
    (cells) => cells.length > 1 && (isHead(cells) || cells.slice(1).some(isTarget)),
  );
  if (!rows) return { redirects: [], problems: [{ line: 1, message: noTable }] };
  const [head, ...others] = rows;
  const named = head && isHead(head.cells);
  const columns = named ? columnsOf(head.cells, others) : { from: 0, to: 1, status: 2 };
  const redirects: ImportedRedirect[] = [];
  const problems: ImportProblem[] = [];
  const lines = new Map<string, number>();
  for (const { line, cells } of named ? others : rows) {
    const cell = (column: keyof Columns) => cells[columns[column]] ?? '';
    const from = formerAddress(cell('from'));
    const to = redirectTarget(cell('to'));
    const message = problemOf(from, to, cell('status'), lines.get(from));
    lines.set(from, line);
    if (message) problems.push({ line, message });
    else redirects.push({ line, from, to, status: statusIn(cell('status')) === '302' ? '302' : '301' });
  }
  if (redirects.length > maxImported) problems.push({ line: maxImported + 1, message: tooMany });
  if (redirects.length === 0 && problems.length === 0) problems.push({ line: 1, message: noTable });
  return { redirects, problems };
}

function isTarget(cell: string): boolean {
  return isRedirectTarget(redirectTarget(cell));
}

function isHead(cells: readonly string[]): boolean {
  return (
    columnNames.from.test(plain(cells[0])) || (columnOf('from', cells) >= 0 && columnOf('to', cells) >= 0)
  );
}

function columnsOf(head: readonly string[], rows: readonly { cells: readonly string[] }[]): Columns {
  const [from, to] = [columnOf('from', head), columnOf('to', head)];
  const named = head.flatMap((name, column) => (columnNames.status.test(plain(name)) ? [column] : []));
  // Other programs also have a status that says whether the redirect is active.
  const status = named.find((column) => rows.every(({ cells }) => statusIn(cells[column]) !== undefined));
  return to < 0 ? { from: 0, to: 1, status: 2 } : { from, to, status: status ?? named[0] ?? -1 };
}

function columnOf(column: keyof Columns, head: readonly string[]): number {
  return head.findIndex((name) => columnNames[column].test(plain(name)));
}

function plain(name = ''): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}

/** The number, or nothing, in `301`, `Dauerhaft (301)` and an empty cell; undefined for anything else. */
function statusIn(cell = ''): string | undefined {
  return cell === '' ? '' : /(?<!\d)(?:301|302)(?!\d)/.exec(cell)?.[0];
}

function problemOf(
  from: string,
  to: string,
  status: string,
  earlier: number | undefined,
): EditorText | undefined {
  const problem = formerAddressProblem(from);
  if (problem) return problem;
  if (earlier !== undefined) {
    return {
      de: `${from} steht schon in Zeile ${earlier}. Ein Pfad kann nur an einen Ort führen.`,
      en: `${from} stands in line ${earlier} already. A path can lead to one place only.`,
    };
  }
  if (!isRedirectTarget(to)) {
    return {
      de: `„${to}“ ist kein Ziel. Bitte eine Seite (/strategie) oder eine Adresse mit https:// angeben.`,
      en: `“${to}” is not a target. Please give a page (/strategie) or an address with https://.`,
    };
  }
  if (statusIn(status) === undefined) {
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
