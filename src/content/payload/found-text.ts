import { or, type SQL, type SQLWrapper, sql } from '@payloadcms/db-sqlite/drizzle';
import { tidyText } from '#typed/text.ts';

/** Compares a column with a pattern of LIKE. */
type Matches = (column: SQLWrapper, pattern: string) => SQL;

interface Searching {
  operators: Record<'like' | 'contains' | 'not_like', unknown>;
}

/**
 * Lets lists be searched whatever the case, and whether letters and their marks are one character or two: SQLite
 * ignores case only from A to Z, and neither database knows that `ü` can be written in two ways.
 */
export function findWrittenOtherwise(adapter: Searching, matches: Matches): void {
  const found = (column: SQLWrapper, typed: unknown) =>
    or(...[...new Set(spellings(String(typed)))].map((pattern) => matches(column, pattern)));
  adapter.operators.like = found;
  adapter.operators.contains = found;
  // Payload compares it with the whole text.
  adapter.operators.not_like = (column: SQLWrapper, typed: unknown) =>
    sql`NOT (${found(column, `%${String(typed)}%`)})`;
}

/** What is stored may be older than the rule by which letters are composed. */
function spellings(typed: string): string[] {
  const tidy = tidyText(typed);
  return [tidy, tidy.normalize('NFD')];
}

export const inPostgres: Matches = (column, pattern) => sql`${column} ILIKE ${pattern}`;

/** GLOB knows sets of characters, so that each letter stands for both of its cases. */
export const inSqlite: Matches = (column, pattern) => sql`${column} GLOB ${globOf(pattern)}`;

function globOf(pattern: string): string {
  return Array.from(pattern, (sign) => {
    if (sign === '%') return '*';
    if (sign === '_') return '?';
    const cases = [sign, sign.toLowerCase(), sign.toUpperCase()].filter((each) => [...each].length === 1);
    return /[\p{L}*?[]/u.test(sign) ? `[${[...new Set(cases)].join('')}]` : sign;
  }).join('');
}
