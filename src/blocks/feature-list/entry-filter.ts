import type { Entry } from './entries.ts';
import type { Answer } from './value-answers.ts';

/** Whether an entry is meant by what someone types: every word has to occur in its name, its kind or its sentence. */
export function matchesQuery(entry: Pick<Entry, 'title' | 'kind' | 'text'>, query: string): boolean {
  return saysAll([entry.title, entry.kind, entry.text].filter(Boolean).join(' '), query);
}

/** How many answers are read before somebody says more. */
const mostAnswers = 12;

/** The values that are meant by at least two signs, those first whose name or value begins with what was typed. */
export function answersTo(query: string, answers: readonly Answer[]): Answer[] {
  const typed = plain(query).trim();
  if (typed.length < 2) return [];
  const isDirect = ({ title, value }: Answer) =>
    [title, value].some((text) => plain(text).trim().startsWith(typed));
  return answers
    .filter(({ title, value, also }) => saysAll(`${title} ${value} ${also}`, query))
    .sort((one, other) => Number(isDirect(other)) - Number(isDirect(one)))
    .slice(0, mostAnswers);
}

function saysAll(text: string, query: string): boolean {
  const said = plain(text);
  return plain(query)
    .split(' ')
    .filter(Boolean)
    .every((word) => said.includes(word));
}

/** Small letters without accents: who types `uberschrift` or `fliesstext` means the same. */
function plain(text: string): string {
  return text
    .replaceAll('\u00AD', '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[^a-z0-9]+/g, ' ');
}
